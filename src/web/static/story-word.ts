import { wordAtPoint } from '#web/word-lookup/region-words.ts';
import type { WordAnswer } from '#web/word-lookup/word-requests.ts';
import { fetchWord, sendKept } from '#web/word-lookup/word-requests.ts';

type Entry = WordAnswer['words'][number];

let asking: AbortController | undefined;

/** What the word at a point of the window means, in the panel that stands in the page (features/reading/word-panel.tsx). */
export async function showWord(x: number, y: number): Promise<void> {
  const word = wordAtPoint(x, y);
  const panel = document.querySelector<HTMLElement>('#word-panel');
  if (!word || !panel) return;
  asking?.abort();
  asking = new AbortController();
  clear(panel);
  write(panel, '[data-word]', word.text);
  mark(word.range);
  panel.showPopover();
  panel.focus({ preventScroll: true });
  panel.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'closed' && mark(null), {
    once: true,
  });
  panel.ariaBusy = 'true';
  try {
    const answer = await fetchWord({ word: word.text, sentence: word.sentence }, asking.signal);
    show(panel, answer, word.sentence);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') reveal(panel, '[data-failed]');
  } finally {
    panel.ariaBusy = null;
  }
}

function show(panel: HTMLElement, { words, parts }: WordAnswer, sentence: string): void {
  const entries = [
    ...words.map((word) => ({ word, sentence })),
    ...parts.map(({ word }) => ({ word, sentence: '' })),
  ];
  if (entries.length === 0) reveal(panel, '[data-unknown]');
  if (parts.length > 0) reveal(panel, '[data-compound]');
  const template = panel.querySelector<HTMLTemplateElement>('template[data-entry]');
  const list = panel.querySelector('[data-entries]');
  for (const { word, sentence: met } of entries) {
    const item = template?.content.cloneNode(true) as DocumentFragment;
    write(item, '[data-lemma]', word.lemma);
    write(item, '[data-level]', word.level);
    write(item, '[data-english]', word.english);
    write(item, '[data-example]', word.example.nb);
    write(item, '[data-example-english]', word.example.en);
    const keep = item.querySelector<HTMLButtonElement>('[data-keep]');
    if (keep) startKeeping(keep, { panel, word, sentence: met });
    list?.append(item);
  }
}

/** Rule 9.251, from a story: the word becomes a card with the sentence it stands in. */
function startKeeping(
  button: HTMLButtonElement,
  { panel, word, sentence }: { readonly panel: HTMLElement; readonly word: Entry; readonly sentence: string },
): void {
  const label = button.textContent ?? '';
  const say = (kept: boolean) => {
    button.ariaPressed = String(kept);
    button.textContent = kept ? (button.dataset.kept ?? label) : label;
  };
  say(word.kept);
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    const outcome = await sendKept({ lemmaId: word.lemmaId, sentence, keep: button.ariaPressed !== 'true' });
    button.ariaDisabled = null;
    for (const said of panel.querySelectorAll<HTMLElement>('[data-said]')) said.hidden = true;
    if (!outcome.ok)
      return reveal(panel, `[data-said=${outcome.code === 'not_signed_in' ? 'not_signed_in' : 'failed'}]`);
    say(outcome.kept);
    if (outcome.kept) reveal(panel, `[data-said=${outcome.practised ? 'kept' : 'later'}]`);
  });
}

function clear(panel: HTMLElement): void {
  panel.querySelector('[data-entries]')?.replaceChildren();
  for (const said of panel.querySelectorAll<HTMLElement>(
    '[data-unknown], [data-failed], [data-compound], [data-said]',
  ))
    said.hidden = true;
}

function reveal(panel: HTMLElement, selector: string): void {
  const said = panel.querySelector<HTMLElement>(selector);
  if (said) said.hidden = false;
}

function write(within: ParentNode, selector: string, text: string): void {
  const place = within.querySelector(selector);
  if (place) place.textContent = text;
}

/** Where the browser can (CSS Custom Highlight API), the word is marked while its meaning is shown. */
function mark(range: Range | null): void {
  if (!CSS.highlights) return;
  if (range) CSS.highlights.set('looked-up', new Highlight(range));
  else CSS.highlights.delete('looked-up');
}
