// The table: hands choose, answers are sent; what is told of it (feed.js) is shown (telling.js).
import * as choosing from './choosing.js';
import {company, listen, refresh} from './feed.js';
import {whole_again} from './framing.js';
import * as lesson from './lesson.js';
import {by, keep, one, path, pause, phone, target, words} from './page.js';
import * as panel from './panel.js';
import {when_changed} from './preferences.js';
import {state} from './state.js';
import {settle, skip, tell} from './telling.js';

if (document.querySelector('.copy')) import('./copying.js');

const notice = by('notice'),
  turn = by('turn');

// --- answering

/**
 * What comes back, and with which status.
 * @param {string} where
 * @param {Record<string, string>} fields
 * @returns {Promise<[number, any]>}
 */
async function send(where, fields) {
  const body = new URLSearchParams({proof: document.body.dataset.proof || '', ...fields});
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(path + where, {method: 'POST', body});
      return [answer.status, await answer.json()];
    } catch (error) {
      if (attempt > 4) throw error;
      notice.textContent = words.connection_lost;
      await pause(500 * 2 ** attempt); // the same key again is the same answer again
    }
  }
}
const key = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
/** One answer at a time; what was asked before is over. @param {string} where @param {Record<string, string>} fields */
async function act(where, fields) {
  if (state.busy) return;
  state.busy = true;
  state.changed.clear();
  whole_again();
  let taken = false;
  const seen = state.shown,
    at = String(state.version),
    said = turn.textContent || '';
  const slow = setTimeout(() => {
    if (state.shown === seen) tell_late(taken ? words.being_drawn : words.on_its_way);
  }, 400);
  try {
    const [status, told] = await send(where, {version: at, key: key(), ...fields});
    if (told.problem === 'coach') {
      const anyway = () => act(where, {...fields, version: at, anyway: '1'});
      (await coach()).warn(told, anyway);
      return;
    }
    taken = status === 200;
    if (taken && state.late) tell_late(words.being_drawn);
    notice.textContent = taken ? '' : told.said || '';
    notice.classList.toggle('calm', Boolean(by('lesson'))); // there it is no mistake, only not yet its turn
    if (by('lesson') && notice.textContent) lesson.object(told.said);
    if (taken) state.version = Math.max(state.version, told.version);
    if (state.shown < state.version) choosing.offer([]);
  } catch {
    notice.textContent = words.connection_lost; // sent five times, and never heard: the table as it is will tell
  } finally {
    state.busy = false;
    if (!taken) {
      clearTimeout(slow);
      tell_late('');
      turn.textContent = said;
    }
  }
  for (let k = 0; taken && k < 40 && state.shown < state.version; k++) await pause(50); // it comes by itself
  if (!taken) choosing.start_over();
  if (!taken || state.shown < state.version) await refresh();
}
/** @param {string} said */
function tell_late(said) {
  state.late = said;
  turn.textContent = said;
}
/** @param {number | string} move */
const play = move => act('/play', {move: String(move)});
const undo = () => act('/undo', {});

// --- the coach: its script comes when it has something to say

const coach = () => import('./coach.js');
/** Of what is asked now: nothing of what is not asked any more. */
async function hint() {
  const at = state.version;
  (await coach()).hint(() => state.version === at && !state.stop);
}
async function show_hoped() {
  const best = lesson.hoped.actions.slice(0, 3).map(action => ({action, said: '✓'}));
  (await coach()).advise({best});
}

// --- hands: mouse, finger, keyboard

choosing.begin({play, idle: () => !state.busy, first: skip});
document.addEventListener(
  'keydown',
  event => {
    // a key that is held, or that ends a story where nothing has the focus, presses no button that comes
    const ends = !event.repeat && skip(),
      nowhere = event.target === document.body;
    if (event.key === 'Enter' && (event.repeat || (ends && nowhere))) event.preventDefault();
  },
  {capture: true},
);
by('command').addEventListener('submit', async event => {
  event.preventDefault();
  const {typed} = by('command').elements,
    move = typed.value.trim();
  if (!move) return;
  await play(move);
  typed.value = '';
});
by('undo').addEventListener('submit', event => {
  event.preventDefault();
  undo();
});
by('again').addEventListener('click', () => tell(state.story));
when_changed(() => settle());
by('hint')?.addEventListener('click', hint);
company.then(beside => beside.begin(send, refresh));
lesson.begin(() => {
  if (!state.stop) settle();
});
document.getElementById('show-hoped')?.addEventListener('click', show_hoped);
document.addEventListener('keydown', event => {
  if (target(event).matches('input, select, textarea')) {
    if (event.key === 'Escape') target(event).blur();
    return;
  }
  if (event.key === '/') {
    event.preventDefault();
    one(document, '#command input').focus();
  }
  if (event.key === 'u' && !by('undo').hidden) undo();
  if (event.key === 'Backspace' && choosing.choosing()) choosing.back();
  if (event.key === 'Escape') {
    panel.close();
    choosing.start_over();
  }
});

// --- what lies beside the board

const tabs = by('tabs').querySelectorAll('button');
for (const tab of tabs) tab.addEventListener('click', () => show_tab(tab.dataset.tab));
/** @param {string | undefined} name */
function show_tab(name) {
  for (const tab of tabs) {
    tab.setAttribute('aria-current', String(tab.dataset.tab === name));
    one(document, '#' + tab.dataset.tab).hidden = tab.dataset.tab !== name;
  }
  if (name === 'talk') by('unread').hidden = true;
}
by('tabs').hidden = false;
show_tab('telling');

// --- how wide it is: the next page that is asked for is made for this width

function fit() {
  keep('width', phone.matches ? 'narrow' : 'wide');
}
phone.addEventListener('change', () => {
  fit();
  state.shown = 0;
  listen();
});
fit();
listen();
