import type { ServerFunction } from '#server/functions/define-function.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { teacherAnswersFunction } from './teacher-answers.ts';
import { teacherPhrasesFunction } from './teacher-phrases.ts';
import { teacherQueueFunction } from './teacher-queue.ts';
import { teacherRequestsFunction } from './teacher-requests.ts';
import { teacherReviewsFunction } from './teacher-reviews.ts';
import { teacherSoundsFunction } from './teacher-sounds.ts';
import { teacherVoicesFunction } from './teacher-voices.ts';
import { teacherWorkFunction } from './teacher-work.ts';

/** Feedback by teachers: its part of the table of functions. */
export function teacherFunctions(files: FileStore): readonly ServerFunction[] {
  return [
    teacherRequestsFunction(),
    teacherAnswersFunction(),
    teacherQueueFunction(),
    teacherWorkFunction(),
    teacherReviewsFunction(),
    teacherVoicesFunction(files),
    teacherSoundsFunction(),
    teacherPhrasesFunction(),
  ];
}
