// The player: what happened, one piece of news after another. The piece glides, its place is marked,
// a caption says it. A frame is the board as it was then; what differs from the one before is marked.
import {made, rule_link} from './page.js';

export const SPEEDS = {off: 0, fast: 120, normal: 250, slow: 500};
const TURN = 4000,
  HASTE = 30,
  LINES = 2,
  LINGERS = 4000; // how long a turn takes at most; what stays of it to be read

// --- what a story is made of

export async function frames_after(path, number, narrow, upto = '') {
  // up to a move, or to now
  const answer = await fetch(
    `${path}/story?after=${number}&narrow=${narrow}${upto && '&upto=' + upto}`,
  ).catch(() => null);
  return answer?.ok ? unfolded((await answer.json()).frames) : [];
}
function unfolded(frames) {
  // each comes as what is new in it; the first is the board before
  let board = '',
    before = null;
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
function looks_of(svg) {
  // of every shape that has a name, without the shapes within it
  const found = new Map();
  for (const shape of parser.parseFromString(svg, 'text/html').querySelectorAll('.target[id]')) {
    const own = [...shape.children].filter(
      each => !each.matches('.target') && !each.querySelector('.target'),
    );
    found.set(shape.id, shape.getAttribute('transform') + own.map(each => each.outerHTML).join(''));
  }
  return found;
}
export function last_moves(frames) {
  // of every seat, the shapes that its last move changed, and what chance added to it
  const changed = new Map();
  let seat = null,
    number = null;
  for (const frame of frames) {
    if (frame.by >= 0 && frame.number !== number) changed.set((seat = frame.by), new Set());
    number = frame.number;
    if (seat !== null) frame.changed.forEach(id => changed.get(seat).add(id));
  }
  return changed;
}

// --- showing it

export class Player {
  constructor(show, caption, pace) {
    // `show` draws a frame; `pace` says how many milliseconds one takes
    Object.assign(this, {
      show,
      caption,
      pace,
      queue: [],
      running: null,
      held: false,
      wake: null,
      hiding: null,
    });
  }
  play(frames) {
    // to their end, or until somebody skips
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
      const frame = {...this.queue.shift()};
      if (missed.length && frame.changed)
        frame.changed = [...new Set([...missed, frame].flatMap(each => each.changed))];
      this.show(frame);
      this.say(frame);
      const time = Math.min(
        this.pace(),
        Math.max(HASTE, (end - Date.now()) / (this.queue.length + 1)),
      );
      await new Promise(wake => {
        this.wake = () => {
          clearTimeout(this.timer);
          wake();
        };
        this.timer = this.held ? null : setTimeout(wake, time);
      });
    }
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => {
      if (!this.running) this.captioned(false);
    }, LINGERS);
  }
  captioned(shown) {
    this.caption.hidden = !shown;
    document.body.classList.toggle('captioned', shown);
  }
  say(frame) {
    this.captioned(true);
    this.caption.append(
      made('p', {}, frame.said, ...(frame.rule ? [rule_link(frame.rule, '§')] : [])),
    );
    while (this.caption.children.length > LINES) this.caption.firstChild.remove();
  }
  skip() {
    // whether there was anything
    if (!this.running) {
      this.captioned(false);
      return false;
    } // what lingers has been read
    this.queue.length = 0;
    this.hold(false);
    this.wake?.();
    return true;
  }
  hold(held) {
    // paused, it goes on by steps
    this.held = held;
    if (held) clearTimeout(this.timer);
    else this.wake?.();
  }
}
