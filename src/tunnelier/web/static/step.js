// A step of a lesson, to look at: what it points at is marked, and a phone turns to it.
import {by, table} from './page.js';
import {turn_to} from './framing.js';
import {marks} from './looking.js';

const aims = table.dataset.aims.split(' ').filter(Boolean);
marks(aims, 'aimed');
turn_to(aims.slice(0, 1).map(by).filter(Boolean));
