// What happened while nobody looked.
import {by, one} from './page.js';

/** To be read, and shown if wanted. @param {HTMLElement[]} lines @param {() => void} show */
export function tell(lines, show) {
  const since = by('since'),
    [watch, read] = since.querySelectorAll('button');
  one(since, 'ul').replaceChildren(...lines);
  since.hidden = false;
  read.onclick = () => {
    since.hidden = true;
  };
  watch.onclick = () => {
    since.hidden = true;
    show();
  };
}
