import { z } from 'zod';
import { grammarPoints } from './vocabulary.ts';

/** Fields that the tasks of all categories share. */

export const sentence = z.string().trim().min(1);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters a–z, digits and hyphens');
export const bothLanguages = z.strictObject({ nb: sentence, en: sentence });
export const voice = z.enum(['woman', 'man']);
const grammarPoint = z.enum(Object.values(grammarPoints).flat() as [string, ...string[]]);

export const taskHead = {
  /** Unique in the file; the task's id is `<file id>/<id>`. */
  id: slug,
  grammar: grammarPoint.optional(),
  /** On the level scale, where A1 is 1 … C1 is 5: within half a step of the file's level. */
  difficulty: z.number().min(0.5).max(5.5),
};
