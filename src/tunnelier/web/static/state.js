// What the scripts of a table know of it, in one place: what was told, what of it is shown, what is under way.
import {table} from './page.js';

export const state = {
  // --- what was told (feed.js)

  /** Of the match, as far as it was told or has been answered. */
  version: Number(table.dataset.version),
  /** The version that was told whole. */
  shown: 0,
  /** Whose turn it is. @type {number | null} */
  asked: null,
  /** Of the match. @type {ToldMatch | null} */
  latest: null,
  /** Of the table. @type {ToldTable | null} */
  people: null,
  /** All lines of the log. @type {LogLine[]} */
  book: [],
  /** The number of the last of them. */
  heard: 0,

  // --- what is shown (telling.js)

  /** What stands there; nothing, while a story is told for the first time. @type {ToldMatch | null} */
  settled: null,
  /** Ends the story that is told. @type {(() => void) | null} */
  stop: null,
  /** The number of the last line that was told as a story. */
  queued: 0,
  /** The last story, to be seen once more. @type {Frame[]} */
  story: [],
  /** Of every seat, the shapes that its last move changed. @type {Map<number, Set<string>>} */
  last: new Map(),
  /** Shapes that are not as they were when the reader last acted. @type {Set<string>} */
  changed: new Set(),
  /** The number of the last line that stands in the log. */
  written: 0,
  /** That of the last one the reader knew before this story. */
  known: 0,

  // --- what is under way (table.js)

  /** An answer was sent, and nothing has come back. */
  busy: false,
  /** What is said of an answer that takes long: others' boards may be drawn before. */
  late: '',
};
