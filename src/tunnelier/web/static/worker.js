// Beside the pages: it shows what we are told while none is open, and one's tables as they were when nobody can be reached.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const here = new URL(worker.registration.scope);
const away = new URL('away', here).href;
const looks = ['static/style.css', 'static/icon.svg', 'static/app.js'].map(
  path => new URL(path, here).href,
);
const kept = 'away';

/** What is shown without a connection. */
async function keep() {
  const cache = await caches.open(kept);
  await Promise.all(
    [away, ...looks].map(async address => {
      const answer = await fetch(address, {cache: 'no-cache'});
      if (answer.ok) await cache.put(address, answer);
    }),
  );
}

worker.addEventListener('install', event =>
  event.waitUntil(keep().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));

// Pages come from the service, always: what is kept is shown where no answer comes at all.
/** @param {FetchEvent} event */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (new URL(event.request.url).pathname === here.pathname)
      event.waitUntil(keep().catch(() => null));
    return answer;
  } catch {
    return (await caches.match(away)) || Response.error();
  }
}

/** A file of such a page. @param {Request} request */
const file = request =>
  fetch(request).catch(async () => (await caches.match(request.url)) || Response.error());

worker.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(page(event));
  else if (looks.includes(event.request.url)) event.respondWith(file(event.request));
});

// --- being told

worker.addEventListener('push', event => {
  const told = event.data?.json();
  const icon = new URL('static/icon-192.png', here).href;
  const shown = worker.registration.showNotification('Tunnelier', {
    body: told.said,
    tag: told.tag,
    data: told.link,
    icon,
  });
  event.waitUntil(shown);
});

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, here)));
});

/** In the page that shows it already, or in a new one. @param {URL} link */
async function open(link) {
  if (link.origin !== here.origin) return null;
  const pages = await worker.clients.matchAll({type: 'window', includeUncontrolled: true});
  const there = pages.find(each => each.url.split('#')[0] === link.href);
  return there ? there.focus() : worker.clients.openWindow(link.href);
}
