import { z } from 'zod';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { bothLanguages, sentence, slug, taskHead, voice } from './file-fields.ts';
import { speakTask, writeTask } from './open-task-file.ts';
import { type packages, skills, topics } from './vocabulary.ts';

/**
 * The shape of one file in `content/<category>/<LEVEL>/<slug>.yaml`: a stimulus and its tasks.
 * How to write one: docs/content.md.
 */

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const letter = z.enum(letters);
/** Options are written `a: …`, `b: …`; the key is a letter. */
const options = z.partialRecord(letter, sentence);

const markedHead = {
  ...taskHead,
  skill: z.enum(skills),
  prompt: sentence,
  explanation: bothLanguages,
  /** Exact words of the text or script that prove the key; shown marked after the answer. */
  evidence: sentence.optional(),
};

const choose = z.strictObject({ ...markedHead, kind: z.literal('choose'), options, key: letter });
/** Options are scene ids (content/scenes). */
const picture = z.strictObject({
  ...markedHead,
  kind: z.literal('picture'),
  options: z.partialRecord(letter, slug),
  key: letter,
});
const trueFalse = z.strictObject({
  ...markedHead,
  kind: z.literal('true_false'),
  key: z.enum(['true', 'false', 'not_stated']),
});
/** "Which of these persons …?": the options are the stimulus' persons. */
const whichPerson = z.strictObject({ ...markedHead, kind: z.literal('which_person'), key: letter });
/** Each item goes with one option; options may be left over. Item keys: letters of options. */
const match = z.strictObject({
  ...markedHead,
  kind: z.literal('match'),
  items: z
    .array(z.strictObject({ text: sentence, key: letter }))
    .min(2)
    .max(6),
  options,
});
/** `text` holds the gaps as [[1]], [[2]] …; one entry in `gaps` for each. */
const cloze = z.strictObject({
  ...markedHead,
  kind: z.literal('cloze'),
  text: sentence,
  gaps: z
    .array(z.strictObject({ options, key: letter }))
    .min(1)
    .max(8),
});
const typedCloze = z.strictObject({
  ...markedHead,
  kind: z.literal('typed_cloze'),
  text: sentence,
  gaps: z
    .array(z.strictObject({ accept: z.array(sentence).min(1), hint: sentence.optional() }))
    .min(1)
    .max(8),
});
/** Parts in the right order; the first is shown in its place, the rest shuffled. */
const order = z.strictObject({
  ...markedHead,
  kind: z.literal('order'),
  parts: z.array(sentence).min(4).max(7),
});
/** Click the word in the stimulus' text that means the same as the prompt's; it stands there once. */
const clickWord = z.strictObject({ ...markedHead, kind: z.literal('click_word'), key: sentence });
/** Write what you hear: `key` is the whole of the script. */
const dictation = z.strictObject({ ...markedHead, kind: z.literal('dictation'), key: sentence });

export const markedTask = z.discriminatedUnion('kind', [
  choose,
  picture,
  trueFalse,
  whichPerson,
  match,
  cloze,
  typedCloze,
  order,
  clickWord,
  dictation,
]);

const speaker = z.strictObject({ name: sentence, voice });

export const stimulus = z.discriminatedUnion('kind', [
  /** Something to read. Paragraphs are parted by an empty line. */
  z.strictObject({
    kind: z.literal('text'),
    form: z.enum([
      'article',
      'notice',
      'message',
      'email',
      'advert',
      'letter',
      'instructions',
      'timetable',
      'menu',
      'opinion',
      'story',
      'dialogue',
      'encyclopedia',
    ]),
    text: sentence,
  }),
  /** Short texts by, or about, several persons; letters name them. */
  z.strictObject({
    kind: z.literal('persons'),
    persons: z.partialRecord(letter, z.strictObject({ name: sentence, text: sentence })),
  }),
  /** Something to hear. */
  z.strictObject({
    kind: z.literal('clip'),
    form: z.enum([
      'conversation',
      'announcement',
      'message',
      'interview',
      'news',
      'talk',
      'dictation',
      'statements',
    ]),
    speakers: z.record(z.string().regex(/^[A-D]$/), speaker),
    script: z.array(z.strictObject({ speaker: z.string().regex(/^[A-D]$/), text: sentence })).min(1),
    /** How often the exam plays it. */
    plays: z.union([z.literal(1), z.literal(2)]),
  }),
  /** A drawn scene of content/scenes. */
  z.strictObject({ kind: z.literal('scene'), scene: slug }),
  /** The task stands by itself (an order or cloze task carries its own text). */
  z.strictObject({ kind: z.literal('none') }),
]);

export const stimulusFile = z.strictObject({
  /** `<category>-<level>-<slug>`, lower case; the file is `<slug>.yaml`. */
  id: slug,
  category: z.enum(categories),
  level: z.enum(taskLevels),
  topic: z.enum(topics),
  title: sentence,
  status: z.enum(['draft', 'checked']),
  /** True for the fixed free pool (A1–A2 read and listen); else the package follows from category and level. */
  free: z.boolean().optional(),
  stimulus,
  tasks: z
    .array(z.union([markedTask, writeTask, speakTask]))
    .min(1)
    .max(6),
});

export type StimulusFile = z.infer<typeof stimulusFile>;
export type Stimulus = z.infer<typeof stimulus>;
export type MarkedTask = z.infer<typeof markedTask>;
export type FileTask = StimulusFile['tasks'][number];
export type Letter = (typeof letters)[number];

/** The least package that may practise a task of this category and level (Rule 1.20, Rule 1.21, Rule 1.22). */
export function packageFor(
  file: Pick<StimulusFile, 'category' | 'level' | 'free'>,
): (typeof packages)[number] {
  if (file.category === 'speak' || file.level === 'C1') return 'premium';
  const freeArea =
    (file.category === 'read' || file.category === 'listen') && (file.level === 'A1' || file.level === 'A2');
  return freeArea && file.free ? 'free' : 'plus';
}
