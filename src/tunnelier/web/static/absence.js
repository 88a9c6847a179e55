// What happened while nobody looked.
import {by} from './page.js';

export function tell(lines, show) {
  // to be read, and shown if wanted
  const since = by('since'),
    [watch, read] = since.querySelectorAll('button');
  since.querySelector('ul').replaceChildren(...lines);
  since.hidden = false;
  read.onclick = () => {
    since.hidden = true;
  };
  watch.onclick = () => {
    since.hidden = true;
    show();
  };
}
