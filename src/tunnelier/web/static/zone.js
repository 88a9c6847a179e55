// Quiet hours are told where the reader lives.
const zone = /** @type {HTMLInputElement} */ (document.querySelector('input[name=zone]'));
if (zone.value === 'UTC') zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
