// A match is watched again: played on and paused, by arrows and by the slider; its address can be shared.
import {by, pause, path, phone, words} from './page.js';
import {chosen as preferred} from './preferences.js';
import {Player, SPEEDS, frames_after} from './player.js';
import {draw, here, marks, replay_of} from './looking.js';

const strip = document.querySelector('.replay'),
  BETWEEN = 2; // what lies between two moves, in frames
let wanted = null,
  fetching = false,
  playing = false;
const slider = () => strip.querySelector('[type=range]');
const number = () => Number(slider().value),
  count = () => Number(slider().max);

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
    const focused =
      document.activeElement?.getAttribute('rel') || document.activeElement?.type || '';
    draw(page.getElementById('board').innerHTML);
    strip.replaceChildren(...page.querySelector('.replay').childNodes);
    if (focused) strip.querySelector(`[rel="${focused}"], [type="${focused}"]`)?.focus();
    offer();
    here(now);
  }
  fetching = false;
}

// --- playing

const pace = () => SPEEDS[preferred.speed] || SPEEDS.normal; // whoever presses the button wants to see something
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
async function play() {
  // move by move, the next one fetched while this one is shown
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
    strip.querySelector('.said').textContent = frames.map(frame => frame.said).join(' ');
    await player.play(frames);
    slider().value = move;
    strip.querySelector('output').textContent = `${move} / ${count()}`;
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
  const link = event.target.closest('a[rel]');
  if (link) {
    event.preventDefault();
    hold();
    go(Number(new URL(link.href).searchParams.get('move')));
  } else if (event.target.closest('#play') && !hold()) play();
});
strip.addEventListener('input', event => {
  if (event.target.type === 'range') {
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
  const link = {ArrowLeft: 'prev', ArrowRight: 'next'}[event.key];
  if (link && event.target.type !== 'range') document.querySelector(`a[rel=${link}]`)?.click();
  if (event.key === ' ' && event.target === document.body) {
    event.preventDefault();
    by('play').click();
  }
});
offer();
