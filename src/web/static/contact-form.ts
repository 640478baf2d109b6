import { sendInPlace } from './send-in-place.ts';

/** Where the tab keeps what is typed; with the key of the request, so that sending it again makes no second one. */
const storageKey = 'contact-draft';

/** The contact form of pages without React: sent in place, and kept in the tab until it got through. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]');
  if (!form) {
    // Sent as a whole page, because the answer could not be read.
    if (document.querySelector('[data-contact]')) forget();
    return;
  }
  readDraft(form);
  document.addEventListener('input', (event) => {
    const typed = (event.target as Element).closest<HTMLFormElement>('[data-contact-form]');
    if (typed) saveDraft(typed);
  });
  document.addEventListener('submit', (event) => {
    const sent = event.target as HTMLFormElement;
    if (!sent.matches('[data-contact-form]')) return;
    event.preventDefault();
    void sendInPlace(sent, '[data-contact]').then(() => {
      if (!document.querySelector('[data-contact-form]')) forget();
    });
  });
}

function saveDraft(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const draft = Object.fromEntries(
    ['topic', 'text', 'email', 'requestKey'].map((name) => [name, fields.get(name)]),
  );
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}

/** What the address asks for, a topic or the number of an error, is newer than what was kept. */
function readDraft(form: HTMLFormElement): void {
  if (location.search !== '' || form.querySelector('[aria-invalid=true]')) return;
  for (const [name, value] of Object.entries(storedDraft())) {
    const field = form.elements.namedItem(name);
    if (typeof value !== 'string' || value === '') continue;
    if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement
    )
      field.value = value;
  }
}

function storedDraft(): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above: there was nothing kept.
  }
}
