// Being told in this browser: it gives an address and keys by which it can be told, and the form brings them to us.
const offer = document.getElementById('browser'),
  form = offer.querySelector('form');
const root = document.body.dataset.root;

function known(subscription) {
  // the panel of this browser, if we tell it already
  return (
    subscription &&
    document.querySelector(
      `[data-kind="push"][data-address="${CSS.escape(subscription.endpoint)}"]`,
    )
  );
}

async function listening() {
  // the worker that will be told
  await navigator.serviceWorker.register(root + '/worker.js');
  return navigator.serviceWorker.ready;
}

async function show() {
  const worker = await navigator.serviceWorker.getRegistration(root + '/');
  const subscription = await worker?.pushManager.getSubscription();
  const panel = known(subscription);
  offer.hidden = Boolean(panel);
  if (!panel) return;
  panel.querySelector('.this-browser').hidden = false;
  panel.querySelector('.forget').addEventListener('submit', () => subscription.unsubscribe());
}

form.addEventListener('submit', async event => {
  event.preventDefault();
  try {
    const worker = await listening();
    const settings = {userVisibleOnly: true, applicationServerKey: offer.dataset.key};
    const given = (await worker.pushManager.subscribe(settings)).toJSON();
    form.elements.address.value = given.endpoint;
    for (const name of ['p256dh', 'auth']) form.elements[name].value = given.keys[name];
    form.submit();
  } catch (error) {
    // the reader said no, or the browser cannot
    offer.querySelector('.refused').hidden = false;
  }
});

if ('serviceWorker' in navigator && 'PushManager' in window) show();
