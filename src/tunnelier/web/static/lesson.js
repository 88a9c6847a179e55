// A lesson at the table: what is said, one remark after another, and what it points at.
import {by, made, one, words} from './page.js';

/** @type {Remark[]} */
let remarks = [];
let now = 0,
  past = false;
/** @type {Taught | null | undefined} */
let heard = null;
let changed = () => {};
/** @type {number | null} */
let passed = null; // the last move that was halted after
/** @type {((read: boolean) => void) | null} */
let release = null; // what goes on from there
export const pointed = () => (past ? [] : remarks[now]?.at || []);
/** @type {{actions: number[]}} */
export const hoped = {actions: []};
/** All is said: an answer is waited for. */
export const asks = () => !past && !release && remarks.length > 0 && now === remarks.length - 1;

/** @param {() => void} when_changed */
export function begin(when_changed) {
  changed = when_changed;
  if (!by('lesson')) return;
  by('remark-next').onclick = () => {
    if (release) release(true);
    else turn(1);
  };
  by('remark-before').onclick = () => turn(-1);
  by('remark').before(by('notice')); // what is objected stands where one reads
}
/** What is said of a move comes once it has been seen. @param {Taught | undefined} told */
export function hear(told) {
  heard = told;
  if (told && passed === null) passed = Math.max(0, ...told.remarks.map(each => each.after || 0)); // seen before this page was
}
/** @param {Remark} remark */
const still_to_come = remark => (remark.after || 0) > (passed || 0);
/** Something on the way to what is asked. */
export const unsaid = () => Boolean(release || heard?.remarks.some(still_to_come));
/**
 * A story up to each place where something is said on the way.
 * @param {Frame[]} frames
 * @returns {{frames: Frame[], halt?: Remark}[]}
 */
export function parts(frames) {
  const last = frames.at(-1)?.number || 0,
    found = [];
  let from = 0;
  for (const halt of heard?.remarks || []) {
    const upto = halt.after || 0;
    if (!still_to_come(halt) || upto > last) continue;
    found.push({halt, frames: frames.filter(({number}) => number <= upto && number > from)});
    from = upto;
  }
  return [...found, {frames: frames.filter(({number}) => number > from)}];
}
/**
 * Until the reader has read it; false where the table has gone elsewhere.
 * @param {Remark} remark
 * @returns {Promise<boolean>}
 */
export function halt(remark) {
  [remarks, now, past, passed, hoped.actions] = [[remark], 0, false, remark.after, []];
  document.body.classList.add('halted');
  by('lesson')?.classList.remove('past');
  show();
  by('remark-next').hidden = false;
  return new Promise(wake => {
    release = wake;
  }).finally(() => {
    release = null;
    by('remark-next').hidden = true;
    document.body.classList.remove('halted');
  });
}
export const leave = () => release?.(false); // the table is shown as it is now
export function teach() {
  const card = by('lesson');
  if (!heard || !card) return;
  const told = {
    ...heard,
    remarks: heard.remarks.filter(each => !each.after || still_to_come(each)),
  };
  past = told.remarks.every(each => each.after); // while others play, what was said stays to be read
  if (!past && JSON.stringify(told.remarks) !== JSON.stringify(remarks))
    [remarks, now] = [told.remarks, 0];
  card.classList.toggle('past', past);
  hoped.actions = told.hoped;
  one(by('lesson-step'), 'span').textContent = words.learn_step
    .replace('{number}', String(told.moment))
    .replace('{count}', String(told.moments));
  show();
}
/** To an answer that is not played: what was asked stays below. @param {string} said */
export function object(said) {
  by('notice').replaceChildren(made('strong', {}, words.learn_not_played), ' ' + said);
  to_top();
}
let all_read = () => {};
const more = () => now < remarks.length - 1;
/** To the end of what is said. @returns {Promise<void>} */
export const read = () =>
  new Promise(wake => {
    if (more()) all_read = wake;
    else wake();
  });
/** @param {number} by_one */
function turn(by_one) {
  now += by_one;
  show();
  changed();
  if (!more()) all_read();
}
function to_top() {
  one(document, '#lesson .words').scrollTop = 0;
}
function show() {
  by('remark').textContent = remarks[now]?.said || '';
  to_top();
  by('remark-next').hidden = !more();
  by('remark-before').hidden = now === 0;
  by('show-hoped').hidden = !hoped.actions.length || more(); // first things first
}
