// What a table shows: first what happened, one piece of news after another, then what is.
import * as choosing from './choosing.js';
import {bring, lead, reframe} from './framing.js';
import * as lesson from './lesson.js';
import {drawn, glide, redraw} from './moving.js';
import {around, by, made, path, pause, phone, place_in, rule_link, svg_of, words} from './page.js';
import * as panel from './panel.js';
import {frames_after, last_moves, Player, SPEEDS} from './player.js';
import {chosen as preferred, sound} from './preferences.js';
import {state} from './state.js';

const board = by('board'),
  spoken = by('live'),
  memory = 'heard ' + path;

/** @type {Player<Frame>} */
const player = new Player(
  frame => {
    draw(frame.board, () => marks(frame.changed, 'told'));
    for (const id of frame.changed) state.changed.add(id);
    write_log(Math.max(state.written, frame.number)); // it does not run ahead of what is shown
  },
  by('caption'),
  () => SPEEDS[preferred.speed],
);

// --- the board

/** The board, and its marks before anything moves. @param {string} svg @param {() => void} mark */
function draw(svg, mark) {
  const focused = document.activeElement?.id;
  const next = drawn(board, svg);
  panel.quiet(next);
  glide(board, () => {
    redraw(board, next);
    reframe();
    mark();
  });
  if (focused) by(focused)?.focus({preventScroll: true});
}
/** @param {string[]} ids @returns {Shape[]} */
const there = ids => ids.map(id => by(id)).filter(shape => shape !== null);
/**
 * Measured first, drawn after: else all is laid out anew for each.
 * @param {Iterable<string>} ids
 * @param {string} kind
 */
function marks(ids, kind) {
  const shapes = there([...ids]).filter(shape => board.contains(shape));
  const boxes = shapes.map(shape => shape.getBBox());
  shapes.forEach((shape, k) => {
    const mark = around(boxes[k], kind);
    mark.dataset.of = shape.id;
    if (kind === 'aimed') on_top(mark, shape);
    else shape.append(mark);
  });
}
/** Over whatever lies beside it. @param {SVGElement} mark @param {Shape} shape */
function on_top(mark, shape) {
  const {a, b, c, d, e, f} = place_in(svg_of(board), shape);
  mark.setAttribute('transform', `matrix(${[a, b, c, d, e, f]})`);
  svg_of(board).append(mark);
}

// --- the table as it is

/** Marks on what has changed; whatever is still told ends here. */
export function settle() {
  const told = state.latest;
  if (!told) return;
  const first = !state.settled,
    news = state.settled !== told,
    same = state.settled?.version === told.version;
  const mine = state.asked !== null && state.asked === told.seat,
    turned = mine && !document.body.classList.contains('mine');
  state.stop?.();
  if (player.running) player.skip();
  [state.stop, state.settled, state.queued] = [null, told, state.heard];
  document.body.classList.remove('playing');
  document.body.classList.toggle('mine', mine);
  document.title = (mine ? '● ' : '') + document.title.replace(/^● /, '');
  by('prompt').textContent = told.prompt;
  by('no-moves').hidden = told.moves.length > 0;
  by('no-moves').textContent = told.over ? words.why_over : words.why_not_you;
  by('undo').hidden = !told.undo;
  const hint = by('hint');
  if (hint) Object.assign(hint, {hidden: told.over, disabled: !mine});
  for (const item of by('seats').querySelectorAll('li'))
    item.classList.toggle('asked', Number(item.dataset.seat) === state.asked);
  say_turn();
  write_log(state.heard);
  lesson.leave();
  lesson.teach();
  draw(told.board, () => {
    if (same && choosing.offers(told.moves))
      choosing.show(false); // whoever is choosing goes on
    else choosing.offer(told.moves);
    for (const ids of state.last.values()) {
      const left = [...ids].filter(id => !state.changed.has(id)); // one frame is enough
      marks(left, 'last');
    }
    marks(state.changed, 'changed');
    marks(lesson.pointed(), 'aimed');
    bring(there(lesson.pointed()), answers()); // before pieces glide: one on its way is still where it was
  });
  by('again').hidden = !state.story.length;
  panel.renew();
  if (news) arrived(turned, told, first);
}
/** Where a lesson that has said all waits for one: the shapes of it alone before those of many. */
function answers() {
  if (!lesson.asks()) return [];
  const hoped = new Set(lesson.hoped.actions);
  /** @type {NodeListOf<Shape>} */
  const lit = board.querySelectorAll('.target.lit');
  const found = [...lit].filter(
    shape => !hoped.size || choosing.moves(shape).some(move => hoped.has(move)),
  );
  return found.sort((one, other) => choosing.moves(one).length - choosing.moves(other).length);
}
/** @type {typeof import('./ending.js') | null} */
let ended = null; // its script comes when there is an end to be shown
async function the_end() {
  ended ??= await import('./ending.js');
  return ended;
}
/** @param {string | null} next */
export const rematch = async next => (await the_end()).rematch(next);
/** @param {boolean} turned @param {ToldMatch} told @param {boolean} first */
async function arrived(turned, told, first) {
  if (turned) sound('turn');
  if (document.body.classList.contains('mine') && !lesson.pointed().length) lead();
  if (!told.over) return;
  if (!first) await lesson.read(); // closing words come first
  (await the_end()).come(!first);
}
/** @param {ToldTable} told */
export const name_of = told => {
  const seat = state.asked === null ? null : told.seats[state.asked];
  return seat ? seat.name || seat.called : '';
};
export function say_turn() {
  const told = state.people;
  if (state.stop || !told) return;
  by('turn').textContent = state.late || turn_of(told);
}
/** @param {ToldTable} told */
function turn_of(told) {
  if (told.over) return words.over;
  if (state.asked === told.seat) return words.your_turn;
  const waits = told.preparing ? words.prepares : words.thinks;
  const said = told.thinking !== state.asked ? words.their_turn : waits;
  return said.replace('{name}', name_of(told));
}

// --- a story: until it ends, the page is of the moment that is told, and nothing is asked

const LATE = 2000; // milliseconds that a story is waited for
/** What somebody wants to see again, then what is new: piece by piece. @param {Frame[] | Promise<Frame[]> | null} wanted */
export async function tell(wanted = null) {
  if (state.stop) return; // what comes meanwhile comes after it
  let mine = () => {};
  /** @type {Promise<void>} */
  const stopped = new Promise(wake => {
    mine = wake;
  });
  state.stop = mine;
  document.body.classList.add('playing');
  choosing.offer([]);
  while (state.stop === mine && (wanted || state.queued < state.heard)) {
    const waits = wanted || lesson.unsaid() ? [] : [pause(LATE)];
    const frames = await Promise.race([wanted || news(), stopped, ...waits]);
    wanted = null;
    for (const part of state.stop === mine && frames ? lesson.parts(frames) : []) {
      await player.play(part.frames);
      if (state.stop !== mine) return;
      if (part.halt && !(await halted(part.halt, part.frames))) return;
    }
  }
  if (state.stop === mine) settle();
}
/** No further than we were told of. */
async function news() {
  const after = state.queued;
  state.queued = state.heard;
  const frames = await frames_after(path, after, phone.matches, state.heard);
  if (!frames.length) return null;
  state.last = new Map([...state.last, ...last_moves(frames)]);
  state.story = frames;
  by('again').hidden = false;
  return frames;
}
/**
 * By anything that is pressed: whether a story ends by it. What a lesson says on the way is passed over by nobody.
 */
export function skip() {
  const ends = state.stop !== null && !lesson.unsaid();
  player.skip();
  ended?.skip();
  if (!by('lesson')) by('notice').textContent = ''; // what a lesson objects stays: its card would shrink under the finger
  if (ends && state.queued < state.heard) news(); // to be seen once more
  if (ends) settle();
  return ends;
}
/** What the lesson says at the end of what is played. @param {Remark} halt @param {Frame[]} frames */
function halted(halt, frames) {
  const said = lesson.halt(halt),
    now = frames.at(-1) || state.story.at(-1);
  if (now)
    draw(now.board, () => {
      marks(halt.at, 'aimed');
      bring(there(halt.at));
    });
  return said;
}
/** On opening: where everybody moved last. */
export async function remember() {
  const log = state.book,
    numbers = new Map(log.filter(line => line.by >= 0).map(line => [line.by, line.number]));
  if (!numbers.size) return;
  const frames = await frames_after(path, Math.min(...numbers.values()) - 1, phone.matches);
  if (state.stop || state.heard !== log.at(-1)?.number) return;
  state.story = frames;
  state.last = last_moves(frames);
  settle();
}

// --- the log

/** @param {LogLine} line */
const said = line => line.told.map(([sentence]) => sentence).join(' ');
/** The rule follows the last sentence that it made true. @param {LogLine['told']} told */
function sentences(told) {
  return told.flatMap(([sentence, rule], k) => {
    if (!rule || told[k + 1]?.[1] === rule) return [sentence + ' '];
    return [sentence, rule_link(rule, '§'), ' '];
  });
}
/** By number and text: what stands there already is not made again. @type {Map<string, HTMLElement>} */
const lines = new Map();
/** @param {number} upto */
function write_log(upto) {
  const log = state.book.filter(line => line.number <= upto),
    fresh = state.written ? log.filter(line => line.number > state.written) : [];
  if (fresh.length) spoken.textContent = fresh.map(said).join(' ');
  const wanted = log.toReversed().map(line => {
    const key = line.number + ' ' + said(line),
      item = lines.get(key) || log_line(line);
    lines.set(key, item);
    item.classList.toggle('fresh', state.known > 0 && line.number > state.known);
    return item;
  });
  const list = by('log');
  /** @type {Set<Element>} */
  const stays = new Set(wanted); // what stays is not touched: it would be laid out anew
  for (const item of [...list.children]) if (!stays.has(item)) item.remove();
  wanted.forEach((item, k) => {
    if (list.children[k] !== item) list.insertBefore(item, list.children[k] || null);
  });
  for (const [key, item] of lines) if (!item.isConnected) lines.delete(key);
  state.written = log.at(-1)?.number || 0;
  localStorage.setItem(memory, String(state.written));
}
/** @param {LogLine} line */
function log_line(line) {
  const link = made('a', {href: path + '/replay?move=' + line.number}, String(line.number));
  return made('li', {}, link, ' ', ...sentences(line.told));
}
/** What happened while nobody looked: told once, and shown if wanted. @param {LogLine[]} log */
export async function tell_absence(log) {
  const left = Number(localStorage.getItem(memory) || 0),
    missed = left ? log.filter(line => line.number > left) : [];
  if (missed.length < 2) return;
  const absence = await import('./absence.js'),
    items = missed.map(line => made('li', {}, ...sentences(line.told)));
  absence.tell(items, () => tell(frames_after(path, left, phone.matches)));
}
