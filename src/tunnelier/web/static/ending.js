// The end of a match: its result on a card over the board, which stays. The points are counted
// before the reader's eyes, in the colours of the seats; the card can be dragged, folded and closed.
import {by, one, path, root, target, words} from './page.js';
import {Player, SPEEDS} from './player.js';
import {chosen as preferred, sound} from './preferences.js';

let there = by('ending');
/** @type {Promise<HTMLElement | null> | null} */
let asked = null;
/** @type {Player<Counted> | null} */
let counter = null;

async function fetched() {
  const answer = await fetch(path + '/ending').catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html'),
    sent = page.getElementById('ending');
  if (sent) document.querySelector('.felt')?.before(sent);
  return sent;
}
/** When the match is over; `fresh` if it has just ended. @param {boolean} fresh */
export async function come(fresh) {
  asked ??= there ? Promise.resolve(there) : fetched(); // it may be told twice that it is: there is one card
  const card = await asked;
  asked = null;
  if (!card) return;
  there = card;
  if (card.classList.contains('over-board')) return;
  dress(card);
  if (!fresh) return;
  sound('end');
  by('live').textContent = [...card.querySelectorAll('.scores li')]
    .map(each => each.textContent)
    .join('. ');
  await count(card);
}
/** @type {(card: HTMLElement) => NodeListOf<HTMLElement>} */
const of_seats = card => card.querySelectorAll('[data-seat]');
/** @param {HTMLElement} card */
function dress(card) {
  card.classList.add('over-board');
  const fills = JSON.parse(card.dataset.fills || '[]');
  for (const cell of of_seats(card))
    cell.style.setProperty('--seat', fills[Number(cell.dataset.seat)]);
  const aside = by('aside'),
    shut = by('shut');
  aside.hidden = shut.hidden = false;
  aside.onclick = () => aside.setAttribute('aria-pressed', String(card.classList.toggle('aside')));
  shut.onclick = () => show(card, false);
  by('result').onclick = () => show(card, true);
  card.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      show(card, false);
    }
  });
  by('handle').addEventListener('pointerdown', event => drag(card, event));
  const again = by('again-form'),
    lesson = by('lesson');
  if (!again || !lesson) return;
  const next = /** @type {HTMLElement} */ (again.cloneNode(true)); // where the lesson speaks of it
  next.removeAttribute('id');
  lesson.append(next);
}
/** @param {HTMLElement} card @param {boolean} open */
function show(card, open) {
  card.hidden = !open;
  by('result').hidden = open;
  (open ? by('shut') : by('result')).focus();
}
/** @param {HTMLElement} card @param {PointerEvent} event */
function drag(card, event) {
  if (target(event).closest('button')) return;
  event.preventDefault();
  const box = card.getBoundingClientRect(),
    x = event.clientX - box.left,
    y = event.clientY - box.top;
  /** @type {(value: number, most: number) => string} */
  const within = (value, most) => Math.min(Math.max(value, 0), Math.max(0, most)) + 'px';
  /** @param {PointerEvent} to */
  const move = to =>
    Object.assign(card.style, {
      left: within(to.clientX - x, innerWidth - box.width),
      top: within(to.clientY - y, innerHeight - 60),
      right: 'auto',
      bottom: 'auto',
    });
  addEventListener('pointermove', move);
  addEventListener('pointerup', () => removeEventListener('pointermove', move), {once: true});
}

// --- the rematch

/** Everybody sees at once that there is one. @param {string | null} table */
export function rematch(table) {
  if (!table) return;
  const form = by('again-form');
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll('.rematch-there');
  const fresh = [...links].some(link => link.hidden);
  for (const link of links) {
    link.href = root + '/t/' + table;
    link.hidden = false;
  }
  if (form) form.hidden = true;
  if (fresh) by('live').textContent = words.rematch_opened;
}

// --- counting

/** @param {Element | null} element */
const text = element => element?.textContent || '';
/**
 * What is counted, one after another: seat by seat, or line by line.
 * @param {HTMLElement} card
 * @returns {Counted[]}
 */
function scores(card) {
  /** @type {NodeListOf<HTMLElement>} */
  const titles = card.querySelectorAll('thead tr > *');
  /** @type {NodeListOf<HTMLTableRowElement>} */
  const rows = card.querySelectorAll('tbody tr');
  const heads = [...titles],
    lines = [...rows];
  /** @type {(seat: string, what: string, points: string) => string} */
  const said = (seat, what, points) =>
    words.scored.replace('{seat}', seat).replace('{what}', what).replace('{points}', points);
  const seats = heads.filter(head => head.dataset.seat);
  if (seats.length)
    return seats.flatMap(head =>
      lines.map(line => {
        const cell = one(line, `td[data-seat="${head.dataset.seat}"]`);
        return {cells: [cell], said: said(text(head), text(line.firstElementChild), text(cell))};
      }),
    );
  const names = [...card.querySelectorAll('.scores strong:first-of-type')].map(text);
  return lines.map(line => {
    const paid = [...of_seats(line)].filter(part => part.textContent !== '0');
    const what = [...line.children]
      .slice(0, 3)
      .map((cell, k) => text(heads[k]) + ' ' + text(cell))
      .join(', ');
    return {
      cells: [...line.children],
      said:
        paid.map(part => said(names[Number(part.dataset.seat)], what, text(part))).join(' ') ||
        what,
    };
  });
}
/** @param {HTMLElement} card */
async function count(card) {
  const frames = scores(card);
  if (preferred.speed === 'off' || document.hidden || !frames.length) return;
  /** @param {Counted} frame */
  const shown = frame => {
    for (const cell of card.querySelectorAll('.now-counted')) cell.classList.remove('now-counted');
    for (const cell of frame.cells) {
      cell.classList.add('counted', 'now-counted');
      cell.parentElement?.scrollIntoView({block: 'nearest', inline: 'start'});
    }
  };
  card.classList.add('counting');
  counter = new Player(shown, by('counting'), () => SPEEDS[preferred.speed]);
  by('counting').hidden = false;
  await counter.play(frames);
  card.classList.remove('counting');
  one(card, '.told').scrollTop = 0;
  for (const cell of card.querySelectorAll('.now-counted')) cell.classList.remove('now-counted');
  by('counting').hidden = true;
}
export const skip = () => Boolean(counter?.skip());
