import { z } from 'zod';
import { storyLevels } from '#domain/reading/story-levels.ts';
import type { Mark } from '#domain/tasks/marking.ts';
import type { SecretMarkedTask } from '#domain/tasks/presentation.ts';
import type { Response } from '#domain/tasks/response.ts';

/** What is read: stories and their questions. Rule 9.358. */
export const readingFunctions = {
  'story-answers': {
    input: z.strictObject({
      slug: z.string().min(1).max(80),
      level: z.enum(storyLevels),
      answers: z
        .array(z.strictObject({ question: z.string().min(1).max(80), response: z.unknown() }))
        .min(1)
        .max(6),
    }),
    output: z.object({
      marked: z.array(
        z.object({
          question: z.string(),
          response: z.custom<Response>(),
          mark: z.custom<Mark>(),
          /** Key and reason: only of questions that were answered. */
          secret: z.custom<SecretMarkedTask>(),
        }),
      ),
      /** Answers that were kept: those of somebody with a session to questions they had not answered before. */
      kept: z.number().int(),
    }),
  },
} as const;
