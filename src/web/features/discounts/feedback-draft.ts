/** Where the tab keeps what is typed; with the key of the request, so that sending it again makes no second one. */
const storageKey = 'feedback-draft';
const names = ['text', 'email', 'requestKey'] as const;

/** Keeps what stands in the form. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = new FormData(form);
  const draft = Object.fromEntries(names.map((name) => [name, typed.get(name)]));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}

/** Puts what was kept into the form's fields. */
export function readDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(storedDraft())) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && typeof value === 'string' && value !== '') field.value = value;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above: there was nothing kept.
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
