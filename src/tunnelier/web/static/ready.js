// Waits until a game is compiled, then sends the form again.
const form = document.getElementById('ready'), done = document.getElementById('done');
async function ask() {
  const told = await (await fetch(document.body.dataset.root + '/ready/' + form.dataset.game)).json();
  if (told.ready) return form.submit();
  done.textContent = told.said;
  setTimeout(ask, 700);
}
ask();
