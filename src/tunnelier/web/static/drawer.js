// The rules beside the table: whatever leads to a rule opens them there.
import {by, one, target} from './page.js';

const drawer = by('drawer');
/** @type {Promise<void> | null} */
let rules = null; // on their way, or there
/** @param {string} address */
async function bring(address) {
  const text = await (await fetch(address)).text();
  drawer.append(one(new DOMParser().parseFromString(text, 'text/html'), '.rules'));
}
document.addEventListener('click', async event => {
  /** @type {HTMLAnchorElement | null} */
  const link = target(event).closest?.('a[href*="/rules/"]:not(figure a)');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  rules ??= bring(link.href);
  await rules;
  drawer.show();
  document.body.classList.add('beside-rules');
  drawer.querySelector('.there')?.classList.remove('there');
  const rule = document.getElementById(link.hash.slice(1)) || one(drawer, '#summary');
  rule.classList.add('there');
  rule.scrollIntoView();
});
drawer.addEventListener('close', () => document.body.classList.remove('beside-rules')); // a class: styles that ask `:has()` of a page are slow
drawer.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  drawer.close();
});
