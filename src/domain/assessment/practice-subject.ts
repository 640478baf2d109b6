import { z } from 'zod';
import type { Subject } from './types.ts';

const name = z.string().min(1).max(60);
const category = z.enum(['read', 'listen']);

/** What a round may practise, as a client names it; of a name that no task has there are no tasks. */
export const practiceSubject: z.ZodType<Exclude<Subject, { readonly kind: 'category' }>> =
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('skill'), skill: name, category }),
    z.strictObject({ kind: z.literal('grammar'), grammarPoint: name }),
    z.strictObject({ kind: z.literal('task_kind'), taskKind: name, category }),
    z.strictObject({ kind: z.literal('topic'), topic: name }),
  ]);
