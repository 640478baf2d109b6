import type { TaskPool } from '#server/bank/task-pool.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { partnerLinesFunction } from './partner-lines.ts';
import { recordedAnswersFunction } from './recorded-answers.ts';
import { recordingDeletionsFunction } from './recording-deletions.ts';
import { recordingStartsFunction } from './recording-starts.ts';
import { recordingUploadsFunction } from './recording-uploads.ts';

/** Spoken answers: sending, handing in, hearing the partner, deleting. */
export function recordingFunctions(parts: {
  readonly pool: TaskPool;
  readonly files: FileStore;
}): readonly ServerFunction[] {
  return [
    recordingStartsFunction(),
    recordingUploadsFunction(),
    recordedAnswersFunction(parts),
    partnerLinesFunction(),
    recordingDeletionsFunction(),
  ];
}
