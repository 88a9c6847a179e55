// Choosing a move: of the legal ones, those stay that touch every shape clicked so far.
// It knows no game: shapes name the moves that touch them (data-moves).

import {enlarge, mark_parts} from './framing.js';
import {by, made, one, phone, root, sign, target, words} from './page.js';
import * as panel from './panel.js';
import {chosen as preferred} from './preferences.js';

const board = by('board'),
  spoken = by('live'),
  STILL = 8, // pixels that a hand trembles
  HASTE = 300; // milliseconds nobody reads in
/** @type {Move[]} */
let legal = [];
/** @type {string[]} */
let picked = []; // shapes, by their names
/** @type {(move: number | string) => unknown} */
let play = () => {};
let idle = () => true;

/** @param {Shape} shape */
export const moves = shape => (shape.dataset.moves || '').split(' ').filter(Boolean).map(Number);
// Of pieces that are alike any will do: the first that is picked counts as the one that most moves touch.
/** @param {Shape} shape */
function alike(shape) {
  if (!shape.dataset.alike) return [shape];
  /** @type {NodeListOf<Shape>} */
  const found = board.querySelectorAll(`[data-alike="${shape.dataset.alike}"]`);
  return [...found];
}
/** The moves that touch it, when others are picked already. @param {Shape} shape @param {string[]} before */
function touching(shape, before) {
  const equals = alike(shape)
    .map(each => ({id: each.id, moves: moves(each)}))
    .sort((one, other) => other.moves.length - one.moves.length);
  return equals[equals.filter(({id}) => id !== shape.id && before.includes(id)).length].moves;
}
/** @param {string} id */
const the_picked = id => /** @type {Shape} */ (by(id));
const candidates = () =>
  picked.reduce(
    (left, id, k) => {
      const mine = touching(the_picked(id), picked.slice(0, k));
      return left.filter(move => mine.includes(move));
    },
    legal.map(move => move.action),
  );
/** How all of them are locked: then it is said once. */
const all_locked = () =>
  legal.length > 0 && legal.every(move => move.locked === legal[0].locked) && legal[0].locked;
/** @param {number} action */
const move_of = action => legal.find(move => move.action === action);

let question = 0; // how many times something else has been asked
let waiting = false; // a keyboard was in the list when it went: it is to find itself there again
/** New questions: nothing is picked yet. @param {Move[]} told */
export function offer(told) {
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
    one(by('choices'), 'button').focus({preventScroll: true});
  }
  /** @type {HTMLInputElement | null} */
  const typed = document.querySelector('#command input');
  if (typed && legal.length) typed.placeholder = legal[0].words;
  show(false);
}
/** @param {Move[]} told */
export const offers = told => JSON.stringify(told) === JSON.stringify(legal);
/** @param {Move} move */
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
/** @param {Shape} shape */
export function click(shape) {
  if (!touching(shape, picked).length || !legal.length) {
    panel.open(shape.id, () => panel.of_shape(shape, []), true);
    return;
  }
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
/** Play it, or ask once more: as the reader prefers. @param {number | string} action */
export function settle(action) {
  const move = move_of(Number(action));
  const ask =
    move && (preferred.confirm === 'always' || (preferred.confirm === 'locks' && move.locked));
  if (ask) {
    show(false);
    panel.to_confirm(move, () => play(move.action), back);
  } else play(action);
}
/** Leave out what was picked last, and whatever before it left all as it was. */
export function back() {
  picked.pop();
  while (picked.length) {
    const before = picked.slice(0, -1),
      kept = picked,
      left = candidates().length;
    picked = before;
    if (candidates().length > left) {
      picked = kept;
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

/** @type {() => NodeListOf<HTMLButtonElement>} */
const buttons = () => document.querySelectorAll('#choices button');

/** @param {boolean} focus */
export function show(focus) {
  const left = new Set(candidates()),
    final = [];
  const locked = new Set(legal.filter(move => move.locked === 'never').map(move => move.action));
  /** @type {NodeListOf<Shape>} */
  const shapes = board.querySelectorAll('.target:is([data-moves], [data-alike])');
  for (const shape of shapes) {
    const mine = touching(shape, picked).filter(move => left.has(move)),
      lit = mine.length > 0;
    shape.classList.toggle('lit', lit);
    shape.classList.toggle('chosen', picked.includes(shape.id));
    shape.setAttribute('tabindex', lit ? '0' : '-1');
    if (lit && mine.every(move => locked.has(move))) final.push(shape);
  }
  lock(all_locked() ? [] : final);
  const said = by('final');
  if (said) {
    said.hidden = !all_locked();
    one(said, 'img').hidden = all_locked() !== 'never';
    if (said.lastChild) said.lastChild.textContent = ' ' + panel.lock_of(legal[0] || {});
  }
  for (const button of buttons())
    if (button.parentElement) button.parentElement.hidden = !left.has(Number(button.value));
  by('answers-title').textContent = picked.length ? words.narrowed : words.moves;
  by('trail').replaceChildren(
    ...picked.map(id => made('li', {}, the_picked(id).dataset.label || id)),
  );
  by('strip').classList.toggle('choosing', picked.length > 0);
  by('back').hidden = by('reset').hidden = by('trail').hidden = !picked.length;
  if (focus && left.size > 1 && left.size < 9 && picked.length)
    spoken.textContent = words.narrowed_to.replace('{count}', String(left.size));
  mark_parts();
}
/** A sign on what cannot be taken back; measured first, drawn after. @param {Shape[]} shapes */
function lock(shapes) {
  for (const old of board.querySelectorAll('.lock-sign')) old.remove();
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

/** @param {Shape} shape */
const left_of = shape => {
  const left = new Set(candidates()),
    mine = touching(shape, picked);
  return legal
    .filter(({action}) => left.has(action) && mine.includes(action))
    .sort((one, other) => mine.indexOf(one.action) - mine.indexOf(other.action));
};
/** @param {number[]} actions */
function point(actions) {
  const wanted = new Set(actions);
  /** @type {NodeListOf<Shape>} */
  const shapes = board.querySelectorAll('.target[data-moves]');
  for (const shape of shapes)
    shape.classList.toggle(
      'pointed',
      moves(shape).some(move => wanted.has(move)),
    );
  for (const button of buttons())
    button.classList.toggle('pointed', wanted.has(Number(button.value)));
}
/** Whatever belongs together, wherever it is drawn. @param {string} [group] */
function kindle(group) {
  /** @type {NodeListOf<Shape>} */
  const shapes = board.querySelectorAll('[data-group]');
  for (const shape of shapes) shape.classList.toggle('kin', shape.dataset.group === group);
}
panel.explains(board, left_of);
for (const [begins, ends] of [
  ['pointerover', 'pointerleave'],
  ['focusin', 'focusout'],
]) {
  by('choices').addEventListener(begins, event => {
    const button = target(event).closest('button'),
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
    /** @type {Shape | null} */
    const shape = target(event).closest?.('.target.lit');
    if (shape && !phone.matches) point(left_of(shape).map(move => move.action));
    /** @type {Shape | null} */
    const among = target(event).closest?.('[data-group]');
    kindle(among?.dataset.group);
  });
  board.addEventListener(ends, () => {
    point([]);
    kindle();
  });
}

// --- hands: mouse, finger, keyboard

const NOWHERE = {x: Number.NaN, y: Number.NaN};
let pointer = NOWHERE, // where it is
  came = {...NOWHERE, at: 0}; // where it was when the moves came, and when that was
/** What was pressed last, and of which question: none, once it was heard. */
let press = {
  ...NOWHERE,
  id: '',
  target: /** @type {Element | null} */ (null),
  ended: false,
  mouse: false,
  question: /** @type {number | null} */ (null),
};
document.addEventListener(
  'pointermove',
  event => {
    pointer = {x: event.clientX, y: event.clientY};
  },
  {capture: true},
);
/** @type {(event: MouseEvent, place: {x: number, y: number}) => boolean} */
const near = ({clientX, clientY}, {x, y}) => Math.hypot(clientX - x, clientY - y) < STILL;
/** Meant for what was there before. @param {MouseEvent} event */
const hasty = event => performance.now() - came.at < HASTE && near(event, came);
/** By no key, nor by a click that a program makes. @param {MouseEvent} event */
const pressed = event => (event.detail > 0 || event.type === 'pointerup') && near(event, press);
/** It answers what is asked no more. @param {MouseEvent} event */
const late = event =>
  pressed(event) ? press.question !== question : event.detail > 0 && hasty(event);
/** A worker on a lit place is that place. @type {(element: Element | null) => Shape | null} */
const touched = element => element?.closest('.target.lit') || element?.closest('.target') || null;
/**
 * How to play a move, whether one can be; how a story is ended by whatever is touched.
 * @param {{play: typeof play, idle: typeof idle, first?: () => boolean}} how
 */
export function begin(how) {
  ({play, idle} = how);
  /** @param {Shape} shape */
  const touch = shape => {
    how.first?.();
    click(by(shape.id) || shape);
  };
  /** @param {MouseEvent} event */
  const hit = event => {
    if (late(event)) return;
    const shape =
      pressed(event) && press.ended
        ? touched(by(press.id))
        : touched(target(event)) ||
          touched(document.elementFromPoint(event.clientX, event.clientY));
    if (shape && !enlarge(shape)) touch(shape);
  };
  document.addEventListener(
    'pointerdown',
    event => {
      // a press that ends a story is judged by what is asked then, of the shape that was aimed at
      const {clientX: x, clientY: y} = event,
        aimed = target(event),
        id = touched(aimed)?.id || '',
        early = hasty(event);
      pointer = {x, y};
      const ended = !early && Boolean(how.first?.());
      press = {
        x,
        y,
        id,
        target: aimed,
        ended,
        mouse: event.pointerType === 'mouse',
        question: early ? null : question,
      };
    },
    {capture: true},
  );
  board.addEventListener('click', hit);
  board.addEventListener('pointerup', event => {
    // browsers give no click where the board was drawn anew meanwhile
    if (!press.mouse || press.target?.isConnected || event.button || !near(event, press)) return;
    hit(event);
    press.question = null; // if they do, it was heard
  });
  board.addEventListener('keydown', event => {
    /** @type {Shape | null} */
    const shape = target(event).closest('.target');
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
    if (event.submitter instanceof HTMLButtonElement) settle(event.submitter.value);
  });
  by('reset').addEventListener('click', start_over);
  by('back').addEventListener('click', back);
}
