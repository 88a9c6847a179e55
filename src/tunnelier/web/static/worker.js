// Beside the pages: it shows what we are told while none is open, and one's tables as they were when nobody can be reached.
const here = new URL(self.registration.scope);
const away = new URL('away', here).href;
const looks = ['static/style.css', 'static/icon.svg', 'static/app.js'].map(
  path => new URL(path, here).href,
);
const kept = 'away';

async function keep() {
  // what is shown without a connection
  const cache = await caches.open(kept);
  await Promise.all(
    [away, ...looks].map(async address => {
      const answer = await fetch(address, {cache: 'no-cache'});
      if (answer.ok) await cache.put(address, answer);
    }),
  );
}

self.addEventListener('install', event => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

// Pages come from the service, always: what is kept is shown where no answer comes at all.
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (new URL(event.request.url).pathname === here.pathname)
      event.waitUntil(keep().catch(() => null));
    return answer;
  } catch (error) {
    return (await caches.match(away)) || Response.error();
  }
}

self.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(page(event));
  else if (looks.includes(event.request.url))
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request.url)));
});

// --- being told

self.addEventListener('push', event => {
  const told = event.data.json();
  const icon = new URL('static/icon-192.png', here).href;
  const shown = self.registration.showNotification('Tunnelier', {
    body: told.said,
    tag: told.tag,
    data: told.link,
    icon,
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, here)));
});

async function open(link) {
  // in the page that shows it already, or in a new one
  if (link.origin !== here.origin) return null;
  const pages = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  const there = pages.find(each => each.url.split('#')[0] === link.href);
  return there ? there.focus() : self.clients.openWindow(link.href);
}
