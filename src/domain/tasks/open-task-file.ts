import { z } from 'zod';
import { levels } from '#domain/levels/levels.ts';
import { bothLanguages, sentence, slug, taskHead, voice } from './file-fields.ts';
import { errorTypes, replyKinds, writeKinds } from './vocabulary.ts';

/** Tasks that are judged, not marked: writing and speaking. How to write one: docs/content.md. */

const openHead = {
  ...taskHead,
  /** In bokmål, as in the exam. */
  prompt: sentence,
  /** What an answer that does the task contains. */
  points: z.array(bothLanguages).min(2).max(8),
  /** The raters' task criterion, said of this task. The other criteria are the same for all (examFacts). */
  criterion: bothLanguages,
};

/** An error that a learner of the model's level makes. `quote` stands exactly once in the model's text. */
const markedError = z.strictObject({
  quote: sentence,
  /** What stands there in right Norwegian. */
  correction: sentence,
  type: z.enum(errorTypes),
  why: bothLanguages,
});

/**
 * One at the file's level and one at the level below, with what makes it so. Without `errors` it is from before
 * decision 125 and faultless.
 */
const models = z
  .array(
    z.strictObject({
      level: z.enum(levels),
      text: sentence,
      note: bothLanguages,
      errors: z.array(markedError).min(1).max(4).optional(),
    }),
  )
  .min(2)
  .max(4);

export const writeTask = z.strictObject({
  ...openHead,
  kind: z.enum(writeKinds),
  /** The drawn scene to describe (content/scenes). */
  scene: slug.optional(),
  /** Guidance, as in the exam: at least `guide`; nobody is punished above `max`, where the screen stops counting. */
  words: z.strictObject({ guide: z.number().int().min(5), max: z.number().int().max(700) }),
  models,
});

const speakHead = {
  ...openHead,
  preparationSeconds: z.number().int().min(0).max(1800),
  /** The learner's own time; all turns together where there are several. */
  speakingSeconds: z.number().int().min(10).max(600),
};

/** The text is its own model: it is spoken by the speech port in `voice`. */
const readAloud = z.strictObject({ ...speakHead, kind: z.literal('read_aloud'), text: sentence, voice });

/** The partner speaks first, and each line waits for a turn of the learner; a model has one line a turn. */
const rolePlay = z.strictObject({
  ...speakHead,
  kind: z.literal('role_play'),
  partner: z.strictObject({ name: sentence, voice, lines: z.array(sentence).min(2).max(8) }),
  models,
});

/** What the partner says when the learner's turn was of this kind. */
const reply = z.strictObject({
  /** Which turns lead here, said to the learner in one sentence: it stands on the button when nobody can tell from the words. */
  when: bothLanguages,
  /** Words or phrases of the learner's turn that lead here, beside those that hold for every task (reply-cues.ts). */
  cues: z.array(sentence).max(8).optional(),
  line: sentence,
});

/** At least three ways on from each turn of the learner. All meet again in the next turn. */
const replies = z.strictObject({
  agreed: reply,
  disagreed: reply,
  asked: reply,
  unsure: reply.optional(),
});

/**
 * A discussion in a pair: the partner opens with a stand, answers what the learner says of it, hands over each time, and
 * the learner has the last word. A model has one line a turn, and says with `path` which replies it leads to.
 */
const discussion = z.strictObject({
  ...speakHead,
  kind: z.literal('discuss'),
  partner: z.strictObject({
    name: sentence,
    voice,
    /** What the partner thinks, for whoever judges the learner's answer. */
    stand: bothLanguages,
    opening: sentence,
    turns: z.array(replies).min(2).max(4),
  }),
  models: z
    .array(
      z.strictObject({
        level: z.enum(levels),
        path: z.array(z.enum(replyKinds)),
        text: sentence,
        note: bothLanguages,
        errors: z.array(markedError).min(1).max(4).optional(),
      }),
    )
    .min(2)
    .max(4),
});

const monologue = z.strictObject({
  ...speakHead,
  kind: z.enum(['introduce', 'describe_scene', 'tell', 'summarise']),
  scene: slug.optional(),
  models,
});

/** A view of one's own; an examiner may ask on after it. Then a model has one line a turn: the view, and each answer. */
const ownView = z.strictObject({
  ...speakHead,
  kind: z.literal('opinion'),
  followUps: z.strictObject({ name: sentence, voice, questions: z.array(sentence).min(1).max(3) }).optional(),
  models,
});

export const speakTask = z.discriminatedUnion('kind', [readAloud, rolePlay, discussion, ownView, monologue]);

export type MarkedError = z.infer<typeof markedError>;
export type WriteTask = z.infer<typeof writeTask>;
export type SpeakTask = z.infer<typeof speakTask>;
export type OpenTask = WriteTask | SpeakTask;
