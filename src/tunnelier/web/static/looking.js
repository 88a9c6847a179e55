// Looking back at a match: the board of a move is fetched, and the address of the page follows.
import {around, by, path, phone, root} from './page.js';
import {drawn, glide, redraw} from './moving.js';
import {reframe} from './framing.js';

const board = by('board');

async function page_of(address) {
  // another page of ours, to take parts of
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
}
export const replay_of = number => page_of(`${path}/replay?move=${number}&narrow=${phone.matches}`);
export function draw(svg) {
  glide(board, () => {
    redraw(board, drawn(board, svg));
    reframe();
  });
}
export function marks(ids, kind) {
  // on top of everything: shapes that lie beside them hide nothing
  const svg = board.querySelector('svg'),
    shapes = [...ids].map(id => by(id)).filter(shape => shape && board.contains(shape));
  const boxes = shapes.map(shape => [
    shape.getBBox(),
    svg.getScreenCTM().inverse().multiply(shape.getScreenCTM()),
  ]);
  for (const [box, {a, b, c, d, e, f}] of boxes) {
    const mark = around(box, kind);
    mark.setAttribute('transform', `matrix(${[a, b, c, d, e, f]})`);
    svg.append(mark);
  }
}
export function here(number) {
  // the address, and those of the same page in other languages
  history.replaceState(null, '', '?move=' + number);
  for (const link of document.querySelectorAll('.languages a')) {
    const address = new URL(link.href);
    address.searchParams.set('move', number);
    link.href = address.search;
  }
}
if ((board.dataset.narrow === 'True') !== phone.matches) {
  // it was made for another width
  document.cookie = `width=${phone.matches ? 'narrow' : 'wide'};path=${root || '/'};samesite=lax;max-age=31536000`;
  const page = await page_of(location.href);
  if (page) board.innerHTML = page.getElementById('board').innerHTML;
}
reframe();
