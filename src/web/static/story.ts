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
  const there = paragraphInSight();
  try {
    const response = await fetch(link.href, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const story = page.querySelector('[data-story]');
    if (!response.ok || !story) return location.assign(link.href);
    nextSentence(null);
    document.querySelector('[data-story]')?.replaceWith(story);
    document.title = page.title;
    history.replaceState(null, '', link.href);
    const paragraph = document.querySelector(`[data-paragraph="${there.number}"]`);
    if (paragraph && there.number > 0) scrollBy(0, paragraph.getBoundingClientRect().top - there.top);
    document.querySelector<HTMLElement>('[data-level-switch] [aria-current]')?.focus({ preventScroll: true });
  } catch {
    location.assign(link.href);
  }
}

/** The paragraph at the top of the window, below the bar, and where it begins; 0 while the text has not been reached. */
function paragraphInSight(): { readonly number: number; readonly top: number } {
  const bar = document.querySelector('.story-bar')?.getBoundingClientRect().bottom ?? 0;
  const paragraphs = [...document.querySelectorAll<HTMLElement>('[data-paragraph]')];
  const found = paragraphs.find((one) => one.getBoundingClientRect().bottom > bar);
  const top = found?.getBoundingClientRect().top ?? 0;
  const isBelow = found === paragraphs[0] && top > innerHeight / 2;
  return { number: isBelow ? 0 : Number(found?.dataset.paragraph ?? 0), top };
}
