// The table: what is told of it is shown, answers are sent, changes come by themselves.
import {around, by, made, path, pause, phone, root, rule_link, table, words} from './page.js';
import {chosen as preferred, sound, when_changed} from './preferences.js';
import {bring, lead, reframe, whole_again} from './framing.js';
import {Player, SPEEDS, frames_after, last_moves} from './player.js';
import {drawn, glide, redraw} from './moving.js';
import * as choosing from './choosing.js';
import * as lesson from './lesson.js';
import * as panel from './panel.js';
if (document.querySelector('.copy')) import('./copying.js');

const board = by('board'),
  notice = by('notice'),
  turn = by('turn'),
  spoken = by('live'),
  memory = 'heard ' + path;
let version = Number(table.dataset.version);
let shown = 0,
  asked = null,
  busy = false,
  heard = 0,
  latest = null,
  people = null;

// --- answering

async function send(where, fields) {
  const body = new URLSearchParams({proof: document.body.dataset.proof, ...fields});
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(path + where, {method: 'POST', body});
      return [answer.status, await answer.json()];
    } catch (error) {
      // the same key again is the same answer again
      if (attempt > 4) throw error;
      notice.textContent = words.connection_lost;
      await pause(500 * 2 ** attempt);
    }
  }
}
const key = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
async function act(where, fields) {
  // one answer at a time; what was asked before is over
  if (busy) return;
  busy = true;
  changed.clear();
  whole_again();
  let taken = false;
  const seen = shown,
    at = version,
    said = turn.textContent;
  const slow = setTimeout(() => {
    if (shown === seen) tell_late(taken ? words.being_drawn : words.on_its_way);
  }, 400);
  try {
    const [status, told] = await send(where, {version: at, key: key(), ...fields});
    if (told.problem === 'coach')
      return (await coach()).warn(told, () => act(where, {...fields, version: at, anyway: 1}));
    taken = status === 200;
    if (taken && late) tell_late(words.being_drawn);
    notice.textContent = taken ? '' : told.said || '';
    notice.classList.toggle('calm', Boolean(by('lesson'))); // there it is no mistake, only not yet its turn
    if (by('lesson') && notice.textContent) lesson.object(told.said);
    if (taken) version = Math.max(version, told.version);
    if (shown < version) choosing.offer([]);
  } catch {
    // sent five times, and never heard: the table as it is will tell
    notice.textContent = words.connection_lost;
  } finally {
    busy = false;
    if (!taken) {
      clearTimeout(slow);
      tell_late('');
      turn.textContent = said;
    }
  }
  for (let k = 0; taken && k < 40 && shown < version; k++) await pause(50); // it comes by itself
  if (!taken) choosing.start_over();
  if (!taken || shown < version) await refresh();
}
let late = ''; // what is said of an answer that takes long: others' boards may be drawn before
function tell_late(said) {
  turn.textContent = late = said;
}
const play = move => act('/play', {move});
const undo = () => act('/undo', {});

// --- the coach

const coach = () => import('./coach.js'); // when it has something to say

async function hint() {
  // of what is asked now: nothing of what is not asked any more
  const at = version;
  (await coach()).hint(() => version === at && !stop);
}

// --- what is shown: first what happened, one after another, then what is

const changed = new Set(); // shapes that are not as they were when the reader last acted
let last = new Map(),
  story = [];
const captions = by('caption');
const player = new Player(
  frame => {
    draw(frame.board, () => marks(frame.changed, 'told'));
    frame.changed.forEach(id => changed.add(id));
    write_log(Math.max(written, frame.number)); // it does not run ahead of what is shown
  },
  captions,
  () => SPEEDS[preferred.speed],
);

function draw(svg, mark) {
  // and its marks, before anything moves
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
function marks(ids, kind, said = '') {
  // measured first, drawn after: else all is laid out anew for each
  const shapes = [...ids].map(id => by(id)).filter(shape => shape && board.contains(shape));
  const boxes = shapes.map(shape => shape.getBBox());
  shapes.forEach((shape, k) => {
    const mark = around(boxes[k], kind);
    if (said) mark.dataset.by = said;
    mark.dataset.of = shape.id;
    if (kind === 'aimed') on_top(mark, shape);
    else shape.append(mark);
  });
}
function on_top(mark, shape) {
  // over whatever lies beside it
  const drawing = board.querySelector('svg'),
    {a, b, c, d, e, f} = drawing.getCTM().inverse().multiply(shape.getCTM());
  mark.setAttribute('transform', `matrix(${[a, b, c, d, e, f]})`);
  drawing.append(mark);
}
let settled = null; // what stands there
function settle() {
  // the table as it is, with marks on what has changed: whatever is still told of it ends here
  const told = latest,
    first = !settled,
    news = settled !== told,
    same = settled?.version === told.version;
  const mine = asked !== null && asked === told.seat,
    turned = mine && !document.body.classList.contains('mine');
  stop?.();
  if (player.running) player.skip();
  [stop, settled, queued] = [null, told, heard];
  document.body.classList.remove('playing');
  document.body.classList.toggle('mine', mine);
  document.title = (mine ? '● ' : '') + document.title.replace(/^● /, '');
  by('prompt').textContent = told.prompt;
  by('no-moves').hidden = told.moves.length > 0;
  by('no-moves').textContent = told.over ? words.why_over : words.why_not_you;
  by('undo').hidden = !told.undo;
  if (by('hint')) Object.assign(by('hint'), {hidden: told.over, disabled: !mine});
  for (const item of by('seats').children)
    item.classList.toggle('asked', Number(item.dataset.seat) === asked);
  say_turn();
  write_log(heard);
  lesson.leave();
  lesson.teach();
  draw(told.board, () => {
    if (same && choosing.offers(told.moves))
      choosing.show(false); // whoever is choosing goes on
    else choosing.offer(told.moves);
    for (const [seat, ids] of last)
      marks(
        [...ids].filter(id => !changed.has(id)),
        'last',
        seat,
      ); // one frame is enough
    marks(changed, 'changed');
    marks(lesson.pointed(), 'aimed');
    bring(aims(), answers()); // before pieces glide: one on its way is still where it was
  });
  by('again').hidden = !story.length;
  panel.renew();
  if (news) arrived(turned, told, first);
}
const aims = () => lesson.pointed().map(by).filter(Boolean);
function answers() {
  // where a lesson that has said all waits for one: the shapes of it alone before those of many
  if (!lesson.asks()) return [];
  const hoped = new Set(lesson.hoped.actions),
    lit = [...board.querySelectorAll('.target.lit')];
  const found = hoped.size
    ? lit.filter(shape => choosing.moves(shape).some(move => hoped.has(move)))
    : lit;
  return found.sort((one, other) => choosing.moves(one).length - choosing.moves(other).length);
}

// --- a story: until it ends, the page is of the moment that is told, and nothing is asked

const LATE = 2000; // milliseconds that a story is waited for
let queued = 0,
  stop = null; // how far it was told; what ends it
async function tell(wanted = null) {
  // what somebody wants to see again, then what is new: piece by piece
  if (stop) return; // what comes meanwhile comes after it
  let mine;
  const stopped = new Promise(wake => {
    stop = mine = wake;
  });
  document.body.classList.add('playing');
  choosing.offer([]);
  while (stop === mine && (wanted || queued < heard)) {
    const waits = wanted || lesson.unsaid() ? [] : [pause(LATE)];
    const frames = await Promise.race([wanted || news(), stopped, ...waits]);
    wanted = null;
    for (const part of stop === mine && frames ? lesson.parts(frames) : []) {
      await player.play(part.frames);
      if (stop !== mine || (part.halt && !(await halted(part)))) return;
    }
  }
  if (stop === mine) settle();
}
async function news() {
  // no further than we were told of
  const after = queued;
  queued = heard;
  const frames = await frames_after(path, after, phone.matches, heard);
  if (!frames.length) return null;
  last = new Map([...last, ...last_moves(frames)]);
  by('again').hidden = false;
  return (story = frames);
}
function skip() {
  // by anything that is pressed: whether a story ends by it; what a lesson says on the way is passed over by nobody
  const ends = stop !== null && !lesson.unsaid();
  player.skip();
  ended?.skip();
  if (!by('lesson')) notice.textContent = ''; // what a lesson objects stays: its card would shrink under the finger
  if (ends && queued < heard) news(); // to be seen once more
  if (ends) settle();
  return ends;
}
function halted({halt, frames}) {
  // what the lesson says at the end of what is played
  const said = lesson.halt(halt);
  draw((frames.at(-1) || story.at(-1)).board, () => {
    marks(halt.at, 'aimed');
    bring(halt.at.map(by).filter(Boolean));
  });
  return said;
}
async function remember(log) {
  // on opening: where everybody moved last
  const numbers = new Map(log.filter(line => line.by >= 0).map(line => [line.by, line.number]));
  if (!numbers.size) return;
  const frames = await frames_after(path, Math.min(...numbers.values()) - 1, phone.matches);
  if (stop || heard !== log.at(-1).number) return;
  story = frames;
  last = last_moves(story);
  settle();
}
function fill(told) {
  // all of it; what has not changed is not sent again
  if (told.version < version) return;
  version = told.version;
  if (told.moves) fill_match(told);
  fill_table(told);
}
const name_of = told => (asked === null ? '' : told.seats[asked].name || told.seats[asked].called);
function say_turn() {
  const told = people;
  if (stop || !told) return;
  turn.textContent = late
    ? late
    : told.over
      ? words.over
      : asked === told.seat
        ? words.your_turn
        : (told.thinking !== asked
            ? words.their_turn
            : told.preparing
              ? words.prepares
              : words.thinks
          ).replace('{name}', name_of(told));
}
function fill_table(told) {
  people = told;
  say_turn();
  const said = by('chat').childElementCount;
  by('chat').replaceChildren(
    ...told.remarks.map(each =>
      made(
        'li',
        {className: each.gallery ? 'faint' : ''},
        made('strong', {}, each.name),
        ' ' + each.text,
      ),
    ),
  );
  if (told.remarks.length > said) by('chat').scrollTop = by('chat').scrollHeight;
  by('watching').hidden = !told.watching;
  by('watching').textContent = words.watching.replace('{count}', told.watching);
  if (told.remarks.length > said && by('talk')?.hidden) by('unread').hidden = false;
  company.then(beside => beside.seat(told, asked, name_of(told)));
  if (told.closed && asked !== null) refresh(); // it ended without a move
  if (by('clocks')) import('./clocks.js').then(clocks => clocks.set(told));
  if (told.rematch) the_end().then(() => ended.rematch(told.rematch));
}
function fill_match(told) {
  const first = !shown,
    before = heard;
  if (told.version > shown) late = '';
  [shown, asked, latest] = [told.version, told.asked, told];
  if (!heard) tell_absence(told.log);
  if (!stop) known = heard;
  book = told.log;
  heard = book.at(-1)?.number || 0;
  lesson.hear(told.lesson);
  if (first || heard < before || preferred.speed === 'off' || document.hidden)
    settle(); // the first look, or something was taken back
  else if (heard > before) tell();
  else if (!stop) settle();
  if (first) remember(told.log);
}
let ended = null; // its script comes when there is an end to be shown
const the_end = async () => {
  ended ??= await import('./ending.js');
};
function arrived(turned, told, first = false) {
  if (turned) sound('turn');
  if (document.body.classList.contains('mine') && !lesson.pointed().length) lead();
  if (told.over) (first ? the_end() : lesson.read().then(the_end)).then(() => ended.come(!first)); // closing words come first
}
function said(line) {
  return line.told.map(([sentence]) => sentence).join(' ');
}
function sentences(told) {
  // the rule follows the last one that it made true
  return told.flatMap(([sentence, rule], k) => {
    if (!rule || told[k + 1]?.[1] === rule) return [sentence + ' '];
    return [sentence, rule_link(rule, '§'), ' '];
  });
}
const lines = new Map(); // of the log, by number: what stands there already is not made again
let book = [],
  written = 0,
  known = 0; // all lines; how far they stand there; how far the reader knew them before this story
function write_log(upto) {
  const log = book.filter(line => line.number <= upto),
    fresh = written ? log.filter(line => line.number > written) : [];
  if (fresh.length) spoken.textContent = fresh.map(said).join(' ');
  const wanted = log
    .slice()
    .reverse()
    .map(line => {
      const key = line.number + ' ' + said(line);
      if (!lines.has(key)) lines.set(key, log_line(line));
      lines.get(key).classList.toggle('fresh', known > 0 && line.number > known);
      return lines.get(key);
    });
  const list = by('log'),
    stays = new Set(wanted); // what stays is not touched: it would be laid out anew
  for (const item of [...list.children]) if (!stays.has(item)) item.remove();
  wanted.forEach((item, k) => {
    if (list.children[k] !== item) list.insertBefore(item, list.children[k] || null);
  });
  for (const [key, item] of lines) if (!item.isConnected) lines.delete(key);
  written = log.at(-1)?.number || 0;
  localStorage.setItem(memory, written);
}
function log_line(line) {
  return made(
    'li',
    {},
    made('a', {href: path + '/replay?move=' + line.number}, line.number),
    ' ',
    ...sentences(line.told),
  );
}
function tell_absence(log) {
  // what happened while nobody looked: told once, and shown if wanted
  const left = Number(localStorage.getItem(memory) || 0),
    missed = left ? log.filter(line => line.number > left) : [];
  if (missed.length < 2) return;
  import('./absence.js').then(absence =>
    absence.tell(
      missed.map(line => made('li', {}, ...sentences(line.told))),
      () => tell(frames_after(path, left, phone.matches)),
    ),
  );
}
let asking = null;
function refresh() {
  // ask for the table as it is: only where it did not come by itself
  asking ??= (async () => {
    try {
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
    } finally {
      asking = null;
    }
  })();
  return asking;
}
function found() {
  if (notice.textContent === words.connection_lost) notice.textContent = '';
}

// --- the live connection: the table as it is, then whatever changes

let source = null,
  anew = false;
function listen() {
  source?.close();
  source = new EventSource(path + '/events?had=' + (shown || 0) + '&narrow=' + phone.matches);
  source.onopen = () => {
    anew = true;
  };
  source.onmessage = event => {
    found();
    const told = JSON.parse(event.data);
    if (anew) version = Math.min(version, told.version); // a backup may have been put in place
    anew = false;
    fill(told);
  };
  source.onerror = () => {
    notice.textContent = words.connection_lost;
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000); // it was answered with a no
  };
}

// --- hands: mouse, finger, keyboard

choosing.begin({play, idle: () => !busy, first: skip});
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
by('command').addEventListener('submit', event => {
  event.preventDefault();
  const typed = event.target.typed.value.trim();
  if (typed)
    play(typed).then(() => {
      event.target.typed.value = '';
    });
});
by('undo').addEventListener('submit', event => {
  event.preventDefault();
  undo();
});
by('again').addEventListener('click', () => tell(story));
when_changed(() => {
  if (latest) settle();
});
by('hint')?.addEventListener('click', hint);
const company = import('./company.js');
company.then(beside => beside.begin(send, refresh));
lesson.begin(() => {
  if (latest && !stop) settle();
});
by('show-hoped')?.addEventListener('click', async () =>
  (await coach()).advise({
    best: lesson.hoped.actions.slice(0, 3).map(action => ({action, said: '✓'})),
  }),
);
document.addEventListener('keydown', event => {
  if (event.target.matches('input, select, textarea')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  if (event.key === '/') {
    event.preventDefault();
    document.querySelector('#command input').focus();
  }
  if (event.key === 'u' && !by('undo').hidden) undo();
  if (event.key === 'Backspace' && choosing.choosing()) choosing.back();
  if (event.key === 'Escape') {
    panel.close();
    choosing.start_over();
  }
});
for (const tab of by('tabs').children)
  tab.addEventListener('click', () => show_tab(tab.dataset.tab));
function show_tab(name) {
  for (const tab of by('tabs').children) {
    tab.setAttribute('aria-current', String(tab.dataset.tab === name));
    by(tab.dataset.tab).hidden = tab.dataset.tab !== name;
  }
  if (name === 'talk') by('unread').hidden = true;
}
by('tabs').hidden = false;
show_tab('telling');
const fit = () => {
  // the next page that is asked for is made for this width
  const width = phone.matches ? 'narrow' : 'wide';
  document.cookie = 'width=' + width + ';path=' + (root || '/') + ';samesite=lax;max-age=31536000';
};
phone.addEventListener('change', () => {
  fit();
  shown = 0;
  listen();
});
fit();
listen();
