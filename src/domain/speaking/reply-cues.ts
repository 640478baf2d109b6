import { foldWord, wordsIn } from '#domain/language/words.ts';
import type { PublicReply } from '#domain/tasks/presentation.ts';
import type { ReplyKind } from '#domain/tasks/vocabulary.ts';

/**
 * Phrases by which a turn shows what it does with the partner's words, whatever the topic. Few and clear ones: what they do
 * not tell, the learner says with a tap (decision 118).
 */
const generalCues: Readonly<Record<ReplyKind, readonly string[]>> = {
  agreed: [
    'enig',
    'det synes jeg også',
    'det mener jeg også',
    'du har rett',
    'helt riktig',
    'ja det stemmer',
  ],
  disagreed: [
    'uenig',
    'ikke enig',
    'det synes jeg ikke',
    'det tror jeg ikke',
    'det mener jeg ikke',
    'tvert imot',
    'jeg vil heller',
  ],
  asked: [
    'hva synes du',
    'hva mener du',
    'hva tenker du',
    'hva tror du',
    'hva med deg',
    'hvorfor mener du',
    'hvorfor synes du',
    'hvorfor tror du',
    'kan du forklare',
  ],
  // Not «jeg vet ikke» alone: what is not known may be a name.
  unsure: [
    'jeg vet ikke helt',
    'jeg vet ikke om',
    'jeg vet ikke hva jeg',
    'jeg er ikke sikker',
    'både og',
    'er i tvil',
    'det kommer an på',
    'jeg er usikker',
  ],
};

/**
 * Which reply a turn leads to, by what was heard of it; null when nothing tells, or several things at once. Who says a view
 * and asks back has asked: the question is what waits for an answer.
 */
export function replyTo(heard: string, replies: readonly PublicReply[]): PublicReply | null {
  const words = foldedWords(heard);
  const own = only(replies.filter(({ cues }) => cues.some((cue) => says(words, cue))));
  if (own) return own;
  const found = replies.filter(({ kind }) => generalCues[kind].some((cue) => says(words, cue)));
  return found.find(({ kind }) => kind === 'asked') ?? only(found);
}

function only(replies: readonly PublicReply[]): PublicReply | null {
  return replies.length === 1 ? (replies[0] ?? null) : null;
}

/** Whether the phrase is said, and not with an `ikke` before it. */
function says(words: readonly string[], cue: string): boolean {
  const wanted = foldedWords(cue);
  return words.some(
    (_, at) =>
      wanted.length > 0 &&
      wanted.every((word, place) => words[at + place] === word) &&
      words[at - 1] !== 'ikke',
  );
}

/** «Ikke helt enig» denies as «ikke enig» does. */
const degrees = new Set(['helt', 'så', 'veldig', 'alltid', 'egentlig', 'akkurat']);

function foldedWords(text: string): readonly string[] {
  const words = wordsIn(text).map((word) => foldWord(word.text));
  return words.filter(
    (word, at) => !(degrees.has(word) && words[at - 1] === 'ikke' && words[at + 1] === 'enig'),
  );
}
