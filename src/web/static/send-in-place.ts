import { withRetries } from '#web/network/with-retries.ts';

/**
 * Sends a form without leaving its page. What the answer holds by `part` takes the form's place: what came of it, or the form
 * with what is wrong, in the words of the page it comes from. A connection that fails is said by the form's `data-offline`.
 * Only for forms whose request may come twice.
 */
export async function sendInPlace(form: HTMLFormElement, part: string): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button?.ariaDisabled === 'true') return;
  const offline = form.querySelector<HTMLElement>('[data-offline]');
  if (offline) offline.hidden = true;
  if (button) button.ariaDisabled = 'true';
  try {
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const response = await withRetries(() => fetch(form.action, { method: 'POST', body: fields }));
    // A template is inert: neither the page's scripts nor its styles do anything.
    const page = document.createElement('template');
    page.innerHTML = await response.text();
    const answer = page.content.querySelector<HTMLElement>(part);
    if (!answer) return form.submit();
    form.replaceWith(answer);
    const goesOn = answer.querySelector<HTMLElement>('[aria-invalid=true], button');
    (goesOn ?? answer).focus();
  } catch {
    if (offline) offline.hidden = false;
  } finally {
    if (button) button.ariaDisabled = null;
  }
}
