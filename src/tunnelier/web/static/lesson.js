// A lesson at the table: what is said, one remark after another, and what it points at.
import {by, words} from './page.js';

let remarks = [], now = 0, past = false, heard = null, changed = () => {};
export const pointed = () => (past ? [] : remarks[now]?.at || []);
export const hoped = {actions: []};

export function begin(when_changed) {
  changed = when_changed;
  if (!by('lesson')) return;
  by('remark-next').onclick = () => turn(1);
  by('remark-before').onclick = () => turn(-1);
  by('remark').after(by('notice')); // what is objected stands where one reads
}
export function hear(told) { heard = told; } // what is said of a move comes once it has been seen
export function teach() {
  if (!heard || !by('lesson')) return;
  const told = heard;
  past = !told.remarks.length; // while others play, what was said stays to be read
  if (!past && JSON.stringify(told.remarks) !== JSON.stringify(remarks)) [remarks, now] = [told.remarks, 0];
  by('lesson').classList.toggle('past', past);
  hoped.actions = told.hoped;
  by('lesson-step').firstChild.textContent = words.learn_step.replace('{number}', told.moment).replace('{count}', told.moments);
  show();
}
function turn(by_one) { now += by_one; show(); changed(); }
function show() {
  by('remark').textContent = remarks[now]?.said || '';
  by('remark-next').hidden = now >= remarks.length - 1;
  by('remark-before').hidden = now === 0;
  by('show-hoped').hidden = !hoped.actions.length || now < remarks.length - 1; // first things first
}
