// The slider goes to its move at once; arrow keys step.
const slider = document.querySelector('input[type=range]');
slider.addEventListener('change', () => slider.form.submit());
document.addEventListener('keydown', event => {
  if (event.target !== document.body) return;
  const link = {ArrowLeft: 'prev', ArrowRight: 'next'}[event.key];
  if (link) document.querySelector(`a[rel=${link}]`)?.click();
});
