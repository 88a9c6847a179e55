// Clocks: they count down by themselves, from when the service says that time will be over.
// Nobody is told each second; whoever listens hears once that little is left.
import {by, words} from './page.js';

const LOW = 30,
  lang = document.documentElement.lang;
let clock = null,
  ahead = 0,
  own = null,
  warned = null,
  timer = null;

const unit = (number, name) =>
  new Intl.NumberFormat(lang, {style: 'unit', unit: name, unitDisplay: 'narrow'}).format(number);
const two = number => String(number).padStart(2, '0');
export function face(seconds) {
  // as the page was sent with it (clocks.py)
  const whole = Math.ceil(seconds),
    minutes = Math.floor(whole / 60);
  if (seconds < 3600) return minutes + ':' + two(whole % 60);
  if (seconds < 86400)
    return [Math.floor(minutes / 60), two(minutes % 60), two(whole % 60)].join(':');
  return (
    unit(Math.floor(minutes / 1440), 'day') + ' ' + unit(Math.floor(minutes / 60) % 24, 'hour')
  );
}
export function set(told) {
  // of every change: whose time runs, and until when
  clock = told.clock;
  own = told.seat;
  ahead = Date.parse(told.now) - Date.now(); // by how much our own watch is wrong
  for (const item of by('clocks').children) {
    const seat = told.seats[item.dataset.seat],
      until = Date.parse(clock.vacations[item.dataset.seat]);
    item.firstChild.textContent = seat.name || seat.called;
    item.classList.toggle('runs', clock.running === Number(item.dataset.seat));
    item.classList.toggle('own', own === Number(item.dataset.seat));
    const away = until > Date.parse(told.now) ? words.on_vacation : '',
      late = clock.skipped[item.dataset.seat];
    item.title = [away, late && words.skipped.replace('{count}', late)].filter(Boolean).join('. ');
  }
  show();
}
function show() {
  clearTimeout(timer);
  const left =
    clock.running === null
      ? null
      : Math.max(0, (Date.parse(clock.ends) - Date.now() - ahead) / 1000);
  for (const item of by('clocks').children) {
    const runs = item.classList.contains('runs');
    item.lastChild.textContent = face(runs ? left : clock.left[item.dataset.seat] || 0);
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
