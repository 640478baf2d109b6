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
  const found = replies.filter(({ kind, cues }) =>
    [...cues, ...generalCues[kind]].some((cue) => says(heard, cue)),
  );
  return found.find(({ kind }) => kind === 'asked') ?? only(found);
}

function only(replies: readonly PublicReply[]): PublicReply | null {
  return replies.length === 1 ? (replies[0] ?? null) : null;
}

/** How many words before a phrase an `ikke` may deny it: «jeg tror ikke at det alltid er bedre å …». */
const denialReach = 6;

/** Whether the phrase is said, and not denied in the same sentence. */
function says(text: string, cue: string): boolean {
  const wanted = foldedWords(cue);
  return text.split(/[.!?;,]/).some((sentence) => {
    const words = foldedWords(sentence);
    return words.some(
      (_, at) =>
        wanted.length > 0 &&
        wanted.every((word, place) => words[at + place] === word) &&
        !words.slice(Math.max(0, at - denialReach), at).includes('ikke'),
    );
  });
}

/** «Ikke helt enig» denies as «ikke enig» does. */
const degrees = new Set(['helt', 'så', 'veldig', 'alltid', 'egentlig', 'akkurat']);

function foldedWords(text: string): readonly string[] {
  const words = wordsIn(text).map((word) => foldWord(word.text));
  return words.filter(
    (word, at) => !(degrees.has(word) && words[at - 1] === 'ikke' && words[at + 1] === 'enig'),
  );
}
