// A button copies what stands before it.
/** @type {NodeListOf<HTMLButtonElement>} */
const buttons = document.querySelectorAll('.copy');
for (const button of buttons) button.hidden = false;
document.addEventListener('click', async event => {
  /** @type {HTMLButtonElement | null} */
  const button = /** @type {Element} */ (event.target).closest('.copy');
  const copy = () => document.execCommand('copy');
  const field = button?.previousElementSibling;
  if (!button) return;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const said = button.textContent;
  field.select();
  await (navigator.clipboard?.writeText(field.value).catch(copy) ?? copy());
  button.textContent = button.dataset.copied || '';
  button.focus();
  setTimeout(() => {
    button.textContent = said;
  }, 2000);
});
