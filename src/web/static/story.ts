import { sendInPlace } from './send-in-place.ts';
import { nextSentence, startListening } from './story-listen.ts';

/**
 * What a story's page does by script, loaded where there is a story: its level changes in place, its questions are marked in
 * place, its sentences are heard, and a word is looked up. Without it links and form do the first two.
 */
startStory();

function startStory(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const level = target.closest<HTMLAnchorElement>('[data-level-switch] a');
    if (level && plain) {
      event.preventDefault();
      void switchLevel(level);
    }
    if (isWord(target) && document.getSelection()?.isCollapsed)
      void import('./story-word.ts').then(({ showWord }) => showWord(event.clientX, event.clientY));
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-questions]')) return;
    event.preventDefault();
    void sendInPlace(form, '[data-questions]').then(showOutcome);
  });
  startListening();
}

function showOutcome(): void {
  const heading = document.querySelector<HTMLElement>('#questions');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

function isWord(target: Element): boolean {
  return target.closest('[data-story-text]') !== null && !target.closest('a, button');
}

/** Fetches the story at another level and puts it in place of this one; the paragraph that is read stays where it is. */
async function switchLevel(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaCurrent === 'true') return;
  const there = placeInText();
  try {
    const response = await fetch(link.href, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const story = page.querySelector('[data-story]');
    if (!response.ok || !story) return location.assign(link.href);
    nextSentence(null);
    document.querySelector('[data-story]')?.replaceWith(story);
    document.title = page.title;
    history.replaceState(null, '', link.href);
    keepPlace(there);
    document.querySelector<HTMLElement>('[data-level-switch] [aria-current]')?.focus({ preventScroll: true });
  } catch {
    location.assign(link.href);
  }
}

/** Where one reads: a paragraph, where it begins, and how far into it the line is that one reads at. */
type Place = { readonly number: number; readonly top: number; readonly share: number };

/** The paragraph at the line that one reads at, a quarter of the way down the window; null while the text is further down. */
function placeInText(): Place | null {
  const line = readingLine();
  const paragraphs = [...document.querySelectorAll<HTMLElement>('[data-paragraph]')];
  const found = paragraphs.find((one) => one.getBoundingClientRect().bottom > line) ?? paragraphs.at(-1);
  if (!found) return null;
  const { top, height } = found.getBoundingClientRect();
  if (top > innerHeight) return null;
  return { number: Number(found.dataset.paragraph), top, share: Math.min(1, (line - top) / height) };
}

/** A paragraph whose beginning is seen begins where it began; in a longer one the line that is read stays. */
function keepPlace(place: Place | null): void {
  const paragraph = place && document.querySelector(`[data-paragraph="${place.number}"]`);
  if (!paragraph) return;
  const { top, height } = paragraph.getBoundingClientRect();
  const bar = barBottom();
  const wanted = place.top >= bar ? place.top : readingLine() - place.share * height;
  scrollBy(0, top - wanted);
}

function readingLine(): number {
  const bar = barBottom();
  return bar + (innerHeight - bar) / 4;
}

function barBottom(): number {
  return Math.max(0, document.querySelector('.story-bar')?.getBoundingClientRect().bottom ?? 0);
}
