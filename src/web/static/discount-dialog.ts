import { sendInPlace } from './send-in-place.ts';

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
    // An address that has just had its mail gets no second one (Rule 9.50).
    void sendInPlace(form, '[data-discount]');
  });
}
