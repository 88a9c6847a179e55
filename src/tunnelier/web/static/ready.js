// Waits until a game is compiled, then sends the form again.
const [form, bar, done] = ['ready', 'bar', 'done'].map(id => document.getElementById(id));
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
