// What the coach says: its favourites in the list and on the board, and a word before a move that gives much away.

import * as choosing from './choosing.js';
import {bring} from './framing.js';
import {arrive} from './moving.js';
import {by, made, path, pause, sign, words} from './page.js';
import * as panel from './panel.js';

const board = by('board'),
  notice = by('notice'),
  percent = new Intl.NumberFormat(document.documentElement.lang, {style: 'percent'});

/** The coach may be asked by others first: it says how many. @param {() => boolean} holds whether its answer is still wanted */
export async function hint(holds) {
  for (;;) {
    const answer = await fetch(path + '/hint').catch(() => null);
    if (!answer || !holds()) {
      notice.textContent = '';
      return;
    }
    const told = await answer.json();
    if (answer.status !== 202) {
      notice.classList.remove('calm');
      notice.textContent = answer.ok ? '' : told.said;
      if (answer.ok) advise(told);
      return;
    }
    notice.classList.add('calm');
    notice.textContent = told.said;
    await pause(700);
  }
}
/** What is said of a favourite: how often it wins, or something else. @param {Favourite} each */
const share_of = each => percent.format(each.chance || 0);

/** The best on top and lit on the board, each with its chances. @param {Advice} advice */
export function advise({best, why}) {
  choosing.start_over();
  arrive(); // a box around a piece on its way is no box of its place
  const list = by('choices');
  for (const old of board.querySelectorAll('.share')) old.remove();
  for (const each of best.toReversed()) {
    const button = list.querySelector(`button[value="${each.action}"]`);
    if (!button) continue;
    button.querySelector('.advice')?.remove();
    const said = each.said || words.chances.replace('{share}', share_of(each));
    button.append(made('span', {className: 'advice'}, said));
    if (button.parentElement) list.prepend(button.parentElement);
  }
  for (const [k, each] of best.entries()) {
    const shape = narrowest(each.action);
    if (shape) share(shape, each.said || share_of(each), !k);
    if (shape && !k) bring([shape]);
  }
  list.scrollTop = 0;
  if (list.parentElement) list.parentElement.scrollTop = 0;
  const called = list.querySelector('button')?.firstChild?.textContent; // of what is hoped for
  const said = best[0]?.said ? called : why;
  if (said) panel.open('coach', () => [made('h2', {}, words.coach), made('p', {}, said)], true);
}
/** A word before a move that gives much away. @param {Warning} told @param {() => void} anyway */
export function warn(told, anyway) {
  advise({best: told.best});
  const lines = [told.said, ...(told.why ? [told.why] : [])].map(line => made('p', {}, line));
  panel.decide(
    'coach',
    [made('h2', {}, words.coach), ...lines],
    [words.let_me_think, choosing.start_over],
    [words.anyway, anyway],
  );
}
/** Of the shapes that lead to a move, the one that leads to the fewest others. @param {number} action */
function narrowest(action) {
  /** @type {NodeListOf<Shape>} */
  const lit = board.querySelectorAll('.target.lit');
  const shapes = [...lit].filter(shape => choosing.moves(shape).includes(action));
  return shapes.sort((one, other) => choosing.moves(one).length - choosing.moves(other).length)[0];
}
/**
 * Of the coach's favourites, how often they win: at a corner, where no name is, and never over a better one's.
 * @param {Shape} shape
 * @param {string} text
 * @param {boolean} best
 */
function share(shape, text, best) {
  const {x, y, width} = shape.getBBox(),
    scale = shape.getScreenCTM()?.a || 1,
    size = Math.max(14, 12 / scale); // to be read on a phone too
  const wide = (0.57 * text.length + 0.85) * size,
    left = x + width + 4 - wide;
  const mark = sign('g', {class: best ? 'share best' : 'share'});
  const said = sign('text', {
    x: left + wide / 2,
    y: y + 0.43 * size,
    'text-anchor': 'middle',
    'font-size': size,
  });
  said.textContent = text;
  mark.append(
    sign('rect', {x: left, y: y - 0.57 * size, width: wide, height: 1.36 * size, rx: 0.64 * size}),
    said,
  );
  shape.append(mark);
  const others = [...board.querySelectorAll('.share')].filter(other => other !== mark);
  if (others.some(other => meet(other.getBoundingClientRect(), mark.getBoundingClientRect())))
    mark.remove();
}
/** @type {(one: DOMRect, other: DOMRect) => boolean} */
const meet = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
