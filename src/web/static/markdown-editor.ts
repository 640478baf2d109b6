import { insertAtCursor, letterAt } from '#web/forms/insert-at-cursor.ts';

/** What a button puts around what is chosen, or before each of its lines. */
const marks: Readonly<
  Record<string, { readonly around?: readonly [string, string]; readonly before?: string }>
> = {
  bold: { around: ['**', '**'] },
  italic: { around: ['*', '*'] },
  code: { around: ['`', '`'] },
  link: { around: ['[', '](https://)'] },
  quote: { before: '> ' },
  list: { before: '- ' },
  numbers: { before: '1. ' },
};

/** The buttons over a field for Markdown, and the preview under it. Rule 9.376. */
export function startMarkdownEditor(editor: HTMLElement): void {
  const field = editor.querySelector('textarea');
  const tools = editor.querySelector<HTMLElement>('[data-markdown-tools]');
  if (!field || !tools) return;
  tools.hidden = false;
  // The field keeps the focus, and a phone its keyboard.
  tools.addEventListener('pointerdown', (event) => event.preventDefault());
  tools.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    const { mark, letter } = button.dataset;
    if (mark) putMark(field, mark);
    else if (letter) insertAtCursor(field, letterAt(letter, field.value.slice(0, field.selectionStart)));
    else void showPreview(editor, field);
  });
}

function putMark(field: HTMLTextAreaElement, name: string): void {
  const { around, before } = marks[name] ?? {};
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (around) {
    insertAtCursor(field, around[0] + value.slice(start, end) + around[1]);
    // With nothing chosen one writes on between the marks.
    if (start === end) field.setSelectionRange(start + around[0].length, start + around[0].length);
  } else if (before) {
    const from = value.lastIndexOf('\n', start - 1) + 1;
    field.setSelectionRange(from, end);
    insertAtCursor(field, value.slice(from, end).replace(/^/gm, before));
  }
}

/** What the server makes of the text, which is what will stand in the page. */
async function showPreview(editor: HTMLElement, field: HTMLTextAreaElement): Promise<void> {
  const part = (name: string) => editor.querySelector<HTMLElement>(`[data-preview-${name}]`);
  const [region, text, failed] = [part('region'), part('text'), part('failed')];
  if (!region || !text || !failed) return;
  const path = `${location.pathname.startsWith('/nb/') ? '/nb' : ''}/community/preview`;
  try {
    const response = await fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ content: field.value }),
    });
    if (!response.ok) throw new Error(`The preview was answered with ${response.status}.`);
    const { html } = (await response.json()) as { html: string };
    text.innerHTML = html;
    failed.hidden = true;
  } catch {
    failed.hidden = false;
  }
  region.hidden = false;
  region.focus();
}
