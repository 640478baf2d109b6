/**
 * Reads a story aloud, sentence by sentence, each with its own sound, and marks the one that is heard. The next one is fetched
 * while one is heard. Rule 9.357.
 */
const sound = new Audio();
const ahead = new Audio();
ahead.preload = 'auto';
let current: number | null = null;

export function startListening(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-listen]')) return;
    if (current !== null && !sound.paused) {
      sound.pause();
      return showState();
    }
    if (current !== null && sound.src && !sound.ended) void play();
    else nextSentence(current ?? firstInSight());
  });
  sound.addEventListener('ended', () => nextSentence(current === null ? null : current + 1));
  sound.addEventListener('error', () => {
    if (current !== null) fail();
  });
}

/** Goes on with a sentence; with null, or past the last one, it is over. */
export function nextSentence(number: number | null): void {
  const sentence = number === null ? null : sentenceAt(number);
  current = sentence ? number : null;
  for (const heard of document.querySelectorAll('.is-heard')) heard.classList.remove('is-heard');
  const address = document.querySelector<HTMLElement>('[data-story]')?.dataset.sound;
  if (current === null || !sentence || !address) {
    sound.pause();
    showState();
    return;
  }
  sentence.classList.add('is-heard');
  keepInSight(sentence);
  sound.src = `${address}${current}.mp3`;
  void play();
  if (sentenceAt(current + 1)) ahead.src = `${address}${current + 1}.mp3`;
}

async function play(): Promise<void> {
  const failed = document.querySelector<HTMLElement>('[data-sound-failed]');
  if (failed) failed.hidden = true;
  try {
    await sound.play();
  } catch (error) {
    // Stopped before it began: another one was asked for.
    if ((error as Error).name !== 'AbortError') fail();
  }
  showState();
}

function fail(): void {
  const failed = document.querySelector<HTMLElement>('[data-sound-failed]');
  if (failed) failed.hidden = false;
  sound.removeAttribute('src');
  showState();
}

/** The button says what it does next. */
function showState(): void {
  const button = document.querySelector<HTMLElement>('[data-listen]');
  const label = button?.querySelector('span');
  if (!button || !label) return;
  button.dataset.label ??= label.textContent ?? '';
  label.textContent = (sound.paused ? button.dataset.label : button.dataset.pause) ?? '';
}

function sentenceAt(number: number): HTMLElement | null {
  return document.querySelector(`[data-sentence="${number}"]`);
}

/** Whoever has scrolled on hears on from there. */
function firstInSight(): number {
  const bar = document.querySelector('.story-bar')?.getBoundingClientRect().bottom ?? 0;
  const sentences = [...document.querySelectorAll<HTMLElement>('[data-sentence]')];
  const found = sentences.find((one) => one.getBoundingClientRect().top >= bar);
  return Number((found ?? sentences[0])?.dataset.sentence ?? 1);
}

function keepInSight(sentence: HTMLElement): void {
  const { top, bottom } = sentence.getBoundingClientRect();
  if (top >= 80 && bottom <= innerHeight - 40) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  sentence.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
