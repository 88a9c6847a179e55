// Waits until a game is compiled, then sends the form again.
const form = /** @type {HTMLFormElement} */ (document.getElementById('ready')),
  bar = /** @type {HTMLProgressElement} */ (document.getElementById('bar')),
  done = /** @type {HTMLElement} */ (document.getElementById('done'));
async function ask() {
  const told = await (
    await fetch(document.body.dataset.root + '/ready/' + form.dataset.game)
  ).json();
  if (told.ready) return form.submit();
  done.textContent = told.said;
  if (told.done) [bar.max, bar.value] = [told.total, told.done];
  setTimeout(ask, 700);
}
ask();
