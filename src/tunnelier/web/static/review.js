// The review beside the board: a moment that is chosen, in the curve or in the list, is shown on the board.
import {by, inverse, one, path, target} from './page.js';
import './preferences.js';
import {board_of, draw, here, marks, replay_of} from './looking.js';

/** @type {SVGSVGElement} */
const graph = one(document, '.graph');
const shown = by('shown-moment');
/** @type {(selector: string) => NodeListOf<HTMLElement>} */
const all = selector => document.querySelectorAll(selector);
const moments = new Map([...all('#every .moment')].map(each => [Number(each.dataset.move), each]));
const numbers = [...moments.keys()];
let now = shown ? Number(one(shown, '[data-move]').dataset.move) : Number.NaN;
/** @type {number | null} */
let wanted = null;
/** The one that is looked at. */
const moment = () => /** @type {HTMLElement} */ (moments.get(now));

/** @param {number} number */
async function go(number) {
  if (!moments.has(number)) return;
  now = wanted = number;
  mark();
  here(number);
  const page = await replay_of(number - 1); // the table when the question was asked
  if (!page || wanted !== number) return;
  draw(board_of(page));
  point();
}
/** Where we are: in words, in the curve and in the lists. */
function mark() {
  shown?.replaceChildren(moment().cloneNode(true));
  const form = by('try');
  if (form) form.elements.move.value = String(now);
  by('setup-open').href = `${path}/position?move=${now - 1}`;
  const {from, to, last} = graph.dataset,
    line = one(graph, '.now');
  const x = Number(from) + ((Number(to) - Number(from)) * now) / Number(last);
  for (const end of ['x1', 'x2']) line.setAttribute(end, String(x));
  list();
}
function list() {
  const at = numbers.indexOf(now);
  lead(by('before'), numbers[at - 1]);
  lead(by('after'), numbers[at + 1]);
  for (const each of all('#moments .moment'))
    each.classList.toggle('current', Number(each.dataset.move) === now);
}
/** @param {HTMLAnchorElement | null} link @param {number | undefined} number */
function lead(link, number) {
  if (!link) return;
  link.hidden = number === undefined;
  if (!link.hidden) link.href = '?move=' + number;
}
/** What was played, and what would have been better. */
function point() {
  const {touched = '', wanted: better = ''} = moment().dataset;
  /** @param {string} text */
  const ids = text => text.split(' ').filter(Boolean);
  marks(ids(touched), 'played');
  marks(ids(better), 'better');
}

// --- hands

/** @param {HTMLAnchorElement} link */
const move_of = link => Number(new URL(link.href).searchParams.get('move'));
one(document, '.side').addEventListener('click', event => {
  /** @type {HTMLAnchorElement | null} */
  const link = target(event).closest('a[href^="?move"]');
  /** @type {HTMLElement | null} */
  const each = target(event).closest('#moments .moment');
  if (!link && !each) return;
  event.preventDefault();
  go(link ? move_of(link) : Number(each?.dataset.move));
});
graph.addEventListener('click', event => {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse(graph)).x;
  const [from, to, last] = ['from', 'to', 'last'].map(name => Number(graph.dataset[name])),
    number = ((at - from) / (to - from)) * last; // the choice nearest to where it was clicked
  /** @type {SVGElement | null} */
  const dot = target(event).closest('[data-move]');
  if (numbers.length)
    go(
      dot
        ? Number(dot.dataset.move)
        : numbers.reduce((best, each) =>
            Math.abs(each - number) < Math.abs(best - number) ? each : best,
          ),
    );
});
document.addEventListener('keydown', event => {
  const link =
    event.key === 'ArrowLeft' ? by('before') : event.key === 'ArrowRight' ? by('after') : null;
  if (!link?.hidden) link?.click();
});
if (shown) {
  list();
  point();
}
