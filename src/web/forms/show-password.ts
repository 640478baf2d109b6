/**
 * The buttons of password fields, with or without React. What is shown is hidden again when the form is sent: password
 * managers know a password by its field's type, and the browser offers nobody a text it has seen there before.
 */
export function startShowPassword(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('[data-shows-password]');
    if (button) show(button, button.getAttribute('aria-pressed') !== 'true');
  });
  document.addEventListener(
    'submit',
    ({ target }) => {
      for (const button of (target as Element).querySelectorAll('[data-shows-password]')) show(button, false);
    },
    { capture: true },
  );
}

function show(button: Element, isShown: boolean): void {
  const field = button.previousElementSibling;
  if (!(field instanceof HTMLInputElement)) return;
  field.type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
}
