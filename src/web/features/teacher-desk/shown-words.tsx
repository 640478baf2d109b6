import { lazy, Suspense } from 'react';
import { SkeletonText } from '#web/components/states.tsx';
import type { TeacherWords as Words } from '#web/features/open-tasks/teacher-words.tsx';

const TeacherWords = lazy(async () => ({
  default: (await import('#web/features/open-tasks/teacher-words.tsx')).TeacherWords,
}));

/** Feedback as the learner reads it; fetched when it is looked at. */
export function ShownWords(props: Parameters<typeof Words>[0]) {
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <TeacherWords {...props} />
    </Suspense>
  );
}
