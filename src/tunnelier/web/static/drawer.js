// The rules beside the table: whatever leads to a rule opens them there.
import {by} from './page.js';

const drawer = by('drawer');
let rules = null;
document.addEventListener('click', async event => {
  const link = event.target.closest?.('a[href*="/rules/"]:not(figure a)');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  rules ??= fetch(link.href)
    .then(answer => answer.text())
    .then(text =>
      drawer.append(new DOMParser().parseFromString(text, 'text/html').querySelector('.rules')),
    );
  await rules;
  drawer.show();
  document.body.classList.add('beside-rules');
  drawer.querySelector('.there')?.classList.remove('there');
  const rule = by(link.hash.slice(1)) || by('summary');
  rule.classList.add('there');
  rule.scrollIntoView();
});
drawer.addEventListener('close', () => document.body.classList.remove('beside-rules')); // a class: styles that ask `:has()` of a page are slow
drawer.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  drawer.close();
});
