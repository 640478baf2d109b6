import { z } from 'zod';
import { fingerprint } from '#domain/language/fingerprint.ts';
import { station } from '#domain/levels/levels.ts';
import { slug } from '#domain/tasks/file-fields.ts';
import { draftKinds, draftLimits } from './draft-limits.ts';
import { type StoryLevel, storyTopics } from './story-levels.ts';

/**
 * A story as it lies on the editor's desk: the fields of its files, each of which may still be empty. What is missing is told
 * by `storyOfDraft`, not by this. Rule 9.480.
 */

const line = z.string().max(draftLimits.line);
const letter = z.enum(['', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);

/** One shape for all kinds, so that nothing typed is lost when another kind is tried. */
const draftQuestion = z.strictObject({
  kind: z.enum(draftKinds),
  prompt: line,
  /** Of `choose` and `match`; empty ones are left out. */
  options: z.array(line).max(6),
  /** Of `choose`: its option. */
  letter,
  /** Of `true_false`. */
  truth: z.enum(['', 'true', 'false', 'not_stated']),
  /** Of `click_word`. */
  word: line,
  /** Of `match`. */
  items: z.array(z.strictObject({ text: line, letter })).max(6),
  /** Of `cloze`, with its gaps as [[1]], [[2]] …. */
  text: z.string().max(2000),
  gaps: z.array(z.strictObject({ options: z.array(line).max(4), letter })).max(6),
  evidence: line,
  explanation: z.strictObject({ nb: z.string().max(600), en: z.string().max(600) }),
});

const draftVersion = z.strictObject({
  title: line,
  lead: z.string().max(draftLimits.lead),
  /** Paragraphs are parted by an empty line. */
  text: z.string().max(draftLimits.text),
  glosses: z.array(z.strictObject({ word: line, lemma: line, nb: line, en: line })).max(12),
  questions: z.array(draftQuestion).length(3),
});

export const storyDraft = z.strictObject({
  /** The end of its address; it cannot change once the story is published. */
  slug: z.string().max(80),
  topic: z.enum(storyTopics),
  /** A drawing of content/scenes, or none. */
  scene: slug.nullable(),
  related: z.array(slug).max(4),
  sources: z
    .array(z.strictObject({ title: line, publisher: line, url: z.string().max(500), supports: line }))
    .max(draftLimits.sources),
  versions: z.strictObject({ A2: draftVersion, B1: draftVersion, B2: draftVersion }),
});

/** Where a draft came from; kept as it was. */
export const draftSource = z.strictObject({
  kind: z.enum(['written', 'pasted', 'feed']),
  title: line,
  url: z.string().max(500),
  text: z.string().max(draftLimits.source),
});

export type StoryDraft = z.infer<typeof storyDraft>;
export type DraftVersion = z.infer<typeof draftVersion>;
export type DraftQuestion = z.infer<typeof draftQuestion>;
export type DraftSource = z.infer<typeof draftSource>;

export const emptyQuestion: DraftQuestion = {
  ...{ kind: 'choose', prompt: '', options: ['', '', '', ''], letter: '', truth: '', word: '' },
  ...{ items: [], text: '', gaps: [], evidence: '', explanation: { nb: '', en: '' } },
};

const emptyVersion: DraftVersion = {
  ...{ title: '', lead: '', text: '', glosses: [] },
  questions: [emptyQuestion, emptyQuestion, emptyQuestion],
};

/** A draft as it begins: the page it came from is its first source. */
export function emptyDraft(source: DraftSource): StoryDraft {
  const { title, url } = source;
  return {
    ...{ slug: '', topic: 'society', scene: null, related: [] },
    sources: url === '' ? [] : [{ title, publisher: hostOf(url), url, supports: '' }],
    versions: { A2: emptyVersion, B1: emptyVersion, B2: emptyVersion },
  };
}

/** The site of an address, without `www.`; empty where it is no address. */
function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/u.exec(url)?.[1] ?? '';
}

/**
 * A question in the form of the files, for their schema to judge. Its id is made of what it asks: one that asks something else
 * is another question, and the first answers to the old one do not stand for it (decision 131).
 */
export function fileQuestion(
  question: DraftQuestion,
  { level, number }: { level: StoryLevel; number: number },
) {
  const { kind, prompt, evidence, explanation } = question;
  const head = {
    id: `sporsmal-${number}-${fingerprint(`${kind} ${prompt.trim()}`).slice(0, 8)}`,
    ...{ kind, prompt, explanation, difficulty: station(level) },
    skill: kind === 'click_word' ? 'vocabulary' : 'detail',
    ...(evidence.trim() !== '' && { evidence: evidence.trim() }),
  };
  switch (kind) {
    case 'choose':
      return { ...head, options: lettered(question.options), key: question.letter };
    case 'true_false':
      return { ...head, key: question.truth };
    case 'click_word':
      return { ...head, key: question.word };
    case 'match':
      return {
        ...head,
        items: question.items.map(({ text, letter: key }) => ({ text, key })),
        options: lettered(question.options),
      };
    case 'cloze':
      return {
        ...{ ...head, text: question.text },
        gaps: question.gaps.map(({ options, letter: key }) => ({ options: lettered(options), key })),
      };
  }
}

/** Options by their letters. An empty one at the end was not wanted; one before is missing. */
function lettered(options: readonly string[]): Readonly<Record<string, string>> {
  const last = options.findLastIndex((option) => option.trim() !== '');
  return Object.fromEntries(
    options.slice(0, last + 1).map((option, place) => ['abcdefg'[place] ?? '', option]),
  );
}
