/**
 * Says what is missing in the form that logs in or creates an account before it is sent: a page that comes back has both password
 * fields empty, because no server sends a password back. What only the server knows, it says as before. Rule 9.238.
 */
export function startSignInForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-sign-in]');
  form?.addEventListener('submit', (event) => {
    const wrong = [...problemsOf(form)];
    for (const field of form.querySelectorAll('input[aria-describedby]')) clear(field as HTMLInputElement);
    if (wrong.length === 0) return;
    event.preventDefault();
    for (const [field, text] of wrong) say(field, text);
    wrong[0]?.[0].focus();
  });
}

type Problem = readonly [field: HTMLInputElement, text: string];

/** The words stand in the form, in the page's language. */
function* problemsOf(form: HTMLFormElement): Generator<Problem> {
  const { emailRequired = '', emailFormat = '', passwordRequired = '', passwordsDiffer = '' } = form.dataset;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const [email, password, confirm] = [field('email'), field('password'), field('confirmPassword')];
  if (email?.value.trim() === '') yield [email, emailRequired];
  else if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.value.trim())) yield [email, emailFormat];
  if (password?.value === '') yield [password, passwordRequired];
  else if (password && confirm && confirm.value !== password.value) yield [confirm, passwordsDiffer];
}

function say(field: HTMLInputElement, text: string): void {
  const line = document.createElement('p');
  line.id = `${field.id}-said`;
  line.className = 'text-sm font-medium text-wrong';
  line.textContent = text;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute(
    'aria-describedby',
    [field.getAttribute('aria-describedby'), line.id].filter(Boolean).join(' '),
  );
  field.closest('div')?.append(line);
}

/** Takes away what was said here or came with the page. */
function clear(field: HTMLInputElement): void {
  field.removeAttribute('aria-invalid');
  for (const suffix of ['said', 'error']) {
    document.getElementById(`${field.id}-${suffix}`)?.remove();
    const rest = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id !== `${field.id}-${suffix}`)
      .join(' ');
    if (rest) field.setAttribute('aria-describedby', rest);
    else field.removeAttribute('aria-describedby');
  }
}
