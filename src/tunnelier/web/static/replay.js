// A match is watched again: played on and paused, by arrows and by the slider; its address can be shared.

import {board_of, draw, here, marks, replay_of} from './looking.js';
import {by, one, path, pause, phone, target, words} from './page.js';
import {frames_after, Player, SPEEDS} from './player.js';
import {chosen as preferred} from './preferences.js';

const strip = one(document, '.replay'),
  BETWEEN = 2; // what lies between two moves, in frames
/** @type {number | null} */
let wanted = null;
let fetching = false,
  playing = false;
/** @type {() => HTMLInputElement} */
const slider = () => one(strip, '[type=range]');
const number = () => Number(slider().value),
  count = () => Number(slider().max);

/** @param {number} move */
async function go(move) {
  wanted = move;
  if (fetching) return;
  fetching = true;
  while (wanted !== null) {
    const now = wanted;
    wanted = null;
    const page = await replay_of(now);
    if (!page) {
      location.href = '?move=' + now;
      break;
    }
    const active = document.activeElement,
      type = active && 'type' in active ? active.type : '',
      focused = active?.getAttribute('rel') || type;
    draw(board_of(page));
    strip.replaceChildren(...one(page, '.replay').childNodes);
    /** @type {HTMLElement | null} */
    const same = focused ? strip.querySelector(`[rel="${focused}"], [type="${focused}"]`) : null;
    same?.focus();
    offer();
    here(now);
  }
  fetching = false;
}

// --- playing

const pace = () => SPEEDS[preferred.speed] || SPEEDS.normal; // whoever presses the button wants to see something
/** @type {Player<Frame>} */
const player = new Player(
  frame => {
    draw(frame.board);
    marks(frame.changed, 'told');
  },
  by('caption'),
  pace,
);
function offer() {
  const button = by('play');
  button.hidden = false;
  button.textContent = playing ? words.hold_on : words.play_on;
  button.setAttribute('aria-pressed', String(playing));
}
/** Move by move, the next one fetched while this one is shown. */
async function play() {
  playing = true;
  offer();
  let move = number() < count() ? number() : 0;
  const next = () => frames_after(path, move, phone.matches, move + 1);
  let coming = next();
  while (playing && move < count()) {
    const frames = await coming;
    if (!playing) break;
    move += 1;
    coming = next();
    one(strip, '.said').textContent = frames.map(frame => frame.said).join(' ');
    await player.play(frames);
    slider().value = String(move);
    one(strip, 'output').textContent = `${move} / ${count()}`;
    here(move);
    if (playing) await pause(BETWEEN * pace());
  }
  playing = false;
  if (wanted === null) await go(move);
}
function hold() {
  const was = playing;
  playing = false;
  player.skip();
  return was;
}

// --- hands

strip.addEventListener('click', event => {
  /** @type {HTMLAnchorElement | null} */
  const link = target(event).closest('a[rel]');
  if (link) {
    event.preventDefault();
    hold();
    go(Number(new URL(link.href).searchParams.get('move')));
  } else if (target(event).closest('#play') && !hold()) play();
});
strip.addEventListener('input', event => {
  if (event.target === slider()) {
    hold();
    go(number());
  }
});
strip.addEventListener('submit', event => {
  event.preventDefault();
  hold();
  go(number());
});
document.addEventListener('keydown', event => {
  const rel = event.key === 'ArrowLeft' ? 'prev' : event.key === 'ArrowRight' ? 'next' : '';
  /** @type {HTMLAnchorElement | null} */
  const link = rel && event.target !== slider() ? document.querySelector(`a[rel=${rel}]`) : null;
  link?.click();
  if (event.key === ' ' && event.target === document.body) {
    event.preventDefault();
    by('play').click();
  }
});
offer();
