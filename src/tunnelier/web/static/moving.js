// A drawing becomes the next one: the browser lays out and paints what has changed, not the whole board.
// It needs nothing of a page: a match as one file has it too.
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The board with another drawing, not yet seen. @param {HTMLElement} board @param {string} svg */
export function drawn(board, svg) {
  const next = /** @type {HTMLElement} */ (board.cloneNode());
  next.innerHTML = svg;
  return next;
}
/** What is alike is left alone. @param {Element} now @param {Element} next */
export function redraw(now, next) {
  for (const {name} of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
  for (const {name, value} of next.attributes)
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  const was = known([...now.children], [...next.children]);
  /** @type {Set<ChildNode | null>} */
  const stays = new Set(was.values());
  for (const each of [...now.children]) if (each.id && !stays.has(each)) each.remove();
  let here = now.firstChild;
  /** @param {ChildNode} gone */
  const leave = gone => {
    here = gone.nextSibling;
    gone.remove();
  };
  for (const wanted of [...next.childNodes]) {
    const named = wanted instanceof Element && wanted.id,
      like = here?.nodeName === wanted.nodeName && !named && !stays.has(here);
    const found = was.get(wanted) || (like ? here : null);
    if (!found) {
      now.insertBefore(wanted, here);
      continue;
    }
    while (here && here !== found && !stays.has(here)) leave(here);
    if (found === here) here = here.nextSibling;
    else now.insertBefore(found, here);
    if (found.isEqualNode(wanted)) continue;
    if (found instanceof Element && wanted instanceof Element) redraw(found, wanted);
    else found.nodeValue = wanted.nodeValue;
  }
  while (here) leave(here);
}
/**
 * What was there already: it has the same name, or none and holds most of the same names.
 * @param {Element[]} there
 * @param {Element[]} wishes
 * @returns {Map<ChildNode | null, Element>}
 */
function known(there, wishes) {
  /** @type {(one: Element | undefined, other: Element) => boolean} */
  const like = (one, other) => one?.nodeName === other.nodeName && one.id === other.id;
  const holders = new Map(),
    was = new Map();
  if (there.length === wishes.length && wishes.every((each, k) => like(there[k], each)))
    return new Map(wishes.map((each, k) => [each, there[k]]));
  /** @param {Element} shape */
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
/** @type {(board: HTMLElement) => NodeListOf<Element>} */
const pieces = board => board.querySelectorAll('.piece[id]');
/** @type {Set<Animation>} */
const ways = new Set();
export function arrive() {
  for (const way of ways) way.cancel();
  ways.clear();
}
/** @param {HTMLElement} board @param {() => void} draw */
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
    const box = board.querySelector('svg');
    if (!box) continue;
    const scale = box.viewBox.baseVal.width / box.clientWidth;
    const away = (from.x - to.x) * scale + 'px ' + (from.y - to.y) * scale + 'px';
    const way = piece.animate([{translate: away}, {translate: '0 0'}], {
      duration: 250,
      easing: 'ease-out',
    });
    way.onfinish = () => ways.delete(way);
    ways.add(way);
  }
}
