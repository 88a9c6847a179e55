// A step of a lesson, to look at: what it points at is marked, and a phone turns to it.

import {turn_to} from './framing.js';
import {marks} from './looking.js';
import {by, table} from './page.js';

const aims = (table.dataset.aims || '').split(' ').filter(Boolean);
marks(aims, 'aimed');
const first = by(aims[0] || '');
turn_to(first ? [first] : []);
