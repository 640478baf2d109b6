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

/** Height of the bottom bar in pixels, behind which nothing is read. */
const barHeight = 72;

/**
 * Whether the question still stands below what the screen shows, as on a phone under a long text. False until the
 * script runs, so that the page works without it.
 */
export function useQuestionBelow(position: number): boolean {
  const [below, setBelow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task has a prompt of its own
  useEffect(() => {
    const prompt = document.getElementById(promptId);
    if (!prompt) return;
    const observer = new IntersectionObserver(
      ([entry]) => setBelow(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)),
      { rootMargin: `0px 0px -${barHeight}px 0px` },
    );
    observer.observe(prompt);
    return () => observer.disconnect();
  }, [position]);
  return below;
}
