import { Suspense } from 'react';
import type { Submission } from '#domain/submissions/submission.ts';
import { lazyPart } from '#web/components/lazy-part.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';

const TeacherPart = lazyPart(() => import('./teacher-part.tsx'));

type TeacherPartLazyProps = {
  readonly sittingId: string;
  readonly task: OpenSittingTask;
  readonly submission: Submission;
};

/** What a teacher says of an answer, and the way to ask for it: fetched beside the machine's feedback. Rule 9.440. */
export function TeacherPartLazy(props: TeacherPartLazyProps) {
  return (
    <Suspense fallback={null}>
      <TeacherPart {...props} />
    </Suspense>
  );
}
