import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';

/** A piece of what was read or heard; `mark` is the part of it that proves the key. */
export type Excerpt = { readonly before: string; readonly mark: string; readonly after: string };

/** An excerpt is not longer than this on either side of what is marked, in characters. */
const mostAround = 110;

/**
 * The words that prove the key, in their sentence. For a text with gaps: the sentence of the first wrong gap, with the
 * right word marked. Null when there is nothing to point at.
 */
export function excerptOf(task: SittingTask): Excerpt | null {
  const { review } = task;
  if (!review) return null;
  if (task.task.kind === 'cloze' || task.task.kind === 'typed_cloze') return gapExcerpt(task);
  const { evidence } = review.secret;
  if (!evidence) return null;
  const text = textsOf(task).find((one) => one.includes(evidence));
  if (text === undefined) return null;
  const start = text.indexOf(evidence);
  return around({ before: text.slice(0, start), mark: evidence, after: text.slice(start + evidence.length) });
}

/** All that could be read or, afterwards, was heard. */
function textsOf(task: SittingTask): readonly string[] {
  const { stimulus, review } = task;
  if (stimulus.kind === 'text') return stimulus.paragraphs;
  if (stimulus.kind === 'persons') return stimulus.persons.map((person) => person.text);
  return review?.stimulus?.transcript.map((line) => line.text) ?? [];
}

function gapExcerpt(task: SittingTask): Excerpt | null {
  const { task: shown, review } = task;
  if ((shown.kind !== 'cloze' && shown.kind !== 'typed_cloze') || !review) return null;
  const rightWord = (gap: number): string => {
    const { secret } = review;
    if (secret.kind === 'typed_cloze') return secret.key[gap]?.[0] ?? '';
    if (secret.kind !== 'cloze' || shown.kind !== 'cloze') return '';
    return shown.gaps[gap]?.options.find((option) => option.letter === secret.key[gap])?.text ?? '';
  };
  const wrong = review.mark?.parts?.findIndex((isRight) => !isRight) ?? 0;
  const wanted = Math.max(0, wrong);
  const paragraph = shown.text.find((segments) =>
    segments.some((segment) => segment.kind === 'gap' && segment.gap === wanted),
  );
  if (!paragraph) return null;
  const at = paragraph.findIndex((segment) => segment.kind === 'gap' && segment.gap === wanted);
  const words = (segments: typeof paragraph) =>
    segments.map((segment) => (segment.kind === 'text' ? segment.text : rightWord(segment.gap))).join('');
  return around({
    before: words(paragraph.slice(0, at)),
    mark: rightWord(wanted),
    after: words(paragraph.slice(at + 1)),
  });
}

/** Cuts both sides at a sentence's end, and at a word's where the sentence is long. */
function around({
  before,
  mark,
  after,
}: {
  readonly before: string;
  readonly mark: string;
  readonly after: string;
}): Excerpt {
  return { before: endOf(before), mark, after: /[.!?]["»”]?$/.test(mark) ? '' : beginningOf(after) };
}

function endOf(text: string): string {
  const sentence = lastSentenceFrom(text);
  if (sentence.length <= mostAround) return sentence;
  const cut = sentence.slice(-mostAround);
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`;
}

/** From the end of the last whole sentence on. «3. mai» is no end. */
function lastSentenceFrom(text: string): string {
  const ends = [...text.matchAll(/(?<!\d)[.!?]["»”]?\s+|\n/g)];
  const last = ends.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

function beginningOf(text: string): string {
  const end = /(?<!\d)[.!?]["»”]?(?=\s|$)|\n/.exec(text);
  const sentence = end ? text.slice(0, end.index + end[0].trimEnd().length) : text;
  if (sentence.length <= mostAround) return sentence;
  const cut = sentence.slice(0, mostAround);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
