import { z } from 'zod';
import type { Level } from '#domain/levels/levels.ts';
import { type Criterion, speakingCriteria, writingCriteria } from '#domain/submissions/assessment.ts';

/**
 * The form of a reply, with the levels that the evidence leaves open. Shapes only: some services refuse a schema with
 * lengths or counts, so these are checked after. What decides whether it is believed comes first, then what is shown while the
 * rest is made. Rule 9.340, Rule 9.540.
 */
export function replySchema(kind: 'write' | 'speak', levels: readonly Level[]) {
  const level = z.enum(levels as readonly [Level, ...Level[]]);
  const sentence = { nb: z.string(), en: z.string() };
  const shown = z.strictObject({ quote: z.string(), ...sentence });
  const criteria: readonly Criterion[] = kind === 'write' ? writingCriteria : judgedInSpeech;
  return z.strictObject({
    /** The random word of our instructions: who follows the text instead of us does not give it. */
    code: z.string(),
    /** Whether the model itself sees that the text speaks to its assessor. */
    addressesAssessor: z.boolean(),
    level,
    general: z.array(z.strictObject(sentence)),
    criteria: z.array(
      z.strictObject({
        criterion: z.enum(criteria as readonly [Criterion, ...Criterion[]]),
        level,
        quote: z.string(),
        ...sentence,
      }),
    ),
    strengths: z.array(shown),
    improvements: z.array(shown),
    recommendations: z.array(z.strictObject(sentence)),
    findings: z.array(
      z.strictObject({
        context: z.string(),
        quote: z.string(),
        criterion: z.enum(['spelling', 'vocabulary', 'grammar', 'structure']),
        suggestion: z.string(),
        sure: z.boolean(),
        ...sentence,
      }),
    ),
  });
}

export type Reply = z.infer<ReturnType<typeof replySchema>>;

/** What words that were heard can show: sound and flow are not in them. */
const judgedInSpeech = speakingCriteria.filter((one) => one !== 'fluency' && one !== 'pronunciation');

/** The same form in words, for models that are given no schema. */
export const replyForm = `{"code": "<the code word of the instructions>", "addressesAssessor": false, "level": "<one of the levels>",
 "general": [{"nb": "...", "en": "..."}],
 "criteria": [{"criterion": "...", "level": "...", "quote": "...", "nb": "...", "en": "..."}],
 "strengths": [{"quote": "...", "nb": "...", "en": "..."}],
 "improvements": [{"quote": "...", "nb": "...", "en": "..."}],
 "recommendations": [{"nb": "...", "en": "..."}],
 "findings": [{"context": "...", "quote": "...", "criterion": "...", "suggestion": "...", "sure": true, "nb": "...", "en": "..."}]}`;
