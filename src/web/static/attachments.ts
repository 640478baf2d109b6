import { Upload } from 'tus-js-client';

/** What the server answers about one file. */
type Answer = {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly isPicture: boolean;
  readonly upload: { readonly objectName: string; readonly token: string } | null;
  readonly code?: string;
};

const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];
/** A piece of some seconds on a bad line, so that a broken one costs little. */
const pieceBytes = 256 * 1024;

/** Sends files as soon as they are chosen, from where they stopped when the network comes back. Rule 9.465. */
export function startAttachments(field: HTMLElement): void {
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  const form = field.closest('form');
  if (!input || !form) return;
  // They go by themselves; the form need not bring them again.
  input.removeAttribute('name');
  for (const item of field.querySelectorAll<HTMLElement>('[data-file]')) startRemoving(item);
  // One after the other; what is said of one that was refused stays until all have gone.
  let queue = Promise.resolve();
  let sending = 0;
  let wasRefused = false;
  const send = () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (sending === 0) wasRefused = false;
    for (const file of files) {
      sending += 1;
      queue = queue.then(async () => {
        if (!(await sendOne(field, file))) wasRefused = true;
        sending -= 1;
        if (sending === 0 && !wasRefused) say(field, field.dataset.done ?? '', false);
      });
    }
  };
  input.addEventListener('change', send);
  // Chosen before this script was there.
  if (input.files?.length) send();
  form.addEventListener('submit', (event) => {
    if (sending === 0) return;
    // What is on its way would be left behind.
    event.preventDefault();
    field.querySelector('progress:not([hidden])')?.scrollIntoView({ block: 'center' });
  });
}

/** @returns whether it is there now; what was wrong is said */
async function sendOne(field: HTMLElement, file: File): Promise<boolean> {
  const list = field.querySelector('[data-attached]');
  const most = Number(field.dataset.attachments);
  const attached = field.querySelectorAll('[data-file]:not([data-removed])').length;
  if (!list) return false;
  if (attached >= most) {
    say(field, field.dataset.tooMany ?? '', true);
    return false;
  }
  const item = newItem(field, file.name);
  list.append(item);
  try {
    const begun = await ask({ kind: 'begin', fileName: file.name, bytes: String(file.size) });
    await upload(file, begun, item);
    const done = await ask({ kind: 'finish', id: begun.id });
    complete(item, done);
    return true;
  } catch (error) {
    item.remove();
    const problems = JSON.parse(field.dataset.problems ?? '{}') as Readonly<Record<string, string>>;
    const why = error instanceof Refused ? (problems[error.message] ?? '') : '';
    say(field, `${field.dataset.failed ?? ''} ${file.name} ${why && `– ${why}`}`.trim(), true);
    return false;
  }
}

class Refused extends Error {}

async function ask(fields: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch('/community/attachments', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Refused(answer.code ?? '');
  return answer;
}

function upload(file: File, { upload: to, mediaType }: Answer, item: HTMLElement): Promise<void> {
  const progress = item.querySelector('progress');
  return new Promise((resolve, reject) => {
    const sending = new Upload(file, {
      endpoint: `${location.origin}/storage/v1/upload/resumable/sign`,
      headers: { 'x-signature': to?.token ?? '' },
      metadata: { bucketName: 'attachments', objectName: to?.objectName ?? '', contentType: mediaType },
      chunkSize: pieceBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => {
        if (progress) progress.value = total > 0 ? sent / total : 0;
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
      },
      onSuccess: () => resolve(),
      onError: (error) => {
        // Without an answer there was no network: it goes on when that is back.
        if ('originalResponse' in error && !error.originalResponse)
          return addEventListener('online', () => sending.start(), { once: true });
        reject(error);
      },
    });
    sending.start();
  });
}

function newItem(field: HTMLElement, name: string): HTMLElement {
  const template = field.querySelector<HTMLTemplateElement>('template[data-attached-file]');
  if (!template) throw new Error('The page has no form for a file.');
  const item = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  for (const place of item.querySelectorAll('[data-file-name]')) place.textContent = name;
  for (const part of item.querySelectorAll<HTMLElement>('[data-file-alt], label')) part.hidden = true;
  const progress = item.querySelector('progress');
  if (progress) progress.hidden = false;
  // Until it is there it is none of the form's.
  for (const input of item.querySelectorAll('input')) input.disabled = true;
  return item;
}

function complete(item: HTMLElement, { id, fileName, isPicture }: Answer): void {
  item.dataset.file = id;
  for (const input of item.querySelectorAll('input')) {
    input.disabled = false;
    if (input.name.endsWith('-')) input.name += id;
  }
  const values = { attachment: id, [`name-${id}`]: fileName, [`picture-${id}`]: String(isPicture) };
  for (const [name, value] of Object.entries(values)) {
    const input = item.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input) input.value = value;
  }
  for (const place of item.querySelectorAll('[data-file-name]')) place.textContent = fileName;
  for (const label of item.querySelectorAll<HTMLElement>('label')) label.hidden = false;
  const alt = item.querySelector<HTMLElement>('[data-file-alt]');
  if (alt) alt.hidden = !isPicture;
  const progress = item.querySelector('progress');
  if (progress) progress.hidden = true;
  startRemoving(item);
  if (isPicture) alt?.querySelector('input')?.focus();
}

/** Taken away at once; what was sent for nothing goes too. One that is attached already goes when the form is sent. */
function startRemoving(item: HTMLElement): void {
  const box = item.querySelector<HTMLInputElement>('input[type=checkbox]');
  box?.addEventListener('change', () => {
    item.dataset.removed = '';
    item.hidden = true;
    void ask({ kind: 'remove', id: item.dataset.file ?? '' }).catch(() => {});
    item.closest('[data-attachments]')?.querySelector<HTMLElement>('input[type=file]')?.focus();
  });
}

function say(field: HTMLElement, text: string, isWrong: boolean): void {
  const place = field.querySelector<HTMLElement>('[data-files-said]');
  if (!place) return;
  place.textContent = text;
  place.className = isWrong ? 'mt-2 text-sm font-medium text-wrong' : 'mt-2 text-sm';
}
