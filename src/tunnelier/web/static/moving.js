// Pieces that have changed their place glide there, unless the reader prefers a calm page.
// All is drawn and measured before they set out: a box around a piece on its way reaches back to where it came from.
export function glide(board, draw) {
  const places = new Map();
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    for (const piece of board.querySelectorAll('.piece[id]'))
      places.set(piece.id, piece.getBoundingClientRect());
  draw();
  for (const piece of places.size ? board.querySelectorAll('.piece[id]') : []) {
    const from = places.get(piece.id), to = piece.getBoundingClientRect();
    if (!from || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)) continue;
    const box = board.querySelector('svg'), scale = box.viewBox.baseVal.width / box.clientWidth;
    const away = (from.x - to.x) * scale + 'px ' + (from.y - to.y) * scale + 'px';
    piece.animate([{translate: away}, {translate: '0 0'}], {duration: 250, easing: 'ease-out'});
  }
}
