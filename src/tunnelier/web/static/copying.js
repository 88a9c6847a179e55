// Links and texts are copied by a button; where the browser gives no clipboard, by its own command.
for (const button of document.querySelectorAll('.copy')) button.hidden = false;
document.addEventListener('click', async event => {
  const button = event.target.closest?.('.copy');
  if (!button) return;
  const field = button.parentElement.querySelector('.link'), said = button.textContent;
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value).catch(() => document.execCommand('copy'));
  else document.execCommand('copy');
  button.textContent = button.dataset.copied;
  button.focus();
  setTimeout(() => { button.textContent = said; }, 2000);
});
