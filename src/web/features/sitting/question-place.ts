import { useEffect, useState } from 'react';

/** The task's words; they take the focus when somebody asks for the question. */
const promptId = 'task-prompt';

/** Scrolls to the question and gives it the focus, from where Tab leads to its first answer. */
export function goToQuestion(): void {
  const prompt = document.getElementById(promptId);
  prompt?.scrollIntoView({
    block: 'start',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  prompt?.focus({ preventScroll: true });
}

/** Leads to the clip: its play button takes the focus. */
export function goToClip(): void {
  const button = document.querySelector<HTMLElement>('.play-button');
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}

/** Height of the bottom bar in pixels, behind which nothing is read. */
const barHeight = 72;

/**
 * Whether the question stands below what the screen shows, as on a phone under a long text, or above it. Seen until the
 * script runs, so that the page works without it.
 */
export function useQuestionPlace(position: number): 'above' | 'seen' | 'below' {
  const [place, setPlace] = useState<'above' | 'seen' | 'below'>('seen');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task has a prompt of its own
  useEffect(() => {
    const prompt = document.getElementById(promptId);
    if (!prompt) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.isIntersecting) setPlace('seen');
        else setPlace(entry.boundingClientRect.top > 0 ? 'below' : 'above');
      },
      { rootMargin: `0px 0px -${barHeight}px 0px` },
    );
    observer.observe(prompt);
    return () => observer.disconnect();
  }, [position]);
  return place;
}
