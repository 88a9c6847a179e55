// A position is set up: a shape that is clicked opens the record behind it; changes and ways back need no new page.
import {by, path, pause, phone, table} from './page.js';
import {draw, marks} from './looking.js';
import './copying.js';
import './preferences.js';

const board = by('board'),
  RETRY = 1500;
let behind = {},
  steps = history.state?.steps || 0;

// --- from page to page, in place

async function visit(address, sent, step = 1) {
  const wide = new URL(address, location.href);
  const answer = await fetch(wide, sent).catch(() => null);
  const found = answer && new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!found?.getElementById('strip') || !answer.url.includes(path)) {
    location.href = answer?.url || address;
    return;
  }
  if (answer.ok && step) {
    steps += step;
    history.pushState({steps}, '', answer.url);
    for (const [link, other] of pairs('.languages a', found)) link.href = other.href;
  }
  const focused = document.activeElement?.name,
    open = new Set([...document.querySelectorAll('details[open] > summary')].map(said));
  if (found.querySelector('#board svg')) draw(found.getElementById('board').innerHTML);
  else board.innerHTML = found.getElementById('board').innerHTML;
  for (const id of ['strip', 'side'])
    by(id).replaceChildren(...found.getElementById(id).childNodes);
  for (const each of document.querySelectorAll('details > summary'))
    if (open.has(said(each))) each.parentElement.open = true;
  if (focused)
    document.querySelector(`[name="${CSS.escape(focused)}"]`)?.focus({preventScroll: true});
  table.dataset.seats = found.getElementById('table').dataset.seats;
  dress();
}
const said = summary => summary.firstChild.textContent.trim();
const pairs = (what, page) => {
  const others = [...page.querySelectorAll(what)];
  return [...document.querySelectorAll(what)].map((each, k) => [each, others[k]]);
};

function dress() {
  // what only a script can do
  by('undo-change').hidden = !steps;
  const search = by('search');
  if (search) search.hidden = false;
  for (const button of document.querySelectorAll('.copy')) button.hidden = false;
  show_here();
  if (by('waits')) setTimeout(() => visit(location.href, undefined, 0), RETRY);
}
function show_here() {
  // on the board: what the open record is behind of
  const place = by('here')?.dataset.place,
    found = Object.entries(behind).filter(([, sources]) => sources[0]?.[0] === place);
  for (const old of board.querySelectorAll('.mark')) old.remove();
  if (place !== 'table' && found.length < 12)
    marks(
      found.map(([shape]) => shape),
      'better',
    );
}

// --- what is behind a shape

async function learn() {
  while (table.dataset.seats) {
    const answer = await fetch(`${path}/behind?seats=${table.dataset.seats}`).catch(() => null);
    if (answer?.status === 200) {
      behind = await answer.json();
      break;
    }
    if (answer && ![202, 429].includes(answer.status)) break;
    await pause(RETRY);
  }
  board.classList.add('clickable');
  show_here();
}
function source_of(shape) {
  // of the shape, of those around it, or of those that are called nearly the same
  for (let each = shape; each; each = each.parentElement?.closest('.target'))
    if (behind[each.id]?.length) return behind[each.id][0];
  const known = Object.keys(behind).filter(id => behind[id].length);
  for (let stem = shape.id; stem; stem = stem.replace(/-?[^-]*$/, '')) {
    const near = known.find(id => id.startsWith(stem + '-'));
    if (near) return behind[near][0];
  }
  return null;
}

// --- hands

board.addEventListener('click', async event => {
  const shape = event.target.closest?.('.target'),
    source = shape && source_of(shape);
  if (!source) return;
  const address = new URL(location.href);
  address.searchParams.set('place', source[0]);
  address.searchParams.set('field', source[1]);
  address.searchParams.delete('ask');
  await visit(address, undefined, 0);
  history.replaceState({steps}, '', address);
  const field =
    document.querySelector('.fields .current :is(input, select)') ||
    document.querySelector('#here :is(input[type=number], select, .wide)');
  field?.focus({preventScroll: !phone.matches});
  if (phone.matches) by('here').scrollIntoView({block: 'start'});
});
by('table').addEventListener('submit', event => {
  const form = event.target;
  if (form.action.endsWith('/play')) return;
  event.preventDefault();
  const body = new FormData(form, event.submitter);
  visit(form.action, {
    method: 'POST',
    body: form.enctype.startsWith('multipart') ? body : new URLSearchParams(body),
  });
});
by('table').addEventListener('click', event => {
  const link = event.target.closest('a[href^="?"]');
  if (link) {
    event.preventDefault();
    visit(link.href, undefined, 0).then(() => history.replaceState({steps}, '', link.href));
  }
  if (event.target.closest('#undo-change')) history.back();
});
by('table').addEventListener('change', event => {
  if (event.target.matches('#change select')) event.target.form.requestSubmit();
});
by('table').addEventListener('input', event => {
  if (event.target.id !== 'search') return;
  const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const each of document.querySelectorAll('#places li'))
    each.hidden = !words.every(word => each.textContent.toLowerCase().includes(word));
  for (const each of document.querySelectorAll('#places details')) {
    each.open = words.length > 0;
    each.hidden = !each.querySelector('li:not([hidden])');
  }
});
addEventListener('popstate', event => {
  steps = event.state?.steps || 0;
  visit(location.href, undefined, 0);
});
dress();
learn();
