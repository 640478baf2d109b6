import type { TaskPool } from '#server/bank/task-pool.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import type { OutsideTerms } from '#server/providers/assessment/assessor.ts';
import { assessmentRetriesFunction } from './assessment-retries.ts';
import { assessmentsFunction } from './assessments.ts';
import { draftsFunction } from './drafts.ts';
import { modelAgreementsFunction } from './model-agreements.ts';
import { submissionsFunction } from './submissions.ts';

/** Open tasks: drafts, handing in, what comes back. */
export function submissionFunctions({
  pool,
  outside,
}: {
  readonly pool: TaskPool;
  /** Null where texts stay here. */
  readonly outside: OutsideTerms | null;
}): readonly ServerFunction[] {
  return [
    draftsFunction(),
    submissionsFunction(pool),
    assessmentsFunction(),
    assessmentRetriesFunction(),
    modelAgreementsFunction(outside),
  ];
}
