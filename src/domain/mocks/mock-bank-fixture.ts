import { itemParametersOf } from '#domain/assessment/item-response.ts';
import { topics } from '#domain/tasks/vocabulary.ts';
import type { MockCandidate } from './exam-task.ts';

const kinds = {
  read: ['choose', 'click_word', 'cloze', 'order', 'match', 'picture', 'which_person', 'true_false'],
  listen: ['choose', 'match', 'picture', 'choose', 'dictation', 'typed_cloze'],
} as const;
const choices: Readonly<Record<string, number>> = {
  choose: 4,
  cloze: 4,
  which_person: 5,
  match: 6,
  picture: 3,
};

/** A bank for tests: at each level 120 texts and clips of one to three tasks, of kinds that the exam has and of others. */
export function mockBank(): readonly MockCandidate[] {
  return (['read', 'listen'] as const).flatMap((category) =>
    (['A1', 'A2', 'B1', 'B2', 'C1'] as const).flatMap((level, place) =>
      Array.from({ length: 120 }, (_, text) => text).flatMap((text) =>
        Array.from({ length: 1 + (text % 3) }, (_, task): MockCandidate => {
          const stimulusId = `${category}-${level}-${text}`;
          const kind = kinds[category][(text + task) % kinds[category].length] ?? 'choose';
          return {
            ...{ taskId: `${stimulusId}/${task}`, stimulusId, category, level, kind },
            topic: topics[text % topics.length] ?? 'home',
            item: itemParametersOf({ difficulty: place + 1, options: choices[kind] ?? null, gaps: 1 }),
            choices: choices[kind] ?? null,
            clip: category === 'listen' ? { ms: 30_000, speakers: 2 } : null,
          };
        }),
      ),
    ),
  );
}
