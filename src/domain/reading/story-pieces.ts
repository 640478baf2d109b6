import { sentencesIn } from '#domain/language/readability.ts';
import { foldWord } from '#domain/language/words.ts';

/** A piece of a sentence: words as they are, or a word that is explained; `gloss` is its place in the list. */
export type Piece = {
  readonly text: string;
  readonly gloss: number | null;
  /** The signs that follow an explained word at once: they stay in its line. */
  readonly after: string;
};
export type StorySentence = { readonly pieces: readonly Piece[] };

/**
 * A version's paragraphs as sentences, each in the pieces that its glosses make of it. A word is explained where it stands
 * first; the longest gloss counts where two would overlap.
 */
export function storySentences(
  paragraphs: readonly string[],
  glosses: readonly { readonly word: string }[],
): readonly (readonly StorySentence[])[] {
  const waiting = new Map(glosses.map(({ word }, place) => [place, word]));
  return paragraphs.map((paragraph) =>
    sentencesOf(paragraph).map((sentence) => ({ pieces: piecesOf(sentence, waiting) })),
  );
}

/** The words of a version's sentences, one after the other: what is read aloud. */
export function spokenSentences(paragraphs: readonly string[]): readonly string[] {
  return paragraphs.flatMap(sentencesOf);
}

/** A paragraph's sentences as they are heard: what goes on in small letters belongs to the one before («Se!» sier hun). */
function sentencesOf(paragraph: string): readonly string[] {
  const sentences: string[] = [];
  for (const part of sentencesIn(paragraph)) {
    const before = sentences.at(-1);
    if (before !== undefined && /^[^\p{L}\p{N}]*\p{Ll}/u.test(part))
      sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Where a gloss' word stands in a text, as whole words; -1 where it does not. */
export function placeOfGloss(text: string, word: string): number {
  const escaped = foldWord(word).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return foldWord(text).search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u'));
}

function piecesOf(sentence: string, waiting: Map<number, string>): readonly Piece[] {
  const found = [...waiting]
    .map(([gloss, word]) => ({ gloss, length: word.length, at: placeOfGloss(sentence, word) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { gloss, length, at } of found) {
    if (at < end) continue;
    if (at > end) pieces.push(plain(sentence.slice(end, at)));
    const [after = ''] = /^[.,;:!?»”)…]+/u.exec(sentence.slice(at + length)) ?? [];
    pieces.push({ text: sentence.slice(at, at + length), gloss, after });
    waiting.delete(gloss);
    end = at + length + after.length;
  }
  if (end < sentence.length) pieces.push(plain(sentence.slice(end)));
  return pieces;
}

function plain(text: string): Piece {
  return { text, gloss: null, after: '' };
}
