// Looking back at a match: the board of a move is fetched, and the address of the page follows.

import {reframe} from './framing.js';
import {drawn, glide, redraw} from './moving.js';
import {around, by, keep, one, path, phone, place_in, svg_of} from './page.js';

const board = by('board');

/** Another page of ours, to take parts of. @param {string} address */
async function page_of(address) {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
}
/** @param {number} number */
export const replay_of = number => page_of(`${path}/replay?move=${number}&narrow=${phone.matches}`);
/** The board of another page. @param {Document} page */
export const board_of = page => one(page, '#board').innerHTML;
/** @param {string} svg */
export function draw(svg) {
  glide(board, () => {
    redraw(board, drawn(board, svg));
    reframe();
  });
}
/** On top of everything: shapes that lie beside them hide nothing. @param {string[]} ids @param {string} kind */
export function marks(ids, kind) {
  const svg = svg_of(board),
    shapes = ids.map(id => by(id)).filter(shape => shape !== null);
  const boxes = shapes
    .filter(shape => board.contains(shape))
    .map(shape => ({box: shape.getBBox(), place: place_in(svg, shape)}));
  for (const {box, place} of boxes) {
    const {a, b, c, d, e, f} = place,
      mark = around(box, kind);
    mark.setAttribute('transform', `matrix(${[a, b, c, d, e, f]})`);
    svg.append(mark);
  }
}
/** The address, and those of the same page in other languages. @param {number} number */
export function here(number) {
  history.replaceState(null, '', '?move=' + number);
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll('.languages a');
  for (const link of links) {
    const address = new URL(link.href);
    address.searchParams.set('move', String(number));
    link.href = address.search;
  }
}
if ((board.dataset.narrow === 'True') !== phone.matches) {
  // it was made for another width
  keep('width', phone.matches ? 'narrow' : 'wide');
  const page = await page_of(location.href);
  if (page) board.innerHTML = board_of(page);
}
reframe();
