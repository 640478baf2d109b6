import { z } from 'zod';
import { taskLevels } from '#domain/levels/levels.ts';
import { bothLanguages, sentence, slug } from '#domain/tasks/file-fields.ts';

/** A conversation sheet of the language café: `content/language-cafe/<level>/<topic>.yaml`. Rule 9.470. */
export const sheetFile = z.strictObject({
  title: bothLanguages,
  level: z.enum(taskLevels),
  /** Its address: no other sheet has it, at no level. */
  topic: slug.max(60),
  /** How everybody gets to say something before the questions begin. */
  warmUp: bothLanguages,
  /** In Norwegian: they are what is talked about. Easy ones first. */
  questions: z.array(sentence).min(8).max(10),
  /** Words and beginnings of sentences that the talk needs, with what they mean. */
  phrases: z.array(bothLanguages).min(8).max(10),
  /** What two or more do together. */
  task: bothLanguages,
  /** How the talk ends. */
  closing: bothLanguages,
  /** Advice for whoever leads the talk. */
  host: bothLanguages,
});

export type SheetFile = z.infer<typeof sheetFile>;
