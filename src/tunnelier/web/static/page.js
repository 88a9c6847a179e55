// What every script of a table needs.
/**
 * The one that must be there.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {Kind}
 */
export function one(within, selector) {
  const found = within.querySelector(selector);
  if (!found) throw new Error('nothing here is ' + selector);
  return /** @type {Kind} */ (found);
}
/** @type {HTMLElement} */
export const table = document.getElementById('table') || one(document, '[data-table]');
export const root = document.body.dataset.root || '',
  path = root + (table.dataset.path || '/t/' + table.dataset.table);
/** @type {Record<string, string>} */
export const words = JSON.parse(table.dataset.words || '{}');
export const by = /** @type {By} */ (/** @param {string} id */ id => document.getElementById(id));
/** @type {(time: number) => Promise<void>} */
export const pause = time => new Promise(wake => setTimeout(wake, time));
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const phone = matchMedia('(max-width: 900px)');

/**
 * An element.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} attributes
 * @param {...(Node | string)} content
 */
export function made(name, attributes, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (key in element) Object.assign(element, {[key]: value});
    else element.setAttribute(key, String(value));
  element.append(...content);
  return element;
}
/**
 * A shape to be drawn on the board.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} look
 */
export function sign(name, look) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(look)) shape.setAttribute(key, String(value));
  return shape;
}
/** @type {(box: DOMRect, kind: string) => SVGRectElement} */
export const around = ({x, y, width, height}, kind) =>
  sign('rect', {
    class: 'mark ' + kind,
    x: x - 2,
    y: y - 2,
    width: width + 4,
    height: height + 4,
    rx: 6,
  });
/** @param {string} rule @param {string} text */
export function rule_link(rule, text) {
  return made(
    'a',
    {
      href: root + '/rules/' + table.dataset.game + '#' + rule,
      target: '_blank',
      className: 'rule',
      title: rule,
      'aria-label': words.rule.replace('{number}', rule),
    },
    text,
  );
}
/** What an event happened to: an element, unless it is the document. @param {Event} event */
export const target = event => /** @type {HTMLElement} */ (event.target);
/** For a year, with whoever looks. @param {string} name @param {string} text */
export function keep(name, text) {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers that we serve have no other way yet
  document.cookie = `${name}=${text};path=${root || '/'};samesite=lax;max-age=31536000`;
}
/** The fields of a form that has no files. @param {FormData} fields */
export function texts_of(fields) {
  const texts = new URLSearchParams();
  for (const [name, text] of fields) texts.append(name, String(text));
  return texts;
}
/** The drawing within a board. @param {Element} board @returns {SVGSVGElement} */
export const svg_of = board => one(board, 'svg');
/** From the measures of a shape to those of a drawing. @param {SVGSVGElement} svg @param {SVGGraphicsElement} shape */
export const place_in = (svg, shape) =>
  inverse(svg).multiply(/** @type {DOMMatrix} */ (shape.getScreenCTM()));
/** From the screen to a drawing's own measures. @param {SVGGraphicsElement} shape */
export const inverse = shape => /** @type {DOMMatrix} */ (shape.getScreenCTM()).inverse();
