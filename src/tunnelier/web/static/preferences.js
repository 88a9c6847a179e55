// What the reader prefers: kept in a cookie with the guest, so that pages come as they like them.
import {by, calm, phone, root} from './page.js';

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
export const chosen = {
  ...USUAL,
  ...Object.fromEntries(new URLSearchParams(decodeURIComponent(kept))),
};
const heard = [];
export const when_changed = listener => heard.push(listener);

function keep() {
  const text = encodeURIComponent(new URLSearchParams(chosen).toString());
  document.cookie = `prefs=${text};path=${root || '/'};samesite=lax;max-age=31536000`;
  show();
  for (const listener of heard) listener();
}
function show() {
  for (const name of ['theme', 'size', 'colours'])
    document.documentElement.dataset[name] = chosen[name];
}
const form = by('preferences');
if (form) {
  for (const select of form.querySelectorAll('select[name]')) select.value = chosen[select.name];
  form.addEventListener('change', event => {
    if (!(event.target.name in USUAL)) return;
    chosen[event.target.name] = event.target.value;
    keep();
  });
}
show();

export const sound = async kind => {
  if (chosen.sound === 'on') (await import('./sounds.js')).play(kind);
};
