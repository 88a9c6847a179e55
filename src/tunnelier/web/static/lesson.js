// A lesson at the table: what is said, one remark after another, and what it points at.
import {by, made, words} from './page.js';

let remarks = [],
  now = 0,
  past = false,
  heard = null,
  changed = () => {};
let passed = null,
  release = null; // the last move that was halted after; what goes on from there
export const pointed = () => (past ? [] : remarks[now]?.at || []);
export const hoped = {actions: []};
export const asks = () => !past && !release && remarks.length > 0 && now === remarks.length - 1; // all is said: an answer is waited for

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
export function hear(told) {
  // what is said of a move comes once it has been seen
  heard = told;
  if (told && passed === null) passed = Math.max(0, ...told.remarks.map(each => each.after)); // seen before this page was
}
export const unsaid = () => Boolean(release || heard?.remarks.some(each => each.after > passed)); // something on the way to what is asked
export function parts(frames) {
  // a story up to each place where something is said on the way
  const found = [],
    halts = (heard?.remarks || []).filter(
      each => each.after > passed && each.after <= frames.at(-1).number,
    );
  for (const halt of halts)
    found.push({
      halt,
      frames: frames.filter(
        each => each.number <= halt.after && each.number > (found.at(-1)?.halt.after || 0),
      ),
    });
  return [...found, {frames: frames.filter(each => each.number > (found.at(-1)?.halt.after || 0))}];
}
export function halt(remark) {
  // until the reader has read it; false where the table has gone elsewhere
  [remarks, now, past, passed, hoped.actions] = [[remark], 0, false, remark.after, []];
  document.body.classList.add('halted');
  by('lesson').classList.remove('past');
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
  if (!heard || !by('lesson')) return;
  const told = {
    ...heard,
    remarks: heard.remarks.filter(each => !each.after || each.after > passed),
  };
  past = told.remarks.every(each => each.after); // while others play, what was said stays to be read
  if (!past && JSON.stringify(told.remarks) !== JSON.stringify(remarks))
    [remarks, now] = [told.remarks, 0];
  by('lesson').classList.toggle('past', past);
  hoped.actions = told.hoped;
  by('lesson-step').firstChild.textContent = words.learn_step
    .replace('{number}', told.moment)
    .replace('{count}', told.moments);
  show();
}
export function object(said) {
  // to an answer that is not played: what was asked stays below
  by('notice').replaceChildren(made('strong', {}, words.learn_not_played), ' ' + said);
  by('remark').parentElement.scrollTop = 0;
}
let all_read = () => {};
const more = () => now < remarks.length - 1;
export const read = () =>
  new Promise(wake => {
    if (more()) all_read = wake;
    else wake();
  }); // to the end of what is said
function turn(by_one) {
  now += by_one;
  show();
  changed();
  if (!more()) all_read();
}
function show() {
  by('remark').textContent = remarks[now]?.said || '';
  by('remark').parentElement.scrollTop = 0;
  by('remark-next').hidden = !more();
  by('remark-before').hidden = now === 0;
  by('show-hoped').hidden = !hoped.actions.length || more(); // first things first
}
