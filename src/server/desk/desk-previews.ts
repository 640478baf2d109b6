import { wordsIn } from '#domain/language/words.ts';
import { storyLevels } from '#domain/reading/story-levels.ts';
import { storyOfDraft } from '#domain/reading/story-of-draft.ts';
import { paragraphsOf } from '#domain/tasks/cloze-text.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { markAnswer } from '#server/reading/mark-answer.ts';
import { splitQuestions } from '#server/reading/save-versions.ts';
import { correctionsWithNext } from './corrections.ts';
import { deskAccess } from './desk-access.ts';
import type { Correction } from './desk-kind.ts';
import { readDraft } from './read-draft.ts';
import { storyKind } from './story-kind.ts';

/**
 * Rule 9.483. `desk-previews`: a draft as its readers will see it, as far as it is whole, and its questions marked as theirs are. Nothing
 * is kept.
 */
export function deskPreviewsFunction(): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-previews',
    run: ({ draftId, level, answers }, { context }) =>
      context.database.asService(async (transaction) => {
        const draft = await readDraft(transaction, { kind: storyKind, id: draftId });
        const { content, slug } = draft;
        const { versions, missing } = storyOfDraft(content);
        const whole = storyLevels.flatMap((one) => versions[one] ?? []);
        const [published] = await transaction.query<{ corrections: Correction[] }>(
          'select corrections from public.stories where slug = $1',
          [slug],
        );
        const address = slug ?? content.slug;
        const asked = whole.find((version) => version.level === level);
        const split = asked && splitQuestions(address, asked);
        return {
          ...{ topic: content.topic, scene: content.scene, sources: content.sources },
          corrections: correctionsWithNext(published?.corrections ?? [], draft),
          versions: whole.map((version) => ({
            ...{ level: version.level, title: version.title, lead: version.lead, glosses: version.glosses },
            words: wordsIn(version.text).length,
            paragraphs: [...paragraphsOf(version.text)],
            questions: [...splitQuestions(address, version).questions],
          })),
          missing: missing.length,
          marked: split
            ? answers.map(({ question, response }) => markAnswer(split, { question, response }))
            : [],
        };
      }),
  });
}
