// What of the board is seen: all of it, a part of it on a phone, or as much as somebody has zoomed in to.

import {arrive} from './moving.js';
import {by, calm, inverse, made, phone, svg_of} from './page.js';

const CLOSEST = 5,
  ENLARGED = 3.2,
  SWIPE = 60,
  fingers_only = matchMedia('(pointer: coarse)');
/** @typedef {[left: number, top: number, width: number, height: number]} View */
/** @type {View} */
let whole = [0, 0, 0, 0];
/** @type {View | null} */
let seen = null; // what somebody has zoomed in to
let part = 0;
/** @type {[title: string, from: number, height: number][]} */
let parts = [];
const frame = by('board'),
  tabs = by('parts');
const svg = () => svg_of(frame);

/** After every drawing: as it was before. */
export function reframe() {
  if (!frame.querySelector('svg')) return;
  const box = svg().viewBox.baseVal;
  parts = phone.matches ? JSON.parse(svg().dataset.parts || '[]') : [];
  part = Math.max(
    0,
    parts.findIndex(([title]) => title === frame.dataset.part),
  ); // others may have come before it
  frame.dataset.part = parts[part]?.[0] || '';
  if (tabs) {
    tabs.hidden = parts.length < 2;
    tabs.replaceChildren(
      ...parts.map(([title], k) => {
        const tab = made('button', {type: 'button', 'aria-pressed': String(k === part)}, title);
        tab.onclick = () => to_part(k);
        return tab;
      }),
    );
  }
  if (phone.matches) keep_room(parts[part]?.[2] || box.height, box.width);
  const before = whole.join(' ');
  whole = parts.length
    ? [0, parts[part][1], box.width, parts[part][2]]
    : [box.x, box.y, box.width, box.height];
  if (before !== whole.join(' ')) seen = null;
  apply(seen || whole);
}
const tallest = new Map(); // of every part, by its width: what lies below the board stays there when a question is shorter
/** @param {number} height @param {number} width */
function keep_room(height, width) {
  const key = part + ' ' + width,
    most = Math.max(height, tallest.get(key) || 0);
  tallest.set(key, most);
  frame.style.minHeight = (most * frame.clientWidth) / width + 'px';
}
/** @param {View} view */
function apply(view) {
  if (svg().getAttribute('viewBox') !== view.join(' '))
    svg().setAttribute('viewBox', view.join(' '));
}
/** @param {number} k */
function to_part(k) {
  if (!parts[k]) return;
  part = k;
  frame.dataset.part = parts[k][0];
  seen = null;
  keep_room(parts[k][2], svg().viewBox.baseVal.width);
  svg().setAttribute('viewBox', `0 0 ${svg().viewBox.baseVal.width} 1`);
  whole = [0, parts[k][1], svg().viewBox.baseVal.width, parts[k][2]];
  apply(whole);
  for (const [each, tab] of all_tabs().entries())
    tab.setAttribute('aria-pressed', String(each === k));
}
const all_tabs = () => [...(tabs?.children || [])];
/** @param {Element} shape */
const part_of = shape => {
  const y = middle(shape);
  return parts.findIndex(([, from, height]) => y >= from && y < from + height);
};
/** The part with the first of them, unless one of them is seen. @param {Element[]} shapes */
export function turn_to(shapes) {
  if (!parts.length || !shapes.length) return;
  arrive(); // what is on its way lies where it goes
  const found = shapes.map(part_of);
  if (!found.includes(part)) to_part(found.find(k => k >= 0) ?? part);
}
const lit = () => [...frame.querySelectorAll('.target.lit')];
/** To where something can be answered, in the part where most can. */
export function lead() {
  if (!phone.matches) return;
  arrive();
  const count = parts.map((_, k) => lit().filter(shape => part_of(shape) === k).length);
  const most = count.reduce((best, each, k) => (each > count[best] ? k : best), part);
  into_view(
    lit().filter(shape => !parts.length || part_of(shape) === most),
    (inside, shapes) => shapes.some(inside),
  );
}
/** Those where something can be answered. */
export function mark_parts() {
  const found = new Set(parts.length > 1 ? lit().map(part_of) : []);
  for (const [k, tab] of all_tabs().entries()) tab.classList.toggle('lit', found.has(k));
}
/**
 * Into view: an answer that is pointed at, the first other one, or what is pointed at first.
 * @param {Element[]} aims
 * @param {Element[]} answers
 */
export function bring(aims, answers = []) {
  const both = aims.filter(shape => answers.includes(shape));
  into_view(both.length ? both : answers.length ? answers : aims.slice(0, 1), (inside, [first]) =>
    inside(first),
  );
}
/**
 * On a phone: the part, and what of it is not seen yet.
 * @param {Element[]} shapes
 * @param {(inside: (shape: Element) => boolean, shapes: Element[]) => boolean} is_seen
 */
function into_view(shapes, is_seen) {
  if (!phone.matches) return;
  turn_to(shapes);
  const here = shapes.filter(shape => !parts.length || part_of(shape) === part);
  const bar = Math.max(
      ...[by('strip'), by('lesson')].map(bar => bar?.getBoundingClientRect().bottom || 0),
    ),
    stuck = (by('lesson') || by('strip'))?.offsetHeight || 0;
  const floor = innerHeight * (by('panel')?.hidden === false ? 0.55 : 1); // so high it may become
  /** @param {Element} shape */
  const inside = shape => {
    const box = shape.getBoundingClientRect();
    return box.top >= bar && box.bottom <= floor;
  };
  if (!here.length || is_seen(inside, here)) return;
  const {top, bottom} = here[0].getBoundingClientRect(),
    above = frame.getBoundingClientRect().top; // all of the board from its top on, if that shows it
  const by_much =
    bottom - above <= floor - stuck ? above - stuck : (top + bottom - stuck - floor) / 2;
  scrollBy({top: by_much, behavior: calm.matches ? 'auto' : 'smooth'});
}
/** Of a shape, in the board's own measures. @param {Element} shape */
function middle(shape) {
  const box = shape.getBoundingClientRect(),
    point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return point.matrixTransform(inverse(svg())).y;
}
/**
 * About a point of the screen; at most five times, at least the whole.
 * @param {number} factor
 * @param {{x: number, y: number}} [at]
 */
function zoom(factor, at) {
  const box = svg().viewBox.baseVal,
    [, , width, height] = whole;
  const scale = Math.min(1, Math.max(1 / CLOSEST, box.width / width / factor));
  const centre = at
    ? new DOMPoint(at.x, at.y).matrixTransform(inverse(svg()))
    : {x: box.x + box.width / 2, y: box.y + box.height / 2};
  const share = {x: (centre.x - box.x) / box.width, y: (centre.y - box.y) / box.height};
  move(
    centre.x - share.x * width * scale,
    centre.y - share.y * height * scale,
    width * scale,
    height * scale,
  );
}
/** @param {View} view */
function move(...[x, y, width, height]) {
  const [left, top, all_wide, all_high] = whole;
  /** @type {(value: number, from: number, room: number) => number} */
  const within = (value, from, room) => Math.min(Math.max(value, from), from + Math.max(0, room));
  seen = [within(x, left, all_wide - width), within(y, top, all_high - height), width, height];
  if (width >= all_wide) seen = null;
  apply(seen || whole);
  frame.classList.toggle('zoomed', Boolean(seen));
}

/** Where fingers find several things to touch in one cell, it is enlarged first. @param {Element} element */
export function enlarge(element) {
  const cell = element.closest?.('.zoomable');
  if (!fingers_only.matches || !cell || seen || cell.querySelectorAll('.lit').length < 2)
    return false;
  const box = cell.getBoundingClientRect();
  zoom(ENLARGED, {x: box.x + box.width / 2, y: box.y + box.height / 2});
  return true;
}
export function whole_again() {
  if (seen) move(...whole);
}

// --- hands: the wheel with Ctrl, two fingers, dragging; on a phone a swipe goes to the next part

/** @type {Map<number, {x: number, y: number}>} */
const fingers = new Map();
let begun = {x: 0, y: 0, many: 0},
  dragged = false;
frame.addEventListener(
  'wheel',
  event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, {x: event.clientX, y: event.clientY});
  },
  {passive: false},
);
frame.addEventListener('pointerdown', event => {
  fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  begun = {x: event.clientX, y: event.clientY, many: fingers.size};
  dragged = false;
});
frame.addEventListener('pointermove', event => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = {x: event.clientX, y: event.clientY},
    others = [...fingers].filter(([id]) => id !== event.pointerId);
  if (others.length === 1) {
    const [, other] = others[0];
    /** @param {{x: number, y: number}} point */
    const apart = point => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    zoom(apart(now) / apart(before), {x: (now.x + other.x) / 2, y: (now.y + other.y) / 2});
  } else if (seen && (dragged || Math.hypot(now.x - begun.x, now.y - begun.y) > 8)) {
    dragged = true;
    const box = svg().viewBox.baseVal,
      scale = box.width / svg().clientWidth;
    move(
      box.x - (now.x - before.x) * scale,
      box.y - (now.y - before.y) * scale,
      box.width,
      box.height,
    );
  }
  fingers.set(event.pointerId, now);
});
for (const end of /** @type {const} */ (['pointerup', 'pointercancel']))
  addEventListener(end, event => {
    const held = fingers.delete(event.pointerId);
    if (!held || end === 'pointercancel' || event.pointerType === 'mouse' || seen || begun.many > 1)
      return;
    const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) {
      dragged = true;
      to_part(part + (x < 0 ? 1 : -1));
    }
  });
frame.addEventListener(
  'click',
  event => {
    // what was a drag is no click
    if (dragged) {
      event.stopImmediatePropagation();
      event.preventDefault();
      dragged = false;
    }
  },
  {capture: true},
);
by('zoom-in')?.addEventListener('click', () => zoom(1.4));
by('zoom-out')?.addEventListener('click', () => zoom(1 / 1.4));
phone.addEventListener('change', () => {
  frame.dataset.part = '';
  seen = null;
  frame.style.minHeight = '';
});
