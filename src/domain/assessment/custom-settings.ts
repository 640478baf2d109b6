import { z } from 'zod';
import { isOpenCategory } from '#domain/levels/categories.ts';
import { allGrammarPoints, markedKinds, topics } from '#domain/tasks/vocabulary.ts';
import { customLength, openLength } from './custom-length.ts';
import type { PracticeOrigin } from './practice-origin.ts';

/** The settings of a custom test as they come in. Rule 1.5, Rule 5.2. */
const fields = z.strictObject({
  levels: z.array(z.enum(['A1', 'A2', 'B1', 'B2', 'C1'])).max(5),
  categories: z.array(z.enum(['read', 'listen', 'write', 'speak'])).max(4),
  /** Reading and listening tasks; 0 where neither is chosen. */
  tasks: z.number().int().min(0).max(customLength.atMost),
  /** Rule 3.9: tasks of writing and of speaking beside them; left out: none. */
  writingTasks: openCount(),
  speakingTasks: openCount(),
  /** Rule 9.279: what is drawn from; left out, everything of the levels and categories. */
  topics: z.array(z.enum(topics)).max(topics.length).optional(),
  /** Of reading and listening. */
  kinds: z.array(z.enum(markedKinds)).max(markedKinds.length).optional(),
  /** Of reading and listening: tasks that probe one of these. */
  grammarPoints: z.array(z.enum(allGrammarPoints)).max(allGrammarPoints.length).optional(),
  /** `new`: never given before. `wrong`: not right when it was answered last. */
  only: z.enum(['new', 'wrong']).optional(),
  /** Levels mixed; else from the easiest level to the hardest. */
  randomOrder: z.boolean(),
  /** Show key and explanation while testing. */
  showAnswers: z.boolean(),
  /** Listening: as often as the exam plays it, or as often as one likes. */
  plays: z.enum(['exam', 'free']),
});

export const customSettings = fields.refine(
  (settings) => countsFit(settings),
  'the numbers of tasks do not fit the categories',
);

function openCount() {
  return z.number().int().min(0).max(openLength.atMost).optional();
}

/** Each chosen part has tasks, and no other has. Without a category there is nothing to fit: that is said first. */
function countsFit({
  categories,
  tasks,
  writingTasks = 0,
  speakingTasks = 0,
}: z.infer<typeof fields>): boolean {
  if (categories.length === 0) return true;
  const marked = categories.some((category) => !isOpenCategory(category));
  return (
    (marked ? tasks >= customLength.atLeast : tasks === 0) &&
    writingTasks > 0 === categories.includes('write') &&
    speakingTasks > 0 === categories.includes('speak')
  );
}

export type CustomSettings = z.infer<typeof fields> & {
  /** The test is a round of practice; only the server writes it. */
  readonly practice?: PracticeOrigin;
};
