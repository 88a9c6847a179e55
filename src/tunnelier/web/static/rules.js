// The rules, searched: what does not speak of it is hidden.
const sought = document.getElementById('sought'),
  told = '.rules :is(li, figure, tbody tr, section > p)';
sought.parentElement.hidden = false;
sought.addEventListener('input', () => {
  const words = sought.value.toLowerCase(),
    some = each => !words || each.querySelector(':is(li, figure, tr):not([hidden])');
  for (const each of document.querySelectorAll(told))
    each.hidden = !each.textContent.toLowerCase().includes(words);
  for (const part of document.querySelectorAll('.rules section')) part.hidden = !some(part);
});
