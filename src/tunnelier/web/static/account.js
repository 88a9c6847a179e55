// Passkeys: the browser's own dialogue, between a question of ours and our answer.
const {proof = '', root} = document.body.dataset,
  refused = /** @type {HTMLElement} */ (document.getElementById('refused'));

/** @param {string} text */
const bytes = text =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), sign => sign.charCodeAt(0));
/** @param {ArrayBuffer} buffer */
const text = buffer =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** @param {string} path @param {Record<string, string>} fields */
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

/** As browsers want it: bytes where JSON has text. @param {any} options */
function read(options) {
  options.challenge = bytes(options.challenge);
  if (options.user) options.user.id = bytes(options.user.id);
  for (const each of [...(options.excludeCredentials || []), ...(options.allowCredentials || [])])
    each.id = bytes(each.id);
  return {publicKey: options};
}
/** What of an answer is bytes: a new key and a used one have not the same. @param {Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>} response */
const parts_of = ({
  clientDataJSON,
  attestationObject,
  authenticatorData,
  signature,
  userHandle,
}) => ({clientDataJSON, attestationObject, authenticatorData, signature, userHandle});
/** @param {PublicKeyCredential} credential */
function written(credential) {
  const given = Object.entries(parts_of(credential.response)),
    response = Object.fromEntries(
      given.flatMap(([name, part]) => (part ? [[name, text(part)]] : [])),
    );
  return JSON.stringify({
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response,
  });
}

/** @param {HTMLElement} element */
async function go(element) {
  const {passkey = '', send: path = ''} = element.dataset,
    form = element instanceof HTMLFormElement ? new FormData(element) : new FormData();
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  refused.textContent = '';
  try {
    const options = read(await send('ask', {what: passkey, ...fields}));
    const credential = await (passkey === 'use'
      ? navigator.credentials.get(options)
      : navigator.credentials.create(options));
    await send(path, {
      credential: written(/** @type {PublicKeyCredential} */ (credential)),
      ...fields,
    });
    location.reload();
  } catch (error) {
    // somebody has closed the dialogue, or the device has nothing to show
    refused.textContent =
      error instanceof Refusal ? error.message : refused.dataset.cancelled || '';
    refused.scrollIntoView({block: 'nearest'});
  }
}

/** @type {NodeListOf<HTMLElement>} */
const openers = document.querySelectorAll('[data-passkey]');
if (window.PublicKeyCredential)
  for (const element of openers) {
    (element.querySelector('button') || element).removeAttribute('disabled');
    element.addEventListener(element.matches('form') ? 'submit' : 'click', event => {
      event.preventDefault();
      go(element);
    });
  }
