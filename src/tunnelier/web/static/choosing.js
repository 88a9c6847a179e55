// Choosing a move: of the legal ones, those stay that touch every shape clicked so far.
// It knows no game: shapes name the moves that touch them (data-moves).
import {by, made, phone, root, sign, words} from './page.js';
import {chosen as preferred} from './preferences.js';
import {enlarge, mark_parts} from './framing.js';
import * as panel from './panel.js';

const board = by('board'),
  spoken = by('live'),
  STILL = 8,
  HASTE = 300; // pixels that a hand trembles; milliseconds nobody reads in
let legal = [],
  picked = [],
  play = () => {},
  idle = () => true;

export const moves = shape => (shape.dataset.moves || '').split(' ').filter(Boolean).map(Number);
// Of pieces that are alike any will do: the first that is picked counts as the one that most moves touch.
const alike = shape =>
  shape.dataset.alike
    ? [...board.querySelectorAll(`[data-alike="${shape.dataset.alike}"]`)]
    : [shape];
function touching(shape, before) {
  // the moves that touch it, when others are picked already
  const equals = alike(shape)
    .map(each => [each.id, moves(each)])
    .sort(([, one], [, other]) => other.length - one.length);
  return equals[equals.filter(([id]) => id !== shape.id && before.includes(id)).length][1];
}
const candidates = () =>
  picked.reduce(
    (left, id, k) => {
      const mine = touching(by(id), picked.slice(0, k));
      return left.filter(move => mine.includes(move));
    },
    legal.map(move => move.action),
  );
const all_locked = () =>
  legal.length > 0 && legal.every(move => move.locked === legal[0].locked) && legal[0].locked; // then it is said once
const move_of = action => legal.find(move => move.action === action);

let question = 0; // how many times something else has been asked
let waiting = false; // a keyboard was in the list when it went: it is to find itself there again
export function offer(told) {
  // new questions: nothing is picked yet
  waiting =
    Boolean(by('choices').querySelector(':focus-visible')) ||
    (waiting && document.activeElement === document.body);
  question++;
  legal = told;
  picked = [];
  panel.forget();
  came = {...pointer, at: performance.now()};
  by('choices').replaceChildren(...legal.map(choice));
  if (waiting && legal.length) {
    waiting = false;
    by('choices').querySelector('button').focus({preventScroll: true});
  }
  const typed = document.querySelector('#command input');
  if (typed && legal.length) typed.placeholder = legal[0].words;
  show(false);
}
export const offers = told => JSON.stringify(told) === JSON.stringify(legal);
function choice(move) {
  const button = made(
    'button',
    {name: 'move', value: move.action},
    preferred.notation === 'words' ? move.words : move.sentence,
  );
  if (move.locked === 'never' && !all_locked())
    button.append(
      ' ',
      made('img', {className: 'lock', src: root + '/static/lock.svg', alt: words.lock}),
    );
  return made('li', {}, button);
}
export function click(shape) {
  if (!touching(shape, picked).length || !legal.length)
    return panel.open(shape.id, () => panel.of_shape(shape, []), true);
  if (!idle()) return;
  if (picked.includes(shape.id)) picked = picked.filter(each => each !== shape.id);
  else {
    const before = candidates();
    picked.push(shape.id);
    if (!candidates().length) picked = [shape.id];
    else if (candidates().length === before.length && before.length > 1) return show(true);
  }
  const left = candidates();
  if (picked.length && left.length === 1) return settle(left[0]);
  show(picked.length > 0);
}
export function settle(action) {
  // play it, or ask once more: as the reader prefers
  const move = move_of(Number(action));
  const ask =
    move && (preferred.confirm === 'always' || (preferred.confirm === 'locks' && move.locked));
  if (ask) {
    show(false);
    panel.to_confirm(move, () => play(move.action), back);
  } else play(action);
}
export function back() {
  // and whatever before it left all as it was
  picked.pop();
  while (picked.length) {
    const left = candidates().length,
      last = picked.pop();
    if (candidates().length > left) {
      picked.push(last);
      break;
    }
  }
  show(true);
}
export function start_over() {
  picked = [];
  panel.close();
  show(false);
}
export const choosing = () => picked.length > 0;

export function show(focus) {
  const left = new Set(candidates()),
    final = [];
  const locked = new Set(legal.filter(move => move.locked === 'never').map(move => move.action));
  for (const shape of board.querySelectorAll('.target:is([data-moves], [data-alike])')) {
    const mine = touching(shape, picked).filter(move => left.has(move)),
      lit = mine.length > 0;
    shape.classList.toggle('lit', lit);
    shape.classList.toggle('chosen', picked.includes(shape.id));
    shape.setAttribute('tabindex', lit ? '0' : '-1');
    if (lit && mine.every(move => locked.has(move))) final.push(shape);
  }
  lock(all_locked() ? [] : final);
  if (by('final')) {
    by('final').hidden = !all_locked();
    by('final').firstChild.hidden = all_locked() !== 'never';
    by('final').lastChild.textContent = ' ' + panel.lock_of(legal[0] || {});
  }
  for (const button of document.querySelectorAll('#choices button'))
    button.parentElement.hidden = !left.has(Number(button.value));
  by('answers-title').textContent = picked.length ? words.narrowed : words.moves;
  by('trail').replaceChildren(...picked.map(id => made('li', {}, by(id).dataset.label || id)));
  by('strip').classList.toggle('choosing', picked.length > 0);
  by('back').hidden = by('reset').hidden = by('trail').hidden = !picked.length;
  if (focus && left.size > 1 && left.size < 9 && picked.length)
    spoken.textContent = words.narrowed_to.replace('{count}', left.size);
  mark_parts();
}
function lock(shapes) {
  // a sign on what cannot be taken back; measured first, drawn after
  board.querySelectorAll('.lock-sign').forEach(each => each.remove());
  if (by('lesson')) return; // one thing after another
  const boxes = shapes.map(shape => shape.getBBox());
  shapes.forEach((shape, k) => {
    const x = boxes[k].x + boxes[k].width - 14,
      y = boxes[k].y + 1;
    shape.append(
      sign('image', {
        class: 'lock-sign',
        href: root + '/static/lock.svg',
        width: 13,
        height: 13,
        x,
        y,
      }),
    );
  });
}

// --- the list and the board light each other, and both say what a move would do

const left_of = shape => {
  const left = new Set(candidates());
  return touching(shape, picked)
    .filter(move => left.has(move))
    .map(move_of);
};
function point(actions) {
  const wanted = new Set(actions);
  for (const shape of board.querySelectorAll('.target[data-moves]'))
    shape.classList.toggle(
      'pointed',
      moves(shape).some(move => wanted.has(move)),
    );
  for (const button of document.querySelectorAll('#choices button'))
    button.classList.toggle('pointed', wanted.has(Number(button.value)));
}
function kindle(group) {
  // whatever belongs together, wherever it is drawn
  for (const shape of board.querySelectorAll('[data-group]'))
    shape.classList.toggle('kin', shape.dataset.group === group);
}
panel.explains(board, left_of);
for (const [begins, ends] of [
  ['pointerover', 'pointerleave'],
  ['focusin', 'focusout'],
]) {
  by('choices').addEventListener(begins, event => {
    const button = event.target.closest('button'),
      move = button && move_of(Number(button.value));
    if (!move) return;
    point([move.action]);
    panel.soon('move ' + move.action, () => panel.of_move(move));
  });
  by('choices').addEventListener(ends, () => {
    point([]);
    panel.never();
  });
  board.addEventListener(begins, event => {
    const shape = event.target.closest?.('.target.lit');
    if (shape && !phone.matches) point(left_of(shape).map(move => move.action));
    kindle(event.target.closest?.('[data-group]')?.dataset.group);
  });
  board.addEventListener(ends, () => {
    point([]);
    kindle();
  });
}

// --- hands: mouse, finger, keyboard

let pointer = {},
  came = {},
  press = {}; // where the pointer is, and where it was when the moves came; what was pressed last
document.addEventListener(
  'pointermove',
  event => {
    pointer = {x: event.clientX, y: event.clientY};
  },
  {capture: true},
);
const near = ({clientX, clientY}, {x, y}) => Math.hypot(clientX - x, clientY - y) < STILL;
const hasty = event => performance.now() - came.at < HASTE && near(event, came); // meant for what was there before
const pressed = event => (event.detail > 0 || event.type === 'pointerup') && near(event, press); // no key, nor a click that a program makes
const late = event =>
  pressed(event) ? press.question !== question : event.detail > 0 && hasty(event); // it answers what is asked no more
const touched = element => element?.closest('.target.lit') || element?.closest('.target'); // a worker on a lit place is that place
export function begin(how) {
  // how to play a move, whether one can be; how a story is ended by whatever is touched
  ({play, idle} = how);
  const touch = shape => {
    how.first?.();
    click(by(shape.id) || shape);
  };
  const hit = event => {
    if (late(event)) return;
    const shape =
      pressed(event) && press.ended
        ? touched(by(press.id))
        : touched(event.target) || touched(document.elementFromPoint(event.clientX, event.clientY));
    if (shape && !enlarge(shape)) touch(shape);
  };
  document.addEventListener(
    'pointerdown',
    event => {
      // a press that ends a story is judged by what is asked then, of the shape that was aimed at
      const {clientX: x, clientY: y, target, pointerType} = event,
        {id} = touched(target) || {},
        early = hasty(event);
      pointer = {x, y};
      const ended = !early && how.first?.();
      press = {
        x,
        y,
        id,
        target,
        ended,
        mouse: pointerType === 'mouse',
        question: early ? null : question,
      };
    },
    {capture: true},
  );
  board.addEventListener('click', hit);
  board.addEventListener('pointerup', event => {
    // browsers give no click where the board was drawn anew meanwhile
    if (!press.mouse || press.target.isConnected || event.button || !near(event, press)) return;
    hit(event);
    press.question = null; // if they do, it was heard
  });
  board.addEventListener('keydown', event => {
    const shape = event.target.closest('.target');
    if (shape && !event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      touch(shape);
    }
  });
  by('choices').addEventListener('click', event => {
    if (late(event) || (pressed(event) && press.ended)) event.preventDefault();
  });
  by('moves').addEventListener('submit', event => {
    event.preventDefault();
    if (event.submitter) settle(event.submitter.value);
  });
  by('reset').addEventListener('click', start_over);
  by('back').addEventListener('click', back);
}
