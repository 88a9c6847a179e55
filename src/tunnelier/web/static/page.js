// What every script of a table needs.
export const table = document.getElementById('table') || document.querySelector('[data-table]');
export const root = document.body.dataset.root,
  path = root + (table.dataset.path || '/t/' + table.dataset.table);
export const words = JSON.parse(table.dataset.words);
export const by = id => document.getElementById(id);
export const pause = time => new Promise(wake => setTimeout(wake, time));
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const phone = matchMedia('(max-width: 900px)');

export function made(name, attributes, ...content) {
  // an element
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {}))
    if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  element.append(...content);
  return element;
}
export function sign(name, look) {
  // a shape to be drawn on the board
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(look)) shape.setAttribute(key, value);
  return shape;
}
export const around = ({x, y, width, height}, kind) =>
  sign('rect', {
    class: 'mark ' + kind,
    x: x - 2,
    y: y - 2,
    width: width + 4,
    height: height + 4,
    rx: 6,
  });
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
