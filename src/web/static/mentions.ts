/** Names offered at once. */
const mostOffered = 5;

/** After an `@` the names of those who take part stand under the field, to be tapped or reached by Tab. Rule 9.467. */
export function startMentions(offer: HTMLElement): void {
  const field = offer.closest('[data-markdown]')?.querySelector('textarea');
  if (!field) return;
  const names = JSON.parse(offer.dataset.mentions ?? '[]') as readonly string[];
  field.addEventListener('input', () => {
    const typed = typedName(field);
    const found = typed === null ? [] : names.filter((name) => begins(name, typed)).slice(0, mostOffered);
    offer.replaceChildren(...found.map((name) => buttonOf(name, field, offer)));
    offer.hidden = found.length === 0;
  });
}

/** What stands between the last `@` and the cursor; null where no name is being written. */
function typedName(field: HTMLTextAreaElement): string | null {
  const before = field.value.slice(0, field.selectionStart);
  return /(?<![\p{L}\p{N}_@.])@([\p{L}\p{N} '-]{0,40})$/u.exec(before)?.[1] ?? null;
}

function begins(name: string, typed: string): boolean {
  return name.toLocaleLowerCase('nb').startsWith(typed.toLocaleLowerCase('nb'));
}

function buttonOf(name: string, field: HTMLTextAreaElement, offer: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'tag', textContent: `@${name}` });
  button.addEventListener('click', () => {
    const typed = typedName(field) ?? '';
    const end = field.selectionStart;
    field.setRangeText(`${name} `, end - typed.length, end, 'end');
    offer.hidden = true;
    field.focus();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return button;
}
