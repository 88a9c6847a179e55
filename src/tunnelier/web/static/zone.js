// Quiet hours are told where the reader lives.
document.querySelector('input[name=zone]').value = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
