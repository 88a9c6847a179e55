// What scripts are told, and what pages have for them: types for `make check`, which nobody is sent.

// --- what the service tells (showing/show.py, showing/teller.py)

/** A sentence, and the rule that made it true. */
interface Said {
  said: string;
  rule?: string | null;
}
/** A legal move of whoever is asked. */
interface Move {
  action: number;
  words: string;
  sentence: string;
  locked: '' | 'answered' | 'never';
}
/** A move of the log, sentence by sentence. */
interface LogLine {
  number: number;
  by: number;
  told: [sentence: string, rule: string | null][];
}
interface Seat {
  number: number;
  called: string;
  name: string | null;
  bot: string | null;
  free: boolean;
  away: boolean;
  gone: boolean;
  lost: string | null;
  ends: boolean;
}
/** When time ends: it passes by itself. */
interface Clock {
  kind: string;
  seconds: number;
  increment: number;
  running: number | null;
  left: (number | null)[];
  ends: string | null;
  vacations: (string | null)[];
  skipped: number[];
}
/** What a lesson says; `after` a move on the way to what is asked. */
interface Remark {
  said: string;
  at: string[];
  after: number | null;
}
interface Taught {
  remarks: Remark[];
  moment: number;
  moments: number;
  hoped: number[];
}
/** Of a table itself: it changes without the match. */
interface ToldTable {
  version: number;
  pulse: number;
  seat: number | null;
  begun: boolean;
  over: boolean;
  closed: boolean;
  seats: Seat[];
  clock: Clock | null;
  now: string;
  thinking: number | null;
  preparing: boolean;
  rematch: string | null;
  watching: number;
  overdue_in: number | null;
  remarks: {name: string; text: string; gallery: boolean}[];
}
/** Of the match played at it, when that has changed. */
interface ToldMatch extends ToldTable {
  asked: number | null;
  prompt: string;
  moves: Move[];
  undo: boolean;
  log: LogLine[];
  lesson?: Taught;
  board: string;
}
/** One of the coach's favourites: how often it wins, or what else is said of it. */
interface Favourite {
  action: number;
  chance?: number;
  said?: string;
}
interface Advice {
  best: Favourite[];
  why?: string | null;
}
/** What comes back from an answer. */
interface Answered {
  problem?: string;
  said: string;
  version: number;
}
interface Warning extends Answered, Advice {
  best: Favourite[];
}
/** What a shape is (`/about`). */
interface About extends Said {
  now: string[];
  thing: string | null;
  why: Said | null;
}

// --- what is shown, one after another

/** The board after one piece of news, and the shapes that look different. */
interface Frame extends Said {
  number: number;
  by: number;
  board: string;
  changed: string[];
}
/** A line of the points that are counted. */
interface Counted extends Said {
  cells: Element[];
}

// --- what stands on a page

/** A shape on the board that can be pointed at. */
type Shape = SVGGraphicsElement;
type Rest<Fields> = HTMLFormElement &
  Fields & {readonly elements: HTMLFormControlsCollection & Fields};

/** What every page has whose scripts ask for it. */
interface Named {
  'answers-title': HTMLElement;
  again: HTMLButtonElement;
  agreeing: HTMLFormElement;
  aside: HTMLButtonElement;
  back: HTMLButtonElement;
  bar: HTMLProgressElement;
  board: HTMLElement;
  caption: HTMLElement;
  chat: HTMLElement;
  choices: HTMLElement;
  command: Rest<{typed: HTMLInputElement}>;
  counting: HTMLElement;
  done: HTMLElement;
  drawer: HTMLDialogElement;
  handle: HTMLElement;
  'lesson-step': HTMLElement;
  live: HTMLElement;
  log: HTMLElement;
  moves: HTMLFormElement;
  'no-moves': HTMLElement;
  notice: HTMLElement;
  panel: HTMLElement;
  play: HTMLButtonElement;
  prompt: HTMLElement;
  ready: HTMLFormElement;
  remark: HTMLElement;
  'remark-before': HTMLButtonElement;
  'remark-next': HTMLButtonElement;
  reset: HTMLButtonElement;
  result: HTMLButtonElement;
  seats: HTMLElement;
  'setup-open': HTMLAnchorElement;
  'show-hoped': HTMLButtonElement;
  shut: HTMLButtonElement;
  side: HTMLElement;
  since: HTMLElement;
  strip: HTMLElement;
  table: HTMLElement;
  tabs: HTMLElement;
  trail: HTMLElement;
  turn: HTMLElement;
  undo: HTMLFormElement;
  'undo-change': HTMLButtonElement;
  unread: HTMLElement;
  watching: HTMLElement;
}
/** What only some of them have. */
interface Perhaps {
  after: HTMLAnchorElement;
  'again-form': HTMLFormElement;
  before: HTMLAnchorElement;
  clocks: HTMLElement;
  ending: HTMLElement;
  final: HTMLElement;
  handing: HTMLFormElement;
  here: HTMLElement;
  hint: HTMLButtonElement;
  lesson: HTMLElement;
  naming: HTMLFormElement;
  parts: HTMLElement;
  preferences: HTMLFormElement;
  replace: Rest<{seat: HTMLInputElement}>;
  say: Rest<{text: HTMLInputElement; name?: HTMLInputElement}>;
  search: HTMLInputElement;
  'shown-moment': HTMLElement;
  talk: HTMLElement;
  try: Rest<{move: HTMLInputElement}>;
  vacation: HTMLFormElement;
  waits: HTMLElement;
  'zoom-in': HTMLButtonElement;
  'zoom-out': HTMLButtonElement;
}
/** By its id: whatever is called otherwise is a shape of the board, if it is there. */
interface By {
  <Id extends keyof Named>(id: Id): Named[Id];
  <Id extends keyof Perhaps>(id: Id): Perhaps[Id] | null;
  (id: string): Shape | null;
}
