// A drawing becomes the next one: the browser lays out and paints what has changed, not the whole board.
import {calm} from './page.js';

export function drawn(board, svg) {
  // not yet seen
  const next = board.cloneNode();
  next.innerHTML = svg;
  return next;
}
export function redraw(now, next) {
  // what is alike is left alone
  for (const {name} of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
  for (const {name, value} of next.attributes)
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  const was = known([...now.children], [...next.children]),
    stays = new Set(was.values());
  for (const each of [...now.children]) if (each.id && !stays.has(each)) each.remove();
  let here = now.firstChild;
  const leave = () => {
    const gone = here;
    here = here.nextSibling;
    gone.remove();
  };
  for (const wanted of [...next.childNodes]) {
    const found =
      was.get(wanted) ||
      (here?.nodeName === wanted.nodeName && !wanted.id && !stays.has(here) ? here : null);
    if (!found) {
      now.insertBefore(wanted, here);
      continue;
    }
    while (here && here !== found && !stays.has(here)) leave();
    if (found === here) here = here.nextSibling;
    else now.insertBefore(found, here);
    if (found.isEqualNode(wanted)) continue;
    if (wanted.nodeType === Node.ELEMENT_NODE) redraw(found, wanted);
    else found.data = wanted.data;
  }
  while (here) leave();
}
function known(there, wishes) {
  // what was there already: it has the same name, or none and holds most of the same names
  const like = (one, other) => one?.nodeName === other.nodeName && one.id === other.id,
    holders = new Map(),
    was = new Map();
  if (there.length === wishes.length && wishes.every((each, k) => like(there[k], each)))
    return new Map(wishes.map((each, k) => [each, there[k]]));
  const names = shape =>
    (shape.id ? [shape] : [...shape.querySelectorAll('[id]')]).map(each => each.id);
  for (const each of there) for (const name of names(each)) holders.set(name, each);
  for (const wanted of wishes) {
    const found = names(wanted)
      .map(name => holders.get(name))
      .filter(each => like(each, wanted));
    const most = found[found.length >> 1]; // they lie side by side
    if (!most) continue;
    was.set(wanted, most);
    for (const name of names(most)) holders.delete(name);
  }
  return was;
}

// Pieces that have changed their place glide there, unless the reader prefers a calm page or is shown another part.
// All is drawn and measured before they set out: a box around a piece on its way reaches back to where it came from.
const pieces = board => board.querySelectorAll('.piece[id]'),
  ways = new Set();
export function arrive() {
  for (const way of ways) way.cancel();
  ways.clear();
}
export function glide(board, draw) {
  const places = new Map(),
    {part} = board.dataset;
  if (!calm.matches)
    for (const piece of pieces(board)) places.set(piece.id, piece.getBoundingClientRect());
  arrive();
  draw();
  for (const piece of places.size && part === board.dataset.part ? pieces(board) : []) {
    const from = places.get(piece.id),
      to = piece.getBoundingClientRect();
    if (!from || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)) continue;
    const box = board.querySelector('svg'),
      scale = box.viewBox.baseVal.width / box.clientWidth;
    const away = (from.x - to.x) * scale + 'px ' + (from.y - to.y) * scale + 'px';
    const way = piece.animate([{translate: away}, {translate: '0 0'}], {
      duration: 250,
      easing: 'ease-out',
    });
    way.onfinish = () => ways.delete(way);
    ways.add(way);
  }
}
