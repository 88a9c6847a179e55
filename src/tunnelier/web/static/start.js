// One's own tables on the first page: whose turn it is changes by itself.
const mine = /** @type {HTMLElement} */ (document.getElementById('mine'));
let last = '';
setInterval(async () => {
  const answer = document.hidden
    ? null
    : await fetch(document.body.dataset.root + '/mine').catch(() => null);
  const told = answer?.ok ? await answer.text() : last;
  if (told === last) return;
  const at = document.activeElement,
    focused = mine.contains(at) && at instanceof HTMLAnchorElement ? at.href : null;
  last = told;
  mine.innerHTML = told;
  for (const link of mine.querySelectorAll('a')) if (link.href === focused) link.focus();
}, 4000);
