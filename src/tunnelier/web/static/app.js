// The pages as an app: a worker beside them knows one's tables where nobody is reached.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.register(document.body.dataset.root + '/worker.js').catch(() => null);
if (document.body.classList.contains('nobody-there'))
  addEventListener('online', async () => {
    // the network is there; are we?
    if ((await fetch(location.href, {method: 'HEAD'}).catch(() => null))?.ok) location.reload();
  });
