// The table: clicks narrow the legal moves, answers are sent, changes come by themselves.
// It knows no game: shapes name the moves that touch them (data-moves).
const table = document.getElementById('table');
const words = JSON.parse(table.dataset.words);
const percent = new Intl.NumberFormat(document.documentElement.lang, {style: 'percent'});
const by = id => document.getElementById(id);
const board = by('board'), notice = by('notice'), turn = by('turn'), spoken = by('live');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const phone = matchMedia('(max-width: 640px)');
const root = document.body.dataset.root, path = root + '/t/' + table.dataset.table, memory = 'heard ' + path;
let version = Number(table.dataset.version), pulse = Number(table.dataset.pulse);
let shown = 0, asked = null, legal = [], picked = [], busy = false, heard = 0;

// --- narrowing: of the legal moves, those that touch every shape clicked so far

const moves = shape => (shape.dataset.moves || '').split(' ').filter(Boolean).map(Number);
const candidates = () => picked.reduce(
  (left, shape) => left.filter(move => moves(shape).includes(move)), legal.map(move => move.action));

function click(shape) {
  if (!moves(shape).length) return why(shape);
  if (busy || !legal.length) return;
  if (picked.includes(shape)) picked = picked.filter(each => each !== shape);
  else {
    const before = candidates();
    picked.push(shape);
    if (!candidates().length) picked = [shape];
    else if (candidates().length === before.length && before.length > 1) return show_choices(true);
  }
  const left = candidates();
  if (picked.length && left.length === 1) return play(left[0]);
  show_choices(picked.length > 0);
}
function show_choices(focus) {
  const left = new Set(candidates()), final = [];
  const locked = new Set(legal.filter(move => move.locked).map(move => move.action));
  for (const shape of board.querySelectorAll('.target[data-moves]')) {
    const lit = moves(shape).some(move => left.has(move));
    shape.classList.toggle('lit', lit);
    shape.classList.toggle('chosen', picked.includes(shape));
    shape.setAttribute('tabindex', lit ? '0' : '-1');
    if (lit && moves(shape).every(move => !left.has(move) || locked.has(move))) final.push(shape);
  }
  lock(final);
  for (const button of document.querySelectorAll('#choices button'))
    button.parentElement.hidden = !left.has(Number(button.value));
  const title = by('answers-title');
  if (title) title.textContent = picked.length ? words.narrowed : words.moves;
  if (by('reset')) by('reset').hidden = !picked.length;
  if (focus && left.size > 1 && left.size < 9 && picked.length)
    spoken.textContent = words.narrowed_to.replace('{count}', left.size);
}
function lock(shapes) { // a sign on what cannot be taken back; measured first, drawn after
  board.querySelectorAll('.lock-sign').forEach(sign => sign.remove());
  const boxes = shapes.map(shape => shape.getBBox());
  shapes.forEach((shape, k) => {
    const sign = document.createElementNS(shape.namespaceURI, 'image');
    const x = boxes[k].x + boxes[k].width - 14, y = boxes[k].y + 1;
    const look = {class: 'lock-sign', href: root + '/static/lock.svg', width: 13, height: 13, x, y};
    for (const [name, value] of Object.entries(look)) sign.setAttribute(name, value);
    shape.append(sign);
  });
}
function start_over() { picked = []; show_choices(false); }

async function why(shape) {
  const answer = await fetch(path + '/why?shape=' + encodeURIComponent(shape.id)).catch(() => null);
  if (!answer?.ok) return;
  const told = await answer.json();
  const box = shape.getBoundingClientRect(), tip = document.createElement('div');
  document.querySelectorAll('.tip').forEach(old => old.remove());
  tip.className = 'tip';
  tip.setAttribute('role', 'status');
  tip.textContent = told.said + ' ';
  if (told.rule) tip.append(rule_link(told.rule, told.rule));
  document.body.append(tip);
  tip.style.left = Math.max(8, Math.min(box.left, innerWidth - tip.offsetWidth - 8)) + 'px';
  tip.style.top = Math.min(box.bottom + 6, innerHeight - tip.offsetHeight - 8) + 'px';
  setTimeout(() => tip.remove(), 6000);
}

// --- answering

async function send(where, fields) {
  const body = new URLSearchParams({proof: document.body.dataset.proof, ...fields});
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(path + where, {method: 'POST', body});
      return [answer.status, await answer.json()];
    } catch (error) { // the same key again is the same answer again
      if (attempt > 4) throw error;
      notice.textContent = words.lost;
      await pause(500 * 2 ** attempt);
    }
  }
}
const pause = time => new Promise(wake => setTimeout(wake, time));
const key = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
async function act(where, fields) { // one answer at a time; what was asked before is over
  if (busy) return;
  busy = true;
  let taken = false;
  try {
    const [status, told] = await send(where, {version, key: key(), ...fields});
    taken = status === 200;
    notice.textContent = taken ? '' : told.said || '';
    if (taken) version = Math.max(version, told.version);
    if (shown < version) legal = [];
  } catch { // sent five times, and never heard: the table as it is will tell
    notice.textContent = words.lost;
  } finally { busy = false; }
  picked = [];
  for (let k = 0; taken && k < 40 && shown < version; k++) await pause(50); // it comes by itself
  if (!taken || shown < version) await refresh();
}
const play = move => act('/play', {move});
const undo = () => act('/undo', {});
async function hint() { // the coach may be asked by others first: it says how many
  const asked_at = version;
  for (;;) {
    const answer = await fetch(path + '/hint').catch(() => null);
    if (!answer || version !== asked_at) return;
    const told = await answer.json();
    if (answer.status !== 202) {
      notice.textContent = answer.ok ? '' : told.said;
      return answer.ok ? advise(told) : undefined;
    }
    notice.textContent = told.said;
    await pause(700);
  }
}
function advise(advice) {
  for (const each of advice) {
    const button = document.querySelector(`#choices button[value="${each.action}"]`);
    if (!button) continue;
    button.querySelector('.advice')?.remove();
    const said = document.createElement('span');
    said.className = 'advice';
    said.textContent = percent.format(each.chance);
    button.append(said);
    button.parentElement.parentElement.prepend(button.parentElement);
  }
}

// --- what is shown

function draw(svg) {
  const focused = document.activeElement?.id;
  glide(board, () => { board.innerHTML = svg; });
  if (focused) by(focused)?.focus({preventScroll: true});
}
function lead() { // on a small screen what can be touched may be far from what is seen
  const lit = [...board.querySelectorAll('.target.lit')], top = by('strip').getBoundingClientRect().bottom;
  const seen = shape => { const box = shape.getBoundingClientRect(); return box.top >= top && box.bottom <= innerHeight; };
  if (lit.length && !lit.some(seen))
    lit[0].scrollIntoView({block: 'center', behavior: calm.matches ? 'auto' : 'smooth'});
}
function fill(told) { // all of it; what has not changed is not sent again
  if (told.version < version) return;
  if (told.begun !== Boolean(turn) || (told.over && !document.querySelector('.end'))) return location.reload();
  version = told.version;
  pulse = told.pulse;
  if (told.moves) fill_match(told);
  fill_table(told);
}
function fill_table(told) {
  const name = asked === null ? '' : told.seats[asked].name || told.seats[asked].called;
  turn.textContent = told.over ? words.over : asked === told.seat ? words.your_turn
    : (told.thinking === asked ? words.thinks : words.their_turn).replace('{name}', name);
  by('chat').replaceChildren(...told.remarks.map(each => {
    const item = document.createElement('li'), who = document.createElement('strong');
    who.textContent = each.name;
    item.append(who, ' ' + each.text);
    return item;
  }));
  if (by('replace')) offer_replacement(told, name);
}
let waiting = null;
function offer_replacement(told, name) { // when somebody has kept all waiting for long
  const form = by('replace'), others = asked !== null && asked !== told.seat && told.overdue_in !== null;
  clearTimeout(waiting);
  form.hidden = !(others && told.overdue_in === 0);
  form.seat.value = asked;
  form.querySelector('button').textContent = form.dataset.said.replace('{name}', name);
  if (others && form.hidden && told.overdue_in < 86400)
    waiting = setTimeout(() => { form.hidden = false; }, 1000 * told.overdue_in + 500);
}
function fill_match(told) {
  shown = told.version;
  asked = told.asked;
  const mine = asked !== null && asked === told.seat;
  const turned = mine && !document.body.classList.contains('mine');
  draw(told.board);
  document.body.classList.toggle('mine', mine);
  by('prompt').textContent = told.prompt;
  legal = told.moves;
  picked = [];
  by('answers').hidden = !legal.length;
  by('choices').replaceChildren(...legal.map(move => {
    const item = document.createElement('li'), button = document.createElement('button');
    button.name = 'move';
    button.value = move.action;
    button.textContent = move.sentence;
    if (move.locked) {
      const lock = document.createElement('img');
      lock.className = 'lock';
      lock.src = root + '/static/lock.svg';
      lock.alt = lock.title = words.lock;
      button.append(' ', lock);
    }
    item.append(button);
    return item;
  }));
  const typed = document.querySelector('#command input');
  if (typed && legal.length) typed.placeholder = legal[0].words;
  by('undo').hidden = !told.undo;
  for (const item of by('seats').children)
    item.classList.toggle('asked', Number(item.dataset.seat) === asked);
  if (!heard) tell_absence(told.log);
  tell_log(told.log);
  show_choices(false);
  if (turned && phone.matches) lead();
  document.title = (mine ? '● ' : '') + document.title.replace(/^● /, '');
}
function said(line) { return line.told.map(([sentence]) => sentence).join(' '); }
function story(told) { // sentences; the rule follows the last one that it made true
  return told.flatMap(([sentence, rule], k) => {
    if (!rule || told[k + 1]?.[1] === rule) return [sentence + ' '];
    return [sentence, rule_link(rule, '§'), ' '];
  });
}
function rule_link(rule, text) {
  const link = document.createElement('a');
  link.href = root + '/rules/' + table.dataset.game + '#' + rule;
  link.target = '_blank';
  link.className = 'rule';
  link.textContent = text;
  link.title = rule;
  link.setAttribute('aria-label', words.rule.replace('{number}', rule));
  return link;
}
const lines = new Map(); // of the log, by number: what stands there already is not made again
function tell_log(log) {
  const fresh = heard ? log.filter(line => line.number > heard) : [];
  if (fresh.length) spoken.textContent = fresh.map(said).join(' ');
  const wanted = log.slice().reverse().map(line => {
    const key = line.number + ' ' + said(line);
    if (!lines.has(key)) lines.set(key, log_line(line));
    lines.get(key).classList.toggle('fresh', heard > 0 && line.number > heard);
    return lines.get(key);
  });
  const shown = by('log').children;
  if (wanted.at(-1) !== shown[shown.length - 1] || wanted[0] !== shown[0])
    by('log').replaceChildren(...wanted);
  for (const [key, item] of lines) if (!item.isConnected) lines.delete(key);
  heard = log.length ? log[log.length - 1].number : 0;
  localStorage.setItem(memory, heard);
}
function log_line(line) {
  const item = document.createElement('li'), link = document.createElement('a');
  link.href = path + '/replay?move=' + line.number;
  link.textContent = line.number;
  item.append(link, ' ', ...story(line.told));
  return item;
}
function tell_absence(log) { // what happened while nobody looked, told once
  const left = Number(localStorage.getItem(memory) || 0);
  const missed = left ? log.filter(line => line.number > left) : [];
  if (missed.length < 2) return;
  const list = by('since').querySelector('ul');
  list.replaceChildren(...missed.map(line => {
    const item = document.createElement('li');
    item.append(...story(line.told));
    return item;
  }));
  by('since').hidden = false;
  by('since').querySelector('button').onclick = () => { by('since').hidden = true; };
}
let asking = null;
function refresh() { // ask for the table as it is: only where it did not come by itself
  asking ??= (async () => {
    try {
      for (;;) {
        const answer = await fetch(path + '/state').catch(() => null);
        if (answer?.ok) { found(); return fill(await answer.json()); }
        if (answer && answer.status <= 500) return location.reload();
        notice.textContent = words.lost; // the service is away, or a proxy says so: it comes back, and so do we
        await pause(1000);
      }
    } finally { asking = null; }
  })();
  return asking;
}
function found() { if (notice?.textContent === words.lost) notice.textContent = ''; }

// --- the live connection: the table as it is, then whatever changes

let source = null, anew = false;
function listen() {
  source?.close();
  source = new EventSource(path + '/events?had=' + (shown || 0) + '&narrow=' + phone.matches);
  source.onopen = () => { anew = true; };
  source.onmessage = event => {
    found();
    const told = JSON.parse(event.data);
    if (anew && turn) version = Math.min(version, told.version); // a backup may have been put in place
    anew = false;
    if (turn) fill(told);
    else if (told.version !== version || told.pulse !== pulse) location.reload();
  };
  source.onerror = () => {
    if (notice) notice.textContent = words.lost;
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000); // it was answered with a no
  };
}

// --- hands: mouse, finger, keyboard

if (turn) {
  board.addEventListener('click', event => {
    const shape = event.target.closest('.target');
    if (shape) click(shape);
  });
  board.addEventListener('keydown', event => {
    const shape = event.target.closest('.target');
    if (shape && (event.key === 'Enter' || event.key === ' ')) { event.preventDefault(); click(shape); }
  });
  by('moves').addEventListener('submit', event => {
    event.preventDefault();
    if (event.submitter && legal.length) play(event.submitter.value);
  });
  by('command').addEventListener('submit', event => {
    event.preventDefault();
    const typed = event.target.typed.value.trim();
    if (typed) play(typed).then(() => { event.target.typed.value = ''; });
  });
  by('undo').addEventListener('submit', event => { event.preventDefault(); undo(); });
  by('reset').addEventListener('click', start_over);
  by('hint')?.addEventListener('click', hint);
  by('say')?.addEventListener('submit', async event => {
    event.preventDefault();
    const text = event.target.text.value;
    event.target.text.value = '';
    await send('/say', {text});
  });
  document.addEventListener('keydown', event => {
    if (event.target.matches('input, select, textarea')) {
      if (event.key === 'Escape') event.target.blur();
      return;
    }
    if (event.key === '/') { event.preventDefault(); document.querySelector('#command input').focus(); }
    if (event.key === 'u' && !by('undo').hidden) undo();
    if (event.key === 'Escape') start_over();
  });
  const fit = () => { // the next page that is asked for is made for this width
    const width = phone.matches ? 'narrow' : 'wide';
    document.cookie = 'width=' + width + ';path=' + (root || '/') + ';samesite=lax;max-age=31536000';
  };
  phone.addEventListener('change', () => { fit(); shown = 0; listen(); });
  fit();
}
listen();
