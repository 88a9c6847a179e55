// What the coach says: its favourites in the list and on the board, and a word before a move that gives much away.
import {by, made, path, pause, sign, words} from './page.js';
import {bring} from './framing.js';
import {arrive} from './moving.js';
import * as choosing from './choosing.js';
import * as panel from './panel.js';

const board = by('board'),
  notice = by('notice'),
  percent = new Intl.NumberFormat(document.documentElement.lang, {style: 'percent'});

export async function hint(holds) {
  // the coach may be asked by others first: it says how many
  for (;;) {
    const answer = await fetch(path + '/hint').catch(() => null);
    if (!answer || !holds()) return void (notice.textContent = '');
    const told = await answer.json();
    if (answer.status !== 202) {
      notice.classList.remove('calm');
      notice.textContent = answer.ok ? '' : told.said;
      return answer.ok ? advise(told) : undefined;
    }
    notice.classList.add('calm');
    notice.textContent = told.said;
    await pause(700);
  }
}
export function advise({best, why}) {
  // the best on top and lit on the board, each with its chances
  choosing.start_over();
  arrive(); // a box around a piece on its way is no box of its place
  const list = by('choices');
  board.querySelectorAll('.share').forEach(old => old.remove());
  for (const each of best.toReversed()) {
    const button = list.querySelector(`button[value="${each.action}"]`);
    if (!button) continue;
    button.querySelector('.advice')?.remove();
    button.append(
      made(
        'span',
        {className: 'advice'},
        each.said || words.chances.replace('{share}', percent.format(each.chance)),
      ),
    );
    list.prepend(button.parentElement);
  }
  for (const [k, each] of best.entries()) {
    const shape = narrowest(each.action);
    if (shape) share(shape, each.said || percent.format(each.chance), !k);
    if (shape && !k) bring([shape]);
  }
  list.parentElement.scrollTop = list.scrollTop = 0;
  if (best[0]?.said) why = list.querySelector('button')?.firstChild.textContent; // of what is hoped for, how it is called
  if (why) panel.open('coach', () => [made('h2', {}, words.coach), made('p', {}, why)], true);
}
export function warn(told, anyway) {
  // a word before a move that gives much away
  advise({best: told.best});
  panel.decide(
    'coach',
    [words.coach, told.said, told.why]
      .filter(Boolean)
      .map((line, k) => made(k ? 'p' : 'h2', {}, line)),
    [words.let_me_think, choosing.start_over],
    [words.anyway, anyway],
  );
}
function narrowest(action) {
  // of the shapes that lead to a move, the one that leads to the fewest others
  const shapes = [...board.querySelectorAll('.target.lit')].filter(shape =>
    choosing.moves(shape).includes(action),
  );
  return shapes.sort((one, other) => choosing.moves(one).length - choosing.moves(other).length)[0];
}
function share(shape, text, best) {
  // of the coach's favourites, how often they win: at a corner, where no name is, and never over a better one's
  const {x, y, width} = shape.getBBox(),
    size = Math.max(14, 12 / shape.getScreenCTM().a); // to be read on a phone too
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
const meet = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
