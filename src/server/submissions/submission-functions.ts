import type { TaskPool } from '#server/bank/task-pool.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import { assessmentRetriesFunction } from './assessment-retries.ts';
import { assessmentsFunction } from './assessments.ts';
import { draftsFunction } from './drafts.ts';
import { secondVersionsFunction } from './second-versions.ts';
import { submissionsFunction } from './submissions.ts';

/** Open tasks: drafts, handing in, what comes back. */
export function submissionFunctions({
  pool,
  checker,
}: {
  readonly pool: TaskPool;
  readonly checker: Pick<TextChecker, 'assessText'>;
}): readonly ServerFunction[] {
  return [
    draftsFunction(),
    submissionsFunction(pool),
    assessmentsFunction(),
    assessmentRetriesFunction(),
    secondVersionsFunction(checker),
  ];
}
