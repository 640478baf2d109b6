import { z } from 'zod';
import { levels } from '#domain/levels/levels.ts';
import { bothLanguages } from './file-fields.ts';

/** What raters look at, beside the criterion of the single task; the same for all tasks of a level (content/criteria.yaml). */
export const writingCriteria = ['task', 'structure', 'spelling', 'vocabulary', 'grammar'] as const;
export const speakingCriteria = ['task', 'fluency', 'pronunciation', 'vocabulary', 'grammar'] as const;

export const criteriaFile = z.strictObject({
  write: z.record(z.enum(levels), z.record(z.enum(writingCriteria), bothLanguages)),
  speak: z.record(z.enum(levels), z.record(z.enum(speakingCriteria), bothLanguages)),
});
export type CriteriaFile = z.infer<typeof criteriaFile>;
