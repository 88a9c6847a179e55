// Being told in this browser: it gives an address and keys by which it can be told, and the form brings them to us.
const offer = /** @type {HTMLElement} */ (document.getElementById('browser')),
  form = /** @type {HTMLFormElement} */ (offer.querySelector('form'));
const root = document.body.dataset.root;

/** @param {ParentNode} within @param {string} selector @param {boolean} hidden */
function hide(within, selector, hidden) {
  /** @type {HTMLElement | null} */
  const found = within.querySelector(selector);
  if (found) found.hidden = hidden;
}

/** The panel of this browser, if we tell it already. @param {PushSubscription} subscription */
const known = subscription =>
  document.querySelector(`[data-kind="push"][data-address="${CSS.escape(subscription.endpoint)}"]`);

/** The worker that will be told. */
async function listening() {
  await navigator.serviceWorker.register(root + '/worker.js');
  return navigator.serviceWorker.ready;
}

async function show() {
  const worker = await navigator.serviceWorker.getRegistration(root + '/');
  const subscription = await worker?.pushManager.getSubscription();
  const panel = subscription && known(subscription);
  offer.hidden = Boolean(panel);
  if (!panel) return;
  hide(panel, '.this-browser', false);
  panel.querySelector('.forget')?.addEventListener('submit', () => subscription.unsubscribe());
}

form.addEventListener('submit', async event => {
  event.preventDefault();
  try {
    const worker = await listening();
    const settings = {userVisibleOnly: true, applicationServerKey: offer.dataset.key};
    const given = (await worker.pushManager.subscribe(settings)).toJSON();
    const fields = {address: given.endpoint, p256dh: given.keys?.p256dh, auth: given.keys?.auth};
    for (const [name, value] of Object.entries(fields)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value || '';
    }
    form.submit();
  } catch {
    hide(offer, '.refused', false); // the reader said no, or the browser cannot
  }
});

if ('serviceWorker' in navigator && 'PushManager' in window) show();
