import type { Analyser } from '#domain/checker/analyser.ts';
import type { CheckedSentence } from '#domain/checker/check-text.ts';
import type { Token } from '#domain/checker/reading.ts';
import { contentLemmas } from './content-lemmas.ts';
import { freshTokens } from './fresh-words.ts';
import { isCopiedModel, isOffTopic } from './off-topic.ts';
import type { WrittenText } from './text-measures.ts';
import { isStrayPair } from './word-order-plausibility.ts';
import { otherLanguage } from './written-language.ts';

/** Why a text cannot be given a level. */
export type ScreeningReason =
  | 'too_short'
  | 'english'
  | 'swedish'
  | 'danish'
  | 'nynorsk'
  | 'not_norwegian'
  | 'word_salad'
  | 'repeated'
  | 'copied'
  | 'instructions'
  | 'no_content'
  | 'copied_model'
  | 'off_topic';

/**
 * Measured on the tuned half of the gold set, where none of these is reached: the shortest text has 12 words, the one with
 * most unknown words knows .87 of them, and in long sentences at most .07 of the pairs are stray.
 */
const limits = {
  words: 10,
  /** Share of words said for the first time. */
  fresh: 0.4,
  /** Share of words that are Norwegian, names or near a Norwegian word. */
  understood: 0.65,
  stray: { share: 0.09, words: 20, wordsPerSentence: 6 },
  /** Different content words of one's own for each word. */
  own: { share: 0.15, words: 50 },
  /** Different content words that the task has not got. */
  notInTask: 4,
} as const;

/** Sentences that tell the rater what to do instead of doing the task: they are left out. */
export function isInstruction(sentence: string): boolean {
  return instructionPatterns.some((pattern) => pattern.test(sentence));
}

const instructionPatterns: readonly RegExp[] = [
  /\b(?:ignorer|se bort fra|overse|glem|ignore|disregard|forget)\b.*\b(?:instruks|instruction|prompt|regler|rules|over|tidligere|previous)/iu,
  /\b(?:gi|gir|give|assign|sett|output|svar|answer|reply)\b[^.]*\b(?:A1|A2|B1|B2|C1|C2)\b/iu,
  /\b(?:skal ha|fortjener|must get|deserves)\b[^.]*\bnivå[^.]*\b(?:A1|A2|B1|B2|C1|C2)\b/iu,
  /\bikke pek på feil\b|\bsvar bare\b|\bsystemmelding\b|\bsystem prompt\b|\bsystem ?:/iu,
  /\b(?:you are|du er) (?:now |nå )?(?:a|an|en) (?:helpful|hjelpsom|examiner|sensor|assistant|assistent|språkmodell|language model)/iu,
];

/** Rule 9.332: why a text gets no level; null where it may get one. */
export function screenText(text: WrittenText, analyser: Analyser): ScreeningReason | null {
  const words = text.sentences.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word'));
  if (words.length < limits.words) return 'too_short';
  const other = otherLanguage(
    words.map(({ word }) => word),
    words.filter((token) => token.readings.length > 0 || analyser.isWord(token.text)).length,
  );
  if (other !== null) return other;
  if (shareUnderstood(text.sentences, analyser) < limits.understood) return 'not_norwegian';
  const fresh = freshWords(text.sentences, []);
  if (fresh < limits.fresh * words.length) return 'repeated';
  if (fresh < limits.words) return 'too_short';
  if (isCopied(text, analyser)) return 'copied';
  const { task, models = [] } = text;
  if (isCopiedModel(text.sentences, models)) return 'copied_model';
  if (isSalad(text.sentences)) return 'word_salad';
  const own = contentLemmas(text.sentences, analyser);
  if (words.length >= limits.own.words && own.size < limits.own.share * words.length) return 'no_content';
  return isOffTopic(text.sentences, { task, models }, analyser) ? 'off_topic' : null;
}

function freshWords(sentences: readonly CheckedSentence[], before: readonly CheckedSentence[]): number {
  return freshTokens(sentences, before).flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word'))
    .length;
}

function shareUnderstood(sentences: readonly CheckedSentence[], analyser: Analyser): number {
  const words = sentences.flatMap((sentence) =>
    sentence.tokens.filter(({ kind }) => kind === 'word').map((token) => ({ sentence, token })),
  );
  const understood = words.filter(
    ({ sentence, token }) =>
      token.readings.length > 0 ||
      analyser.isWord(token.text) ||
      /^\p{Lu}/u.test(token.text) ||
      sentence.findings.some(
        ({ start, end, corrections }) =>
          start <= token.start && end >= token.end && corrections.length > 0 && token.text.length > 3,
      ),
  );
  return understood.length / words.length;
}

/** Most of it stands in the task, in runs of words, and hardly a word is the writer's own. */
function isCopied({ sentences, task }: WrittenText, analyser: Analyser): boolean {
  const inTask = contentLemmas(task, analyser);
  const own = [...contentLemmas(sentences, analyser).keys()].filter((lemma) => !inTask.has(lemma));
  if (own.length >= limits.notInTask) return false;
  const runs = new Set(task.flatMap(({ tokens }) => runsOf(tokens)));
  const all = sentences.flatMap(({ tokens }) => runsOf(tokens));
  return all.length > 0 && all.filter((run) => runs.has(run)).length >= all.length / 2;
}

const firstPerson: Readonly<Record<string, string>> = {
  ...{ du: 'jeg', deg: 'meg', din: 'min', ditt: 'mitt', dine: 'mine' },
};

/** Pairs of words, as the writer would say them: «du» in a task is «jeg» in an answer. */
function runsOf(tokens: readonly Token[]): readonly string[] {
  const words = tokens
    .filter(({ kind }) => kind !== 'punctuation')
    .map(({ word }) => firstPerson[word] ?? word);
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** Norwegian words in no order: only in sentences long enough to have one. */
function isSalad(sentences: readonly CheckedSentence[]): boolean {
  const counted = sentences.map(({ tokens }) => tokens);
  const words = counted.flat().filter(({ kind }) => kind === 'word').length;
  const { share, words: enough, wordsPerSentence } = limits.stray;
  if (words < enough || words < wordsPerSentence * counted.length) return false;
  const pairs = counted.flatMap((tokens) =>
    tokens.slice(1).flatMap((token, index) => {
      const before = tokens[index];
      return before?.kind === 'word' && token.kind === 'word' ? [{ before, token }] : [];
    }),
  );
  return pairs.filter(({ before, token }) => isStrayPair(before, token)).length >= share * pairs.length;
}
