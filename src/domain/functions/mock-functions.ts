import { z } from 'zod';
import { openTests } from '#domain/mocks/open-part.ts';
import type { MockTask, PartState } from '#domain/mocks/part-state.ts';
import type { Mark } from '#domain/tasks/marking.ts';
import type { SecretMarkedTask, SecretStimulus } from '#domain/tasks/presentation.ts';

const partId = z.uuid();
const part = z.enum(['read', 'listen', 'write', 'speak']);
const position = z.number().int().min(1).max(100);

/** Mock exams: beginning a part, taking it, its review. */
export const mockFunctions = {
  'mock-starts': {
    input: z.strictObject({
      part,
      /** The exam that the part belongs to; null begins a new one. */
      examId: z.uuid().nullable(),
      /** Of a new exam: the parts that it will have. */
      parts: z.array(part).min(1).max(4),
      /** Of writing and speaking: the test that is taken. Null for reading and listening, which are one test for all. */
      test: z.enum(openTests).nullable().default(null),
      requestKey: z.string().min(8).max(80),
    }),
    output: z.object({ partId, examId: z.uuid() }),
  },
  'mock-states': {
    input: z.strictObject({ partId }),
    output: z.custom<PartState>(),
  },
  'mock-answers': {
    input: z.strictObject({ partId, position, taskId: z.string().max(200), response: z.unknown() }),
    /** `answered`: false where the answer was taken away. */
    output: z.object({ answered: z.boolean() }),
  },
  'mock-stages': {
    input: z.strictObject({ partId, stage: z.number().int().min(1).max(3) }),
    output: z.custom<PartState>(),
  },
  'mock-choices': {
    input: z.strictObject({ partId, position }),
    output: z.custom<PartState>(),
  },
  'mock-endings': {
    input: z.strictObject({ partId }),
    output: z.object({ status: z.enum(['finished', 'aborted']) }),
  },
  'mock-reviews': {
    input: z.strictObject({ partId }),
    output: z.object({
      reviews: z.array(
        z.object({
          position: z.number().int(),
          taskId: z.string(),
          secret: z.custom<SecretMarkedTask>(),
          stimulus: z.custom<SecretStimulus | null>(),
          mark: z.custom<Mark | null>(),
        }),
      ),
      /** The tasks that were given, with what was answered. */
      tasks: z.custom<readonly MockTask[]>(),
    }),
  },
} as const;
