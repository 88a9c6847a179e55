// A position is set up: a shape that is clicked opens the record behind it; changes and ways back need no new page.

import {board_of, draw, marks} from './looking.js';
import {by, one, path, pause, phone, table, target, texts_of} from './page.js';
import './copying.js';
import './preferences.js';

const board = by('board'),
  RETRY = 1500;
/** Of every shape, the places and fields of the records behind it. @type {Record<string, [place: string, field: string][]>} */
let behind = {};
/** @type {number} */
let steps = history.state?.steps || 0;

// --- from page to page, in place

/**
 * @param {string | URL} address
 * @param {RequestInit} [sent]
 * @param {number} step
 */
async function visit(address, sent, step = 1) {
  const wide = new URL(address, location.href);
  const answer = await fetch(wide, sent).catch(() => null);
  const found = answer && new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!found?.getElementById('strip') || !answer?.url.includes(path)) {
    location.href = answer?.url || String(address);
    return;
  }
  if (answer.ok && step) {
    steps += step;
    history.pushState({steps}, '', answer.url);
    const others = links(found);
    for (const [k, link] of links(document).entries()) link.href = others[k].href;
  }
  const focused = document.activeElement?.getAttribute('name'),
    open = new Set(all('details[open] > summary').map(said));
  if (found.querySelector('#board svg')) draw(board_of(found));
  else board.innerHTML = board_of(found);
  by('strip').replaceChildren(...one(found, '#strip').childNodes);
  by('side').replaceChildren(...one(found, '#side').childNodes);
  for (const each of all('details > summary'))
    if (open.has(said(each))) each.parentElement?.setAttribute('open', '');
  if (focused) all(`[name="${CSS.escape(focused)}"]`)[0]?.focus({preventScroll: true});
  table.dataset.seats = one(found, '#table').dataset.seats;
  dress();
}
/** @param {string} selector @returns {HTMLElement[]} */
const all = selector => [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector)),
];
/** @param {HTMLElement} summary */
const said = summary => summary.firstChild?.textContent?.trim();
/** @type {(page: Document) => NodeListOf<HTMLAnchorElement>} */
const links = page => page.querySelectorAll('.languages a');

/** What only a script can do. */
function dress() {
  by('undo-change').hidden = !steps;
  const search = by('search');
  if (search) search.hidden = false;
  for (const button of all('.copy')) button.hidden = false;
  show_here();
  if (by('waits')) setTimeout(() => visit(location.href, undefined, 0), RETRY);
}
/** On the board: what the open record is behind of. */
function show_here() {
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
/** Of the shape, of those around it, or of those that are called nearly the same. @param {Element} shape */
function source_of(shape) {
  /** @type {Element | null | undefined} */
  let each = shape;
  for (; each; each = each.parentElement?.closest('.target'))
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
  const shape = target(event).closest?.('.target'),
    source = shape && source_of(shape);
  if (!source) return;
  const address = new URL(location.href);
  address.searchParams.set('place', source[0]);
  address.searchParams.set('field', source[1]);
  address.searchParams.delete('ask');
  await visit(address, undefined, 0);
  history.replaceState({steps}, '', address);
  const [field] = [
    ...all('.fields .current :is(input, select)'),
    ...all('#here :is(input[type=number], select, .wide)'),
  ];
  field?.focus({preventScroll: !phone.matches});
  if (phone.matches) by('here')?.scrollIntoView({block: 'start'});
});
by('table').addEventListener('submit', event => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.action.endsWith('/play')) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter),
    files = form.enctype.startsWith('multipart');
  visit(form.action, {method: 'POST', body: files ? fields : texts_of(fields)});
});
by('table').addEventListener('click', event => {
  /** @type {HTMLAnchorElement | null} */
  const link = target(event).closest('a[href^="?"]');
  if (link) {
    event.preventDefault();
    visit(link.href, undefined, 0).then(() => history.replaceState({steps}, '', link.href));
  }
  if (target(event).closest('#undo-change')) history.back();
});
by('table').addEventListener('change', event => {
  const changed = target(event);
  if (changed.matches('#change select')) changed.closest('form')?.requestSubmit();
});
by('table').addEventListener('input', event => {
  const search = by('search');
  if (!search || event.target !== search) return;
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const each of all('#places li'))
    each.hidden = !words.every(word => each.textContent?.toLowerCase().includes(word));
  for (const each of all('#places details')) {
    each.toggleAttribute('open', words.length > 0);
    each.hidden = !each.querySelector('li:not([hidden])');
  }
});
addEventListener('popstate', event => {
  steps = event.state?.steps || 0;
  visit(location.href, undefined, 0);
});
dress();
learn();
