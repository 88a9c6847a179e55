// What people do beside the match: who sits where, who talks, who lets a bot play.
import {by, made, one, texts_of, words} from './page.js';

const notice = by('notice'),
  spoken = by('live');
/** @type {() => void} */
let refresh = () => {};
/** @type {string | null} */
let called = null;
let waiting = 0;

/**
 * How something is sent, and how the table is asked for anew.
 * @param {(where: string, fields: Record<string, string>) => Promise<[number, any]>} send
 * @param {() => void} anew
 */
export function begin(send, anew) {
  refresh = anew;
  const form = by('say');
  form?.addEventListener('submit', async event => {
    event.preventDefault();
    const text = form.elements.text.value,
      name = form.elements.name?.value || '';
    form.elements.text.value = '';
    await send('/say', {text, name});
  });
  /** @param {HTMLFormElement | null} form @param {string} where */
  const sends = (form, where) =>
    form?.addEventListener('submit', async event => {
      event.preventDefault();
      const fields = Object.fromEntries(texts_of(new FormData(form, event.submitter)));
      const [status, told] = await send(where, fields).catch(() => [
        0,
        {said: words.connection_lost},
      ]);
      notice.textContent = status === 200 ? '' : told.said;
    });
  sends(by('handing'), '/away');
  sends(by('naming'), '/name');
  sends(by('vacation'), '/vacation');
  sends(by('agreeing'), '/agree');
}
/** How somebody is who does not just play. @param {Seat} seat */
function state_of(seat) {
  if (seat.lost) return words['lost_' + seat.lost];
  if (seat.gone) return words.gone;
  if (seat.away) return words.away;
  return seat.ends ? words.wants_end : '';
}
/**
 * Who sits where, who is away, who has resigned; whom all wait for.
 * @param {ToldTable} told
 * @param {number | null} asked
 * @param {string} name of whoever is asked
 */
export function seat(told, asked, name) {
  const {seats, seat} = told,
    names = seats.map(each => each.name).join('\n');
  if (called !== null && called !== names) refresh(); // they stand on the board too
  called = names;
  seats.forEach((each, k) => {
    const item = by('seats').children[k],
      state = state_of(each);
    const said = [
      made('strong', {}, each.called),
      ' ' + (each.name || ''),
      ...(k === seat ? [' (' + words.you + ')'] : []),
    ];
    if (state) said.push(' ', made('span', {className: 'faint'}, state));
    const before = item.textContent;
    item.replaceChildren(...said);
    if ((each.gone || each.lost || each.ends) && before !== item.textContent) {
      notice.classList.add('calm');
      (k === seat ? spoken : notice).textContent = item.textContent; // a notice is spoken, too
    }
  });
  offer_replacement(told, asked, name);
  const handing = by('handing');
  if (!handing || seat === null) return;
  const [agree, not] = by('agreeing').querySelectorAll('button');
  agree.hidden = seats[seat].ends;
  not.hidden = !agree.hidden;
  const [back, away] = handing.querySelectorAll('button');
  away.hidden = Boolean(seats[seat].bot);
  back.hidden = !away.hidden;
}
/** When somebody has kept all waiting for long. @type {typeof seat} */
function offer_replacement(told, asked, name) {
  const form = by('replace');
  if (!form) return;
  const others = asked !== null && asked !== told.seat,
    left = others ? told.overdue_in : null; // seconds
  clearTimeout(waiting);
  form.hidden = left !== 0;
  form.elements.seat.value = String(asked ?? '');
  one(form, 'button').textContent = (form.dataset.said || '').replace('{name}', name);
  if (left === null || left === 0 || left >= 86400) return;
  const offer = () => {
    form.hidden = false;
  };
  waiting = setTimeout(offer, 1000 * left + 500);
}
