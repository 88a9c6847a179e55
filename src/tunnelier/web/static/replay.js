// The slider and the arrow keys go to a move without leaving the page; its address can be shared.
const board = document.getElementById('board'), strip = document.querySelector('.replay');
let wanted = null, fetching = false;
async function go(address) {
  wanted = address;
  if (fetching) return;
  fetching = true;
  while (wanted) {
    const now = wanted;
    wanted = null;
    const answer = await fetch(now).catch(() => null);
    if (!answer?.ok) { location.href = now; break; }
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const focused = document.activeElement?.getAttribute('rel') || document.activeElement?.type;
    glide(board, () => { board.innerHTML = page.getElementById('board').innerHTML; });
    strip.replaceChildren(...page.querySelector('.replay').childNodes);
    if (focused) strip.querySelector(`[rel="${focused}"], [type="${focused}"]`)?.focus();
    history.replaceState(null, '', now);
  }
  fetching = false;
}
strip.addEventListener('click', event => {
  const link = event.target.closest('a[rel]');
  if (link) { event.preventDefault(); go(link.href); }
});
strip.addEventListener('input', event => {
  if (event.target.type === 'range') go('?move=' + event.target.value);
});
strip.addEventListener('submit', event => { event.preventDefault(); go('?move=' + strip.move.value); });
document.addEventListener('keydown', event => {
  const link = {ArrowLeft: 'prev', ArrowRight: 'next'}[event.key];
  if (link && event.target.type !== 'range') document.querySelector(`a[rel=${link}]`)?.click();
});
