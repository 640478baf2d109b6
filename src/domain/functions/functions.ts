import { z } from 'zod';
import { customSettings } from '#domain/assessment/custom-settings.ts';
import { practiceSubject } from '#domain/assessment/practice-subject.ts';
import { testSettings } from '#domain/assessment/settings.ts';
import type { GivenTask } from '#domain/tasks/given-task.ts';
import type { Mark } from '#domain/tasks/marking.ts';
import type { SecretMarkedTask, SecretStimulus } from '#domain/tasks/presentation.ts';
import { accountFunctions } from './account-functions.ts';
import { adminFunctions } from './admin-functions.ts';
import { articleDeskFunctions } from './article-desk-functions.ts';
import { cafeFunctions } from './cafe-functions.ts';
import { cardFunctions } from './card-functions.ts';
import { communityFunctions } from './community-functions.ts';
import { contactFunctions } from './contact-functions.ts';
import { deckFunctions } from './deck-functions.ts';
import { demoFunctions } from './demo-functions.ts';
import { deskFunctions } from './desk-functions.ts';
import { discountFunctions } from './discount-functions.ts';
import { guaranteeFunctions } from './guarantee-functions.ts';
import { itemFunctions } from './item-functions.ts';
import { mockFunctions } from './mock-functions.ts';
import { paymentFunctions } from './payment-functions.ts';
import { pushFunctions } from './push-functions.ts';
import { readinessFunctions } from './readiness-functions.ts';
import { readingFunctions } from './reading-functions.ts';
import { recordingFunctions } from './recording-functions.ts';
import { givenTask, nextStep, position } from './sitting-fields.ts';
import { submissionFunctions } from './submission-functions.ts';
import { teacherFunctions } from './teacher-functions.ts';
import { wordFunctions } from './word-functions.ts';

/**
 * What the functions under `functions/v1/<name>` take and give: the server checks both by these schemas, the front end
 * has its types from them (as types only: no schema reaches the browser). A call that `reads` may also be a GET, with
 * its input in the query. Rule 7.22.
 */
export const functionSchemas = {
  ...paymentFunctions,
  ...pushFunctions,
  ...discountFunctions,
  ...guaranteeFunctions,
  ...adminFunctions,
  ...accountFunctions,
  ...demoFunctions,
  ...cardFunctions,
  ...deckFunctions,
  ...communityFunctions,
  ...contactFunctions,
  ...wordFunctions,
  ...readingFunctions,
  ...deskFunctions,
  ...articleDeskFunctions,
  ...mockFunctions,
  ...readinessFunctions,
  ...itemFunctions,
  ...submissionFunctions,
  ...recordingFunctions,
  ...teacherFunctions,
  ...cafeFunctions,
  sittings: {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('level'), settings: testSettings, requestKey: requestKey() }),
      z.strictObject({ kind: z.literal('custom'), settings: customSettings, requestKey: requestKey() }),
      // What a result recommends, by its place there.
      z.strictObject({
        kind: z.literal('practice'),
        sittingId: z.uuid(),
        recommendation: z.number().int().min(0).max(9),
        requestKey: requestKey(),
      }),
      // The tasks that a result has as not right; without one those of all tests, after a while.
      z.strictObject({
        kind: z.literal('redo'),
        sittingId: z.uuid().nullable(),
        requestKey: requestKey(),
      }),
      // A level and a part of the tasks that the licence opens.
      z.strictObject({
        kind: z.literal('pool'),
        level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1']),
        category: z.enum(['read', 'listen', 'write', 'speak']),
        /** What of it, in reading and listening; left out or null: all of it. */
        subject: practiceSubject.nullable().optional(),
        requestKey: requestKey(),
      }),
      // The task that was written or spoken about there, once more.
      z.strictObject({
        kind: z.literal('again'),
        sittingId: z.uuid(),
        position: position(),
        requestKey: requestKey(),
      }),
    ]),
    output: z.object({ sittingId: z.uuid(), next: nextStep() }),
  },
  'offline-rounds': {
    input: z.strictObject({
      level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1']),
      category: z.enum(['read', 'listen']),
      requestKey: requestKey(),
    }),
    output: z.object({
      sittingId: z.uuid(),
      /** Those without an answer, in their order, as their screens show them before it. */
      tasks: z.custom<readonly GivenTask[]>(),
    }),
  },
  answers: {
    input: z.strictObject({
      ...givenTask(),
      response: z.unknown(),
      ms: z.number().int().min(0).catch(0),
      /** The clip was read by the device's own voice, not by ours. */
      deviceVoice: z.boolean().default(false),
    }),
    output: z.object({
      next: nextStep(),
      /** The task of `next`, as the screen shows it; null when the test is over. */
      given: z.custom<GivenTask | null>(),
      /** Of the task that was answered, where the settings show answers. */
      review: review().nullable(),
      /** As the settings say: a test that shows answers stays at the last one's when it is over. */
      showAnswers: z.boolean(),
    }),
  },
  reveals: { input: z.strictObject(givenTask()), output: review() },
  reviews: {
    reads: true,
    input: z.strictObject({ sittingId: z.uuid() }),
    output: z.object({ reviews: z.array(review()) }),
  },
  completions: {
    input: z.strictObject({ sittingId: z.uuid(), status: z.enum(['finished', 'aborted']) }),
    output: z.object({ status: z.enum(['finished', 'aborted']) }),
  },
  shares: {
    input: z.strictObject({ sittingId: z.uuid() }),
    output: z.object({ token: z.string() }),
  },
  'clip-lines': {
    reads: true,
    input: z.strictObject({ sittingId: z.uuid(), position: position() }),
    output: z.object({
      lines: z.array(
        z.object({
          speaker: z.string(),
          voice: z.enum(['woman', 'man']),
          text: z.string(),
          /** Speed, 1 is natural. */
          rate: z.number(),
        }),
      ),
    }),
  },
} as const satisfies Readonly<Record<string, FunctionSchema>>;

export type FunctionSchema = {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly reads?: boolean;
};

export type FunctionName = keyof typeof functionSchemas;
export type FunctionInput<Name extends FunctionName> = z.output<(typeof functionSchemas)[Name]['input']>;
export type FunctionOutput<Name extends FunctionName> = z.output<(typeof functionSchemas)[Name]['output']>;

/** The client's key of a call that must not count twice. */
function requestKey() {
  return z.string().min(8).max(80);
}

/** What is shown of a task after its answer. Key, transcript and mark are read from the bank, which has its own checks. */
function review() {
  return z.object({
    position: z.number().int(),
    taskId: z.string(),
    secret: z.custom<SecretMarkedTask>(),
    /** Title and transcript, where they were hidden. */
    stimulus: z.custom<SecretStimulus | null>(),
    /** Null when the task was left unanswered or its key was shown first. */
    mark: z.custom<Mark | null>(),
  });
}
