// One panel that explains: what a shape is, what it means now, what a move would do, why another is not allowed.
// It comes by hover, focus or a long press, and stays when it is pinned.
import {bring} from './framing.js';
import {by, made, one, path, root, rule_link, svg_of, table, target, words} from './page.js';

/** @typedef {() => HTMLElement[] | Promise<HTMLElement[]>} Fill */

const panel = by('panel'),
  HOVER = 350,
  PRESS = 500;
/** @type {Map<string, Promise<any>>} */
const told = new Map(); // what was asked for already, of this version of the match
let timer = 0,
  pinned = false, // it stays until something changes
  kept = false; // and then too
/** @type {string | null} */
let about = null;
/** @type {Fill | null} */
let refill = null;

/** What was to be confirmed is asked no more. */
export function forget() {
  told.clear();
  if (!kept || about?.startsWith('confirm')) close();
}
/** As it is now. */
export function renew() {
  if (kept && about !== null && refill) open(about, refill, true);
}
/** @param {string} where */
async function ask(where) {
  if (!told.has(where))
    told.set(
      where,
      fetch(path + where)
        .then(answer => (answer.ok ? answer.json() : null))
        .catch(() => null),
    );
  return told.get(where);
}
/** @param {Said} sentence */
const line = ({said, rule}) => made('p', {}, said, ...(rule ? [' ', rule_link(rule, rule)] : []));

export function close() {
  clearTimeout(timer);
  pinned = kept = false;
  about = null;
  panel.hidden = true;
}
/** After a while, unless something else is pointed at. @param {string} key @param {Fill} fill */
export function soon(key, fill, delay = HOVER) {
  clearTimeout(timer);
  if (pinned || key === about || document.body.classList.contains('playing')) return; // what would be said is of later
  timer = setTimeout(() => open(key, fill), delay);
}
export function never() {
  clearTimeout(timer);
}
/** @param {string} key @param {Fill} fill */
export async function open(key, fill, pin = false) {
  clearTimeout(timer);
  kept &&= about === key;
  [about, pinned, refill] = [key, pin, fill];
  const content = await fill();
  if (about !== key || !content) return;
  const pinning = made(
    'button',
    {
      type: 'button',
      className: 'pin',
      'aria-pressed': String(kept),
      title: words.pin,
      'aria-label': words.pin,
    },
    made('img', {src: root + '/static/pin.svg', alt: '', width: 18, height: 18}),
  );
  pinning.onclick = () => {
    kept = pinned = !kept;
    pinning.setAttribute('aria-pressed', String(kept));
  };
  const closing = made(
    'button',
    {type: 'button', className: 'shut', title: words.close, 'aria-label': words.close},
    '×',
  );
  closing.onclick = close;
  panel.replaceChildren(made('div', {className: 'tools'}, pinning, closing), ...content);
  panel.hidden = false;
  panel.scrollTop = 0;
}

// --- what is said in it

/** @param {Shape} shape */
const label = shape =>
  shape.querySelector(':scope > title')?.textContent || shape.dataset.label || '';

/** The sentence of a move, and what it would do. @param {Move} move */
export async function of_move(move) {
  /** @type {Said[]} */
  const foreseen = (await ask('/foresee?move=' + move.action)) || [];
  const lines = foreseen.filter(each => each.said !== move.sentence);
  return [made('h2', {}, move.sentence), ...lines.map(line), ...sign_of(move)];
}
/** @param {Partial<Move>} move */
export const lock_of = move => (move.locked === 'never' ? words.lock : words.lock_answered);
/** How long it can be taken back. @param {Move} move */
function sign_of(move) {
  const sign =
    move.locked === 'never'
      ? [made('img', {src: root + '/static/lock.svg', alt: '', width: 14, height: 14}), ' ']
      : [];
  return move.locked
    ? [made('p', {className: sign.length ? 'locked' : 'faint'}, ...sign, lock_of(move))]
    : [];
}
/** What it is; what touching it would do. @param {Shape} shape @param {Move[]} moves */
export async function of_shape(shape, moves) {
  shape = by(shape.id) || shape; // it may have been drawn anew
  /** @type {About | null} */
  const told = await ask('/about?shape=' + encodeURIComponent(shape.id));
  /** @type {HTMLElement[]} */
  const content = [made('h2', {}, label(shape))];
  if (told?.said) content.push(line(told));
  if (told?.thing)
    content.push(
      made(
        'p',
        {},
        made(
          'a',
          {href: `${root}/components/${table.dataset.game}/${told.thing}`, target: '_blank'},
          words.component_page,
        ),
      ),
    );
  for (const now of told?.now || []) content.push(made('p', {className: 'now'}, now));
  if (moves.length === 1)
    content.push(
      ...(await of_move(moves[0])).map((each, k) =>
        k ? each : made('h3', {}, each.textContent || ''),
      ),
    );
  else if (moves.length)
    content.push(
      made(
        'ul',
        {},
        ...moves.slice(0, 6).map(move => made('li', {}, move.sentence)),
        ...(moves.length > 6 ? ['…'] : []),
      ),
    );
  else if (told?.why) content.push(made('h3', {}, words.why), line(told.why));
  return content;
}
/**
 * A last look before it is played: each way has its word and its deed.
 * @param {string | number} key
 * @param {HTMLElement[]} content
 * @param {...[word: string, deed: () => void]} ways
 */
export async function decide(key, content, ...ways) {
  const buttons = ways.map(([word, deed], k) =>
    made(
      'button',
      {
        type: 'button',
        className: k ? '' : 'main',
        onclick: () => {
          close();
          deed();
        },
      },
      word,
    ),
  );
  await open(
    'confirm ' + key,
    () => [...content, made('div', {className: 'row'}, ...buttons)],
    true,
  );
  buttons[0].focus();
  bring([...document.querySelectorAll('#board .chosen')].slice(-1)); // what it is about
}
/**
 * Asked at once; what it would do comes when it is known.
 * @param {Move} move
 * @param {() => void} yes
 * @param {() => void} no
 */
export function to_confirm(move, yes, no) {
  const title = made('h2', {}, move.sentence),
    told = made('div', {}, ...sign_of(move));
  of_move(move).then(([, ...lines]) => told.replaceChildren(...lines));
  decide(move.action, [title, told], [words.confirm, yes], [words.step_back, no]);
}

// --- hands

/**
 * Every shape of a board answers to hover, focus and a long press.
 * @param {HTMLElement} board
 * @param {(shape: Shape) => Move[]} moves_of
 */
export function explains(board, moves_of) {
  /** @type {(event: Event) => Shape | null} */
  const shape_of = event => target(event).closest?.('.target');
  /** @type {(shape: Shape, delay?: number) => void} */
  const later = (shape, delay) => soon(shape.id, () => of_shape(shape, moves_of(shape)), delay);
  let rests = ''; // a shape that comes under a mouse at rest was not pointed at
  /** @param {MouseEvent} event */
  const place = event => event.clientX + ' ' + event.clientY;
  for (const kind of /** @type {const} */ (['pointermove', 'pointerdown']))
    document.addEventListener(kind, event => {
      rests = place(event);
    });
  board.addEventListener('pointerover', event => {
    const shape = shape_of(event);
    if (shape && event.pointerType === 'mouse' && place(event) !== rests) later(shape);
  });
  board.addEventListener('pointerleave', event => {
    if (event.pointerType === 'mouse') {
      never();
      if (!pinned) close();
    }
  });
  board.addEventListener('focusin', event => {
    const shape = shape_of(event);
    if (shape && target(event).matches(':focus-visible')) later(shape, 150);
  });
  let pressed = 0,
    held = false;
  board.addEventListener('pointerdown', event => {
    const shape = shape_of(event);
    if (!shape || event.pointerType === 'mouse') return;
    pressed = setTimeout(() => {
      held = true;
      board.addEventListener('click', stop, {capture: true, once: true}); // however long it is held, it plays nothing
      open(shape.id, () => of_shape(shape, moves_of(shape)), true);
    }, PRESS);
  });
  /** @param {Event} event */
  const stop = event => {
    event.stopPropagation();
    event.preventDefault();
  };
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel', 'pointermove']))
    board.addEventListener(end, event => {
      if (end === 'pointermove' && Math.hypot(event.movementX, event.movementY) <= 6) return;
      clearTimeout(pressed);
      if (held && end !== 'pointermove') {
        held = false;
        setTimeout(() => board.removeEventListener('click', stop, {capture: true}), 400);
      }
    });
  board.addEventListener('contextmenu', event => {
    if (/** @type {PointerEvent} */ (event).pointerType !== 'mouse' && shape_of(event))
      event.preventDefault();
  });
}
/** Labels stay for those who listen; the browser's own tooltips go. @param {HTMLElement} board */
export function quiet(board) {
  const drawing = svg_of(board),
    name = one(drawing, 'title');
  drawing.setAttribute('aria-label', name.textContent || '');
  drawing.removeAttribute('aria-labelledby');
  name.remove();
  for (const title of board.querySelectorAll('.target > title')) {
    const said = title.textContent || '';
    title.parentElement?.setAttribute('data-label', said);
    title.parentElement?.setAttribute('aria-label', said);
    title.remove();
  }
}
