// What the service tells of a table: all of it at first, then whatever changes, by itself.
import * as lesson from './lesson.js';
import {by, made, path, pause, phone, words} from './page.js';
import {chosen as preferred} from './preferences.js';
import {state} from './state.js';
import {name_of, rematch, remember, say_turn, settle, tell, tell_absence} from './telling.js';

const notice = by('notice');
export const company = import('./company.js');

/** What has not changed is not sent again. @param {ToldTable | ToldMatch} told */
function fill(told) {
  if (told.version < state.version) return;
  state.version = told.version;
  if ('moves' in told) fill_match(told);
  fill_table(told);
}
/** @param {ToldTable} told */
function fill_table(told) {
  state.people = told;
  say_turn();
  const chat = by('chat'),
    fresh = told.remarks.length > chat.childElementCount;
  const remarks = told.remarks.map(each => {
    const name = made('strong', {}, each.name);
    return made('li', {className: each.gallery ? 'faint' : ''}, name, ' ' + each.text);
  });
  chat.replaceChildren(...remarks);
  if (fresh) chat.scrollTop = chat.scrollHeight;
  by('watching').hidden = !told.watching;
  by('watching').textContent = words.watching.replace('{count}', String(told.watching));
  if (fresh && by('talk')?.hidden) by('unread').hidden = false;
  const {asked} = state,
    name = name_of(told);
  company.then(beside => beside.seat(told, asked, name));
  if (told.closed && asked !== null) refresh(); // it ended without a move
  if (by('clocks')) import('./clocks.js').then(clocks => clocks.set(told));
  if (told.rematch) rematch(told.rematch);
}
/** @param {ToldMatch} told */
function fill_match(told) {
  const first = !state.shown,
    before = state.heard;
  if (told.version > state.shown) state.late = '';
  [state.shown, state.asked, state.latest] = [told.version, told.asked, told];
  if (!state.heard) tell_absence(told.log);
  if (!state.stop) state.known = state.heard;
  state.book = told.log;
  state.heard = told.log.at(-1)?.number || 0;
  lesson.hear(told.lesson);
  const back = state.heard < before; // something was taken back
  if (first || back || preferred.speed === 'off' || document.hidden) settle();
  else if (state.heard > before) tell();
  else if (!state.stop) settle();
  if (first) remember();
}

// --- asking for it: only where it did not come by itself

/** @type {Promise<void> | null} */
let asking = null;
export function refresh() {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
async function ask() {
  for (;;) {
    const answer = await fetch(path + '/state').catch(() => null);
    if (answer?.ok) {
      found();
      return fill(await answer.json());
    }
    if (answer && answer.status <= 500) return location.reload();
    notice.textContent = words.connection_lost; // the service is away, or a proxy says so: it comes back, and so do we
    await pause(1000);
  }
}
function found() {
  if (notice.textContent === words.connection_lost) notice.textContent = '';
}

// --- the live connection

/** @type {EventSource | null} */
let source = null;
export function listen() {
  source?.close();
  let anew = false;
  const opened = new EventSource(
    path + '/events?had=' + (state.shown || 0) + '&narrow=' + phone.matches,
  );
  source = opened;
  opened.onopen = () => {
    anew = true;
  };
  opened.onmessage = event => {
    found();
    const told = JSON.parse(event.data);
    if (anew) state.version = Math.min(state.version, told.version); // a backup may have been put in place
    anew = false;
    fill(told);
  };
  opened.onerror = () => {
    notice.textContent = words.connection_lost;
    if (opened.readyState === EventSource.CLOSED) setTimeout(listen, 3000); // it was answered with a no
  };
}
