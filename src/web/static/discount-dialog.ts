import { withRetries } from '#web/network/with-retries.ts';

/**
 * The welcome modal of pages without React: an offer opens it, the form is sent without leaving the page, and what the answer
 * says takes the form's place: that the code is sent, or what is wrong, in the words of the page it comes from.
 */
export function startDiscountDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-discount-dialog]');
  if (!dialog) return;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('[data-opens-discount]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialog.showModal();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-discount]')) return;
    event.preventDefault();
    void sendForm(form);
  });
}

async function sendForm(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.ariaDisabled === 'true') return;
  const offline = form.querySelector<HTMLElement>('[data-offline]');
  if (offline) offline.hidden = true;
  if (button) button.ariaDisabled = 'true';
  try {
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    // An address that has just had its mail gets no second one (Rule 9.50).
    const response = await withRetries(() => fetch(form.action, { method: 'POST', body: fields }));
    // A template is inert: neither the page's scripts nor its styles do anything.
    const page = document.createElement('template');
    page.innerHTML = await response.text();
    const answer = page.content.querySelector<HTMLElement>('[data-discount]');
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
