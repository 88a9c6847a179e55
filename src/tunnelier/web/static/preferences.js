// What the reader prefers: kept in a cookie with the guest, so that pages come as they like them.
import {by, calm, keep, phone} from './page.js';

/** @type {Record<string, string>} */
const USUAL = {
  speed: calm.matches ? 'off' : 'normal',
  confirm: phone.matches ? 'locks' : 'off',
  sound: 'off',
  theme: 'auto',
  size: 'normal',
  notation: 'sentences',
  colours: 'usual',
};
const kept =
  document.cookie
    .split('; ')
    .find(each => each.startsWith('prefs='))
    ?.slice(6) || '';
/** @type {Record<string, string>} */
export const chosen = {
  ...USUAL,
  ...Object.fromEntries(new URLSearchParams(decodeURIComponent(kept))),
};
/** @type {(() => void)[]} */
const heard = [];
/** @param {() => void} listener */
export const when_changed = listener => heard.push(listener);

function choose() {
  keep('prefs', encodeURIComponent(new URLSearchParams(chosen).toString()));
  show();
  for (const listener of heard) listener();
}
function show() {
  for (const name of ['theme', 'size', 'colours'])
    document.documentElement.dataset[name] = chosen[name];
}
const form = by('preferences');
if (form) {
  for (const select of form.querySelectorAll('select')) select.value = chosen[select.name];
  form.addEventListener('change', event => {
    const {name, value} = /** @type {HTMLSelectElement} */ (event.target);
    if (!(name in USUAL)) return;
    chosen[name] = value;
    choose();
  });
}
show();

/** @param {string} kind */
export const sound = async kind => {
  if (chosen.sound === 'on') (await import('./sounds.js')).play(kind);
};
