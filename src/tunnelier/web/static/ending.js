// The end of a match: its result on a card over the board, which stays. The points are counted
// before the reader's eyes, in the colours of the seats; the card can be dragged, folded and closed.
import {by, path, root, words} from './page.js';
import {Player, SPEEDS} from './player.js';
import {chosen as preferred, sound} from './preferences.js';

let card = by('ending'),
  asked = null,
  counter = null;

async function fetched() {
  const answer = await fetch(path + '/ending').catch(() => null);
  if (!answer?.ok) return null;
  const sent = new DOMParser()
    .parseFromString(await answer.text(), 'text/html')
    .getElementById('ending');
  document.querySelector('.felt').before(sent);
  return sent;
}
export async function come(fresh) {
  // when the match is over; `fresh` if it has just ended
  card ??= await (asked ??= fetched()); // it may be told twice that it is: there is one card
  asked = null;
  if (!card) return;
  if (card.classList.contains('over-board')) return;
  dress();
  if (!fresh) return;
  sound('end');
  by('live').textContent = [...card.querySelectorAll('.scores li')]
    .map(each => each.textContent)
    .join('. ');
  await count();
}
function dress() {
  card.classList.add('over-board');
  const fills = JSON.parse(card.dataset.fills);
  for (const cell of card.querySelectorAll('[data-seat]'))
    cell.style.setProperty('--seat', fills[cell.dataset.seat]);
  const aside = by('aside'),
    shut = by('shut');
  aside.hidden = shut.hidden = false;
  aside.onclick = () => aside.setAttribute('aria-pressed', String(card.classList.toggle('aside')));
  shut.onclick = () => show(false);
  by('result').onclick = () => show(true);
  card.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      show(false);
    }
  });
  by('handle').addEventListener('pointerdown', drag);
  const next = by('lesson') && by('again-form')?.cloneNode(true); // where the lesson speaks of it
  if (!next) return;
  next.removeAttribute('id');
  by('lesson').append(next);
}
function show(open) {
  card.hidden = !open;
  by('result').hidden = open;
  (open ? by('shut') : by('result')).focus();
}
function drag(event) {
  if (event.target.closest('button')) return;
  event.preventDefault();
  const box = card.getBoundingClientRect(),
    x = event.clientX - box.left,
    y = event.clientY - box.top;
  const within = (value, most) => Math.min(Math.max(value, 0), Math.max(0, most)) + 'px';
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

export function rematch(table) {
  // everybody sees at once that there is one
  if (!table) return;
  const form = by('again-form'),
    links = [...document.querySelectorAll('.rematch-there')];
  const fresh = links.some(link => link.hidden);
  for (const link of links) {
    link.href = root + '/t/' + table;
    link.hidden = false;
  }
  if (form) form.hidden = true;
  if (fresh) by('live').textContent = words.rematch_opened;
}

// --- counting

function scores() {
  // what is counted, one after another: seat by seat, or line by line
  const heads = [...card.querySelectorAll('thead tr > *')],
    lines = [...card.querySelectorAll('tbody tr')];
  const said = (seat, what, points) =>
    words.scored.replace('{seat}', seat).replace('{what}', what).replace('{points}', points);
  const seats = heads.filter(head => head.dataset.seat);
  if (seats.length)
    return seats.flatMap(head =>
      lines.map(line => {
        const cell = line.querySelector(`td[data-seat="${head.dataset.seat}"]`);
        return {
          cells: [cell],
          said: said(head.textContent, line.firstElementChild.textContent, cell.textContent),
        };
      }),
    );
  const names = [...card.querySelectorAll('.scores strong:first-of-type')].map(
    name => name.textContent,
  );
  return lines.map(line => {
    const paid = [...line.querySelectorAll('[data-seat]')].filter(part => part.textContent !== '0');
    const what = [...line.children]
      .slice(0, 3)
      .map((cell, k) => heads[k].textContent + ' ' + cell.textContent)
      .join(', ');
    return {
      cells: [...line.children],
      said:
        paid.map(part => said(names[part.dataset.seat], what, part.textContent)).join(' ') || what,
    };
  });
}
async function count() {
  const frames = scores();
  if (preferred.speed === 'off' || document.hidden || !frames.length) return;
  const shown = frame => {
    for (const cell of card.querySelectorAll('.now-counted')) cell.classList.remove('now-counted');
    for (const cell of frame.cells) {
      cell.classList.add('counted', 'now-counted');
      cell.parentElement.scrollIntoView({block: 'nearest', inline: 'start'});
    }
  };
  card.classList.add('counting');
  counter = new Player(shown, by('counting'), () => SPEEDS[preferred.speed]);
  by('counting').hidden = false;
  await counter.play(frames);
  card.classList.remove('counting');
  card.querySelector('.told').scrollTop = 0;
  for (const cell of card.querySelectorAll('.now-counted')) cell.classList.remove('now-counted');
  by('counting').hidden = true;
}
export const skip = () => Boolean(counter?.skip());
