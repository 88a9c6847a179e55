// What people do beside the match: who sits where, who talks, who lets a bot play.
import {by, made, words} from './page.js';

const notice = by('notice'),
  spoken = by('live');
let refresh = () => {},
  called = null,
  waiting = null;

export function begin(send, anew) {
  // how something is sent, and how the table is asked for anew
  refresh = anew;
  by('say')?.addEventListener('submit', async event => {
    event.preventDefault();
    const text = event.target.text.value,
      name = event.target.elements.name?.value || '';
    event.target.text.value = '';
    await send('/say', {text, name});
  });
  for (const [id, where] of [
    ['handing', '/away'],
    ['naming', '/name'],
    ['vacation', '/vacation'],
    ['agreeing', '/agree'],
  ])
    by(id)?.addEventListener('submit', async event => {
      event.preventDefault();
      const fields = new FormData(event.target, event.submitter);
      const [status, told] = await send(where, Object.fromEntries(fields)).catch(() => [
        0,
        {said: words.connection_lost},
      ]);
      notice.textContent = status === 200 ? '' : told.said;
    });
}
export function seat(told, asked, name) {
  // who sits where, who is away, who has resigned; whom all wait for
  const {seats, seat} = told,
    names = seats.map(each => each.name).join('\n');
  if (called !== null && called !== names) refresh(); // they stand on the board too
  called = names;
  seats.forEach((each, k) => {
    const item = by('seats').children[k],
      state = each.lost
        ? words['lost_' + each.lost]
        : each.gone
          ? words.gone
          : each.away
            ? words.away
            : each.ends
              ? words.wants_end
              : '';
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
  if (by('replace')) offer_replacement(told, asked, name);
  if (!by('handing') || seat === null) return;
  const [agree, not] = by('agreeing').querySelectorAll('button');
  not.hidden = !(agree.hidden = seats[seat].ends);
  const [back, away] = by('handing').querySelectorAll('button');
  back.hidden = !(away.hidden = Boolean(seats[seat].bot));
}
function offer_replacement(told, asked, name) {
  // when somebody has kept all waiting for long
  const form = by('replace'),
    others = asked !== null && asked !== told.seat && told.overdue_in !== null;
  clearTimeout(waiting);
  form.hidden = !(others && told.overdue_in === 0);
  form.seat.value = asked;
  form.querySelector('button').textContent = form.dataset.said.replace('{name}', name);
  if (others && form.hidden && told.overdue_in < 86400)
    waiting = setTimeout(
      () => {
        form.hidden = false;
      },
      1000 * told.overdue_in + 500,
    );
}
