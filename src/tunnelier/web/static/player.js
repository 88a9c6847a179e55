// The player: what happened, one piece of news after another. The piece glides, its place is marked,
// a caption says it. A frame is the board as it was then; what differs from the one before is marked.
import {made, rule_link} from './page.js';

/** @type {Record<string, number>} */
export const SPEEDS = {off: 0, fast: 120, normal: 250, slow: 500};
const TURN = 4000, // milliseconds that a turn takes at most
  HASTE = 30,
  LINES = 2, // what stays of it to be read
  LINGERS = 4000;

// --- what a story is made of

/**
 * What happened after a move, up to another, or to now.
 * @param {string} path
 * @param {number} number
 * @param {boolean} narrow
 * @param {number | ''} upto
 */
export async function frames_after(path, number, narrow, upto = '') {
  const answer = await fetch(
    `${path}/story?after=${number}&narrow=${narrow}${upto && '&upto=' + upto}`,
  ).catch(() => null);
  return answer?.ok ? unfolded((await answer.json()).frames) : [];
}
/**
 * Each comes as what is new in it; the first is the board before.
 * @param {(Omit<Frame, 'board' | 'changed'> & {board: [number, number, string]})[]} frames
 * @returns {Frame[]}
 */
function unfolded(frames) {
  let board = '';
  /** @type {Map<string, string> | null} */
  let before = null;
  return frames
    .map(({board: [first, last, between], ...told}) => {
      board = board.slice(0, first) + between + board.slice(board.length - last);
      const looks = looks_of(board),
        was = before || looks;
      before = looks;
      return {
        ...told,
        board,
        changed: [...looks.keys()].filter(id => was.get(id) !== looks.get(id)),
      };
    })
    .slice(1);
}
const parser = new DOMParser();
/** Of every shape that has a name, without the shapes within it. @param {string} svg */
function looks_of(svg) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const shape of parser.parseFromString(svg, 'text/html').querySelectorAll('.target[id]')) {
    const own = [...shape.children].filter(
      each => !each.matches('.target') && !each.querySelector('.target'),
    );
    found.set(shape.id, shape.getAttribute('transform') + own.map(each => each.outerHTML).join(''));
  }
  return found;
}
/** Of every seat, the shapes that its last move changed, and what chance added to it. @param {Frame[]} frames */
export function last_moves(frames) {
  /** @type {Map<number, Set<string>>} */
  const changed = new Map();
  /** @type {Set<string> | null} */
  let latest = null;
  let number = null;
  for (const frame of frames) {
    if (frame.by >= 0 && frame.number !== number) {
      latest = new Set();
      changed.set(frame.by, latest);
    }
    number = frame.number;
    if (latest) for (const id of frame.changed) latest.add(id);
  }
  return changed;
}

// --- showing it

/** @template {Said & {changed?: string[]}} Shown */
export class Player {
  /** @type {Shown[]} */
  queue = [];
  /** @type {Promise<void> | null} */
  running = null;
  held = false;
  /** @type {(() => void) | null} */
  wake = null;
  timer = 0;
  hiding = 0;
  /**
   * @param {(frame: Shown) => void} show draws a frame
   * @param {HTMLElement} caption
   * @param {() => number} pace how many milliseconds one takes
   */
  constructor(show, caption, pace) {
    this.show = show;
    this.caption = caption;
    this.pace = pace;
  }
  /** To their end, or until somebody skips. @param {Shown[]} frames */
  play(frames) {
    this.queue.push(...frames);
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }
  async run() {
    const end = Date.now() + TURN;
    this.caption.replaceChildren();
    while (this.queue.length) {
      const missed = Date.now() > end ? this.queue.splice(0, this.queue.length - 1) : []; // where drawing is slow
      const frame = {.../** @type {Shown} */ (this.queue.shift())};
      if (missed.length && frame.changed)
        frame.changed = [...new Set([...missed, frame].flatMap(each => each.changed || []))];
      this.show(frame);
      this.say(frame);
      const time = Math.min(
        this.pace(),
        Math.max(HASTE, (end - Date.now()) / (this.queue.length + 1)),
      );
      /** @type {Promise<void>} */
      const over = new Promise(wake => {
        this.wake = () => {
          clearTimeout(this.timer);
          wake();
        };
        this.timer = this.held ? 0 : setTimeout(wake, time);
      });
      await over;
    }
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => {
      if (!this.running) this.captioned(false);
    }, LINGERS);
  }
  /** @param {boolean} shown */
  captioned(shown) {
    this.caption.hidden = !shown;
    document.body.classList.toggle('captioned', shown);
  }
  /** @param {Said} frame */
  say(frame) {
    this.captioned(true);
    this.caption.append(
      made('p', {}, frame.said, ...(frame.rule ? [rule_link(frame.rule, '§')] : [])),
    );
    while (this.caption.children.length > LINES) this.caption.firstChild?.remove();
  }
  /** Whether there was anything. */
  skip() {
    if (!this.running) {
      this.captioned(false); // what lingers has been read
      return false;
    }
    this.queue.length = 0;
    this.hold(false);
    this.wake?.();
    return true;
  }
  /** Paused, it goes on by steps. @param {boolean} held */
  hold(held) {
    this.held = held;
    if (held) clearTimeout(this.timer);
    else this.wake?.();
  }
}
