// Clocks: they count down by themselves, from when the service says that time will be over.
// Nobody is told each second; whoever listens hears once that little is left.
import {by, one, words} from './page.js';

const LOW = 30,
  lang = document.documentElement.lang;
/** @type {Clock | null} */
let clock = null;
/** Which seat is the reader's. @type {number | null} */
let own = null;
/** When that time ends of which it was said that little is left. @type {string | null} */
let warned = null;
let ahead = 0, // by how much our own watch is wrong
  timer = 0;

/** @type {(number: number, name: string) => string} */
const unit = (number, name) =>
  new Intl.NumberFormat(lang, {style: 'unit', unit: name, unitDisplay: 'narrow'}).format(number);
/** @param {number} number */
const two = number => String(number).padStart(2, '0');
/** As the page was sent with it (clocks.py). @param {number} seconds */
export function face(seconds) {
  const whole = Math.ceil(seconds),
    minutes = Math.floor(whole / 60);
  if (seconds < 3600) return minutes + ':' + two(whole % 60);
  if (seconds < 86400)
    return [Math.floor(minutes / 60), two(minutes % 60), two(whole % 60)].join(':');
  return (
    unit(Math.floor(minutes / 1440), 'day') + ' ' + unit(Math.floor(minutes / 60) % 24, 'hour')
  );
}
/** Every seat, and what of the page is its clock. @returns {[seat: number, item: HTMLElement][]} */
function items() {
  const found = by('clocks')?.querySelectorAll('li') || [];
  return [...found].map(item => [Number(item.dataset.seat), item]);
}
/** Of every change: whose time runs, and until when. @param {ToldTable} told */
export function set(told) {
  if (!told.clock) return;
  clock = told.clock;
  own = told.seat;
  const now = Date.parse(told.now);
  ahead = now - Date.now();
  for (const [number, item] of items()) {
    const seat = told.seats[number];
    one(item, 'span').textContent = seat.name || seat.called;
    item.classList.toggle('runs', clock.running === number);
    item.classList.toggle('own', own === number);
    const away = Date.parse(clock.vacations[number] || '') > now ? words.on_vacation : '',
      late = clock.skipped[number],
      skipped = late ? words.skipped.replace('{count}', String(late)) : '';
    item.title = [away, skipped].filter(Boolean).join('. ');
  }
  show();
}
function show() {
  clearTimeout(timer);
  if (!clock) return;
  const ends = clock.running === null ? null : Date.parse(clock.ends || ''),
    left = ends === null ? null : Math.max(0, (ends - Date.now() - ahead) / 1000);
  for (const [number, item] of items()) {
    const runs = left !== null && item.classList.contains('runs');
    one(item, 'b').textContent = face(runs ? left : clock.left[number] || 0);
    item.classList.toggle('low', runs && left < LOW);
  }
  if (left === null) return;
  if (
    clock.running === own &&
    left < LOW &&
    left > 0 &&
    clock.seconds > LOW &&
    warned !== clock.ends
  ) {
    warned = clock.ends;
    by('live').textContent = words.clock_low;
  }
  if (left) timer = setTimeout(show, left < 86400 ? (left % 1 || 1) * 1000 + 10 : 60000); // when the next second is over
}
document.addEventListener('visibilitychange', () => {
  if (clock && !document.hidden) show();
});
