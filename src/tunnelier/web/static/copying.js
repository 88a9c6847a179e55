// A button copies what stands before it.
for (const button of document.querySelectorAll('.copy')) button.hidden = false;
document.addEventListener('click', async ({target}) => {
  const button = target.closest('.copy'),
    copy = () => document.execCommand('copy');
  if (!button) return;
  const field = button.previousElementSibling,
    said = button.textContent;
  field.select();
  await (navigator.clipboard?.writeText(field.value).catch(copy) ?? copy());
  button.textContent = button.dataset.copied;
  button.focus();
  setTimeout(() => {
    button.textContent = said;
  }, 2000);
});
