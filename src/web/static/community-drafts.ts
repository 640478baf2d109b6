/** What a form of the community keeps in the browser; with the key of the request, so that sending it again makes no second one. */
const kept = ['categoryId', 'language', 'title', 'content', 'tags', 'requestKey'];
const prefix = 'community-draft:';
/** The draft that was sent from this tab; gone when the page that follows says that it got through. */
const sentKey = 'community-sent';

/** Keeps what is typed until it got through. Rule 9.376. */
export function startCommunityDrafts(): void {
  forgetSent();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    if (!('returned' in form.dataset)) readDraft(form);
    form.addEventListener('input', () => saveDraft(form));
    form.addEventListener('submit', (event) => {
      const offline = form.querySelector<HTMLElement>('[data-draft-offline]');
      if (offline) offline.hidden = navigator.onLine;
      saveDraft(form);
      if (!navigator.onLine) return event.preventDefault();
      store(sessionStorage, (storage) => storage.setItem(sentKey, nameOf(form)));
    });
  }
}

function forgetSent(): void {
  const done = new URLSearchParams(location.search).get('done') ?? '';
  store(sessionStorage, (session) => {
    const sent = session.getItem(sentKey);
    session.removeItem(sentKey);
    if (sent && /^(post|comment)_(created|updated|posted)$/.test(done))
      store(localStorage, (storage) => storage.removeItem(sent));
  });
}

function saveDraft(form: HTMLFormElement): void {
  const fields = new FormData(form);
  if (String(fields.get('content') ?? '').trim() === '' && !fields.get('title')) return;
  const draft = Object.fromEntries(kept.map((name) => [name, fields.get(name)]));
  store(localStorage, (storage) => storage.setItem(nameOf(form), JSON.stringify(draft)));
  const note = form.querySelector<HTMLElement>('[data-draft-kept]');
  if (note) note.hidden = false;
}

function readDraft(form: HTMLFormElement): void {
  let draft: unknown = null;
  store(localStorage, (storage) => {
    draft = JSON.parse(storage.getItem(nameOf(form)) ?? 'null');
  });
  if (typeof draft !== 'object' || draft === null) return;
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (typeof value !== 'string' || !kept.includes(name)) continue;
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
  }
  const note = form.querySelector<HTMLElement>('[data-draft-back]');
  if (note) note.hidden = false;
}

function nameOf(form: HTMLFormElement): string {
  return `${prefix}${form.dataset.draft}`;
}

/** A browser that keeps nothing still sends the form. */
function store(storage: Storage, work: (storage: Storage) => void): void {
  try {
    work(storage);
  } catch {
    // As above: there is nothing to keep it in.
  }
}
