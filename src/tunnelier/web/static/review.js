// The review beside the board: a moment that is chosen, in the curve or in the list, is shown on the board.
import {by, path} from './page.js';
import './preferences.js';
import {draw, here, marks, replay_of} from './looking.js';

const graph = document.querySelector('.graph'),
  shown = by('shown-moment');
const moments = new Map(
  [...document.querySelectorAll('#every .moment')].map(each => [Number(each.dataset.move), each]),
);
const numbers = [...moments.keys()];
let now = Number(shown?.firstElementChild.dataset.move),
  wanted = null;

async function go(number) {
  if (!moments.has(number)) return;
  now = wanted = number;
  mark();
  here(number);
  const page = await replay_of(number - 1); // the table when the question was asked
  if (!page || wanted !== number) return;
  draw(page.getElementById('board').innerHTML);
  point();
}
function mark() {
  // where we are: in words, in the curve and in the lists
  shown.replaceChildren(moments.get(now).cloneNode(true));
  if (by('try')) by('try').move.value = now;
  by('setup-open').href = `${path}/position?move=${now - 1}`;
  const {from, to, last} = graph.dataset,
    line = graph.querySelector('.now');
  const x = Number(from) + ((Number(to) - Number(from)) * now) / Number(last);
  for (const end of ['x1', 'x2']) line.setAttribute(end, x);
  list();
}
function list() {
  const at = numbers.indexOf(now);
  for (const [id, step] of [
    ['before', -1],
    ['after', 1],
  ]) {
    const link = by(id),
      number = numbers[at + step];
    link.hidden = number === undefined;
    if (!link.hidden) link.href = '?move=' + number;
  }
  for (const each of document.querySelectorAll('#moments .moment'))
    each.classList.toggle('current', Number(each.dataset.move) === now);
}
function point() {
  // what was played, and what would have been better
  const {touched, wanted: better} = moments.get(now).dataset,
    ids = text => text.split(' ').filter(Boolean);
  marks(ids(touched), 'played');
  marks(ids(better), 'better');
}

// --- hands

const move_of = link => Number(new URL(link.href).searchParams.get('move'));
document.querySelector('.side').addEventListener('click', event => {
  const link = event.target.closest('a[href^="?move"]'),
    each = event.target.closest('#moments .moment');
  if (link || each) {
    event.preventDefault();
    go(link ? move_of(link) : Number(each.dataset.move));
  }
});
graph.addEventListener('click', event => {
  // the choice nearest to where it was clicked
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    graph.getScreenCTM().inverse(),
  ).x;
  const {from, to, last} = graph.dataset,
    number = ((at - from) / (to - from)) * last;
  const dot = event.target.closest('[data-move]');
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
  const id = {ArrowLeft: 'before', ArrowRight: 'after'}[event.key];
  if (id && !by(id)?.hidden) by(id)?.click();
});
if (shown) {
  list();
  point();
}
