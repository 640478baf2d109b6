import { removeStory, savedStory, saveStory } from '#web/kept/saved-stories.ts';

/**
 * The button that keeps a story on this device, with its sound and picture, and takes it away again. Its words stand in its
 * attributes, since these pages' texts never reach the browser. Rule 9.450.
 */
export async function startSaving(button: HTMLButtonElement): Promise<void> {
  const path = location.pathname;
  show(button, (await savedStory(path)) ? 'saved' : 'save');
  button.hidden = false;
  button.addEventListener('click', () => void press(button, path));
}

async function press(button: HTMLButtonElement, path: string): Promise<void> {
  if (button.ariaBusy === 'true') return;
  if (button.dataset.state === 'saved') {
    await removeStory(path);
    return show(button, 'save');
  }
  show(button, 'saving');
  try {
    await saveStory(storyOnPage(path));
    show(button, 'saved');
  } catch (error) {
    show(button, error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed');
  }
}

type State = 'save' | 'saving' | 'saved' | 'failed' | 'full';

function show(button: HTMLButtonElement, state: State): void {
  button.dataset.state = state;
  button.ariaBusy = String(state === 'saving');
  const label = button.querySelector('span');
  if (label) label.textContent = button.dataset[state] ?? '';
}

/** What there is to keep of the story that stands on the page. */
function storyOnPage(path: string): Parameters<typeof saveStory>[0] {
  const story = document.querySelector<HTMLElement>('[data-story]');
  const { level = '', sound = '' } = story?.dataset ?? {};
  const sentences = [...document.querySelectorAll<HTMLElement>('[data-sentence]')];
  const own = (address: string | null) => (address?.startsWith('/') ? [address] : []);
  return {
    path,
    level,
    title: story?.querySelector('h1')?.textContent ?? '',
    levels: [...document.querySelectorAll('[data-level-switch] a')].map(
      (link) => link.textContent?.trim() ?? '',
    ),
    sounds: sentences.map(({ dataset }) => `${sound}${dataset.sentence}.mp3`),
    parts: [
      ...[...document.querySelectorAll('link[rel=stylesheet], link[rel=preload], link[rel=icon]')].flatMap(
        (link) => own(link.getAttribute('href')),
      ),
      ...[...document.querySelectorAll('script[src]')].flatMap((script) => own(script.getAttribute('src'))),
      ...[...document.querySelectorAll('article img')].flatMap((image) => own(image.getAttribute('src'))),
    ],
  };
}
