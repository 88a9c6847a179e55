// The rules, searched: what does not speak of it is hidden.
const sought = /** @type {HTMLInputElement} */ (document.getElementById('sought')),
  told = '.rules :is(li, figure, tbody tr, section > p)';
/** @type {(selector: string) => NodeListOf<HTMLElement>} */
const all = selector => document.querySelectorAll(selector);
sought.parentElement?.removeAttribute('hidden');
sought.addEventListener('input', () => {
  const words = sought.value.toLowerCase();
  /** @param {HTMLElement} each */
  const some = each => !words || each.querySelector(':is(li, figure, tr):not([hidden])');
  for (const each of all(told))
    each.hidden = !(each.textContent || '').toLowerCase().includes(words);
  for (const part of all('.rules section')) part.hidden = !some(part);
});
