import { Suspense } from 'react';
import { lazyPart } from '#web/components/lazy-part.ts';
import { SkeletonText } from '#web/components/states.tsx';
import type { JudgedWords as Words } from './judged-words.tsx';

const JudgedWords = lazyPart(async () => ({ default: (await import('./judged-words.tsx')).JudgedWords }));

/** Feedback as the learner reads it; fetched when it is looked at. */
export function ShownWords(props: Parameters<typeof Words>[0]) {
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <JudgedWords {...props} />
    </Suspense>
  );
}
