// One's own tables on the first page: whose turn it is changes by itself.
const mine = document.getElementById('mine');
let last = '';
setInterval(async () => {
  const answer = document.hidden
    ? null
    : await fetch(document.body.dataset.root + '/mine').catch(() => null);
  const told = answer?.ok ? await answer.text() : last;
  if (told === last) return;
  const at = mine.contains(document.activeElement) && document.activeElement.href;
  mine.innerHTML = last = told;
  for (const link of mine.querySelectorAll('a')) if (link.href === at) link.focus();
}, 4000);
