// Passkeys: the browser's own dialogue, between a question of ours and our answer.
const {proof, root} = document.body.dataset,
  refused = document.getElementById('refused');

const bytes = text =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), sign => sign.charCodeAt(0));
const text = buffer =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

async function send(path, fields) {
  const body = new URLSearchParams({proof, ...fields});
  const answer = await fetch(`${root}/account/${path}`, {
    method: 'POST',
    body,
    headers: {accept: 'application/json'},
  });
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(told.said);
  return told;
}
class Refusal extends Error {}

function read(options) {
  // as browsers want it: bytes where JSON has text
  options.challenge = bytes(options.challenge);
  if (options.user) options.user.id = bytes(options.user.id);
  for (const each of [...(options.excludeCredentials || []), ...(options.allowCredentials || [])])
    each.id = bytes(each.id);
  return {publicKey: options};
}
function written(credential) {
  const response = {};
  for (const name of [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ])
    if (credential.response[name]) response[name] = text(credential.response[name]);
  return JSON.stringify({
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response,
  });
}

async function go(element) {
  const {passkey, send: path} = element.dataset,
    fields = element.matches('form') ? Object.fromEntries(new FormData(element)) : {};
  refused.textContent = '';
  try {
    const options = read(await send('ask', {what: passkey, ...fields}));
    const credential = await (passkey === 'use'
      ? navigator.credentials.get(options)
      : navigator.credentials.create(options));
    await send(path, {credential: written(credential), ...fields});
    location.reload();
  } catch (error) {
    // somebody has closed the dialogue, or the device has nothing to show
    refused.textContent = error instanceof Refusal ? error.message : refused.dataset.cancelled;
    refused.scrollIntoView({block: 'nearest'});
  }
}

if (window.PublicKeyCredential)
  for (const element of document.querySelectorAll('[data-passkey]')) {
    (element.querySelector('button') || element).disabled = false;
    element.addEventListener(element.matches('form') ? 'submit' : 'click', event => {
      event.preventDefault();
      go(element);
    });
  }
