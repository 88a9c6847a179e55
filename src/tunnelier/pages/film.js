// A match as one file: pictures by the move, with a slider and a play button. It stands in the page, which fetches nothing.
import {glide} from '../web/static/moving.js';

/**
 * Boards are lists of parts, by their numbers: most parts stand in many of them.
 * @typedef {object} Film
 * @property {string[]} parts
 * @property {number[][]} wide
 * @property {number[][]} narrow
 * @property {[said: string, rule: string | null][]} told
 * @property {number[]} moves
 * @property {{play: string, pause: string}} words
 */

/** @param {string} id */
const by = id => /** @type {HTMLElement} */ (document.getElementById(id));
/** @type {Film} */
const film = JSON.parse(by('film').textContent || '');
const [board, said, count, play] = ['board', 'said', 'count', 'play'].map(by),
  slider = /** @type {HTMLInputElement} */ (by('at')),
  speed = /** @type {HTMLSelectElement} */ (by('speed'));
const phone = matchMedia('(max-width: 640px)');
const last = film.told.length - 1;
let now = -1,
  timer = 0; // of the next picture, while it plays
slider.max = String(last);

/** @param {number} number */
function show(number) {
  now = Math.max(0, Math.min(last, number));
  const frame = (phone.matches ? film.narrow : film.wide)[now];
  glide(board, () => {
    board.innerHTML = frame.map(k => film.parts[k]).join('');
  });
  slider.value = String(now);
  const [words, rule] = film.told[now],
    small = document.createElement('small');
  small.textContent = rule || '';
  said.replaceChildren(words + ' ', small);
  count.textContent = film.moves[now] + ' / ' + film.moves[last];
  if (now === last) pause();
}
function pause() {
  clearInterval(timer);
  timer = 0;
  play.textContent = film.words.play;
}
function start() {
  if (now === last) show(0);
  timer = setInterval(() => show(now + 1), Number(speed.value));
  play.textContent = film.words.pause;
}
/** By hand: whatever plays stops. @param {number} number */
function turn(number) {
  pause();
  show(number);
}
play.onclick = () => (timer ? pause() : start());
speed.onchange = () => {
  if (!timer) return;
  pause();
  start();
};
slider.oninput = () => turn(Number(slider.value));
by('back').onclick = () => turn(now - 1);
by('forward').onclick = () => turn(now + 1);
phone.onchange = () => show(now);
/** @type {Record<string, number>} */
const STEPS = {ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity};
document.onkeydown = event => {
  if (event.target !== document.body) return;
  if (event.key in STEPS) turn(now + STEPS[event.key]);
  if (event.key === ' ') {
    event.preventDefault();
    play.click();
  }
};
show(Math.max(0, film.moves.lastIndexOf(Number(location.hash.slice(1)))));
