// A puzzle: answered on the board or in the list; what is said of the answer is a page of its own.

import * as choosing from './choosing.js';
import {lead} from './framing.js';
import {marks} from './looking.js';
import {by, table} from './page.js';
import {quiet} from './panel.js';

quiet(by('board'));
choosing.begin({
  play: move => {
    location.search = '?move=' + move;
  },
  idle: () => true,
});
choosing.offer(JSON.parse(table.dataset.moves || '[]'));
lead();
for (const kind of ['played', 'better']) marks((table.dataset[kind] || '').split(' '), kind);
