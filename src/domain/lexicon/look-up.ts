import { numberValue } from '#domain/language/numbers.ts';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { allForms, indexForms, type Lemma } from './lexicon.ts';

/** A lexicon that words of texts can be found in. */
export interface WordFinder {
  /** Lemmas by each of their forms, folded. */
  readonly byForm: ReadonlyMap<string, readonly Lemma[]>;
  /** Phrases by each word of each of their forms, folded. */
  readonly phrasesByWord: ReadonlyMap<string, readonly Lemma[]>;
}

/** What a lexicon says of a word in a sentence. */
export interface WordMeaning {
  /** Lemmas it may be a form of, the likeliest first; a phrase that stands in the sentence comes before its words. */
  readonly lemmas: readonly Lemma[];
  /** The parts of a compound that is no lemma itself, each with what it means. The last one is what it is a kind of. */
  readonly parts: readonly { readonly text: string; readonly lemma: Lemma }[];
  /** What a number word stands for. */
  readonly number: number | null;
}

/** More than these say nothing about a word of a text. */
const mostLemmas = 4;

export function wordFinder(lemmas: readonly Lemma[]): WordFinder {
  const phrasesByWord = new Map<string, Lemma[]>();
  for (const lemma of lemmas.filter(isPhrase)) {
    for (const word of new Set(allForms(lemma).flatMap((form) => foldWord(form).split(' ')))) {
      const there = phrasesByWord.get(word);
      if (there) there.push(lemma);
      else phrasesByWord.set(word, [lemma]);
    }
  }
  return { byForm: indexForms(lemmas), phrasesByWord };
}

/**
 * What a word of a text means: by its form, as a genitive, as part of a phrase of its sentence, or by the parts that it
 * is put together of. Nothing is found for names and for what the lexicon has not.
 * @param sentence where it stands; without it no phrase is found.
 */
export function lookUpWord(
  { word, sentence }: { readonly word: string; readonly sentence: string },
  finder: WordFinder,
): WordMeaning {
  const folded = foldWord(word);
  const phrases = phrasesWith(folded, { sentence, finder });
  const direct = (finder.byForm.get(folded) ?? genitive(folded, finder)).filter(
    (one) => !phrases.includes(one),
  );
  const lemmas = [...phrases, ...direct.toSorted(byLevel)].slice(0, mostLemmas);
  return {
    lemmas,
    parts: lemmas.length > 0 ? [] : partsOf(folded, finder),
    number: numberValue(folded) ?? null,
  };
}

function genitive(word: string, { byForm }: WordFinder): readonly Lemma[] {
  return /[^s]s$/u.test(word) ? (byForm.get(word.slice(0, -1)) ?? []) : [];
}

/** Phrases with this word whose other words stand in the sentence in their order, with others between or without. */
function phrasesWith(
  word: string,
  { sentence, finder }: { readonly sentence: string; readonly finder: WordFinder },
): readonly Lemma[] {
  const around = wordsIn(sentence).map(({ text }) => foldWord(text));
  if (!around.includes(word)) return [];
  return (finder.phrasesByWord.get(word) ?? []).filter((phrase) =>
    allForms(phrase).some((form) => {
      const wanted = foldWord(form).split(' ');
      return wanted.includes(word) && standsIn(wanted, around);
    }),
  );
}

/** Words of a phrase may be this far apart: «Hun ser huset fint ut». */
const widestGap = 3;

function standsIn(wanted: readonly string[], around: readonly string[]): boolean {
  return around.some((_, start) => {
    let at = start;
    return wanted.every((word, index) => {
      const reach = index === 0 ? 1 : widestGap + 1;
      const found = around.slice(at, at + reach).findIndex((one) => one === word || isReflexive(word, one));
      at += found + 1;
      return found >= 0;
    });
  });
}

function isReflexive(inPhrase: string, word: string): boolean {
  return inPhrase === 'seg' && ['meg', 'deg', 'oss', 'dere'].includes(word);
}

/** The compound with the fewest and, among these, the longest last part; none if a part is not in the lexicon. */
function partsOf(word: string, finder: WordFinder): WordMeaning['parts'] {
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const last = asPart(word.slice(cut), finder);
    const first = last && firstPart(word.slice(0, cut), finder);
    if (first && last) return [...first, last];
  }
  return [];
}

function firstPart(written: string, finder: WordFinder): WordMeaning['parts'] | null {
  const whole = asPart(written, finder) ?? (written.length > 3 ? withoutJoint(written, finder) : null);
  if (whole) return [whole];
  const parts = written.length > 5 ? partsOf(written, finder) : [];
  return parts.length > 0 ? parts : null;
}

/** `arbeids-`, `barne-`: with a joining s or e, or a hyphen. */
function withoutJoint(written: string, finder: WordFinder): WordMeaning['parts'][number] | null {
  if (!/[se-]$/u.test(written)) return null;
  const part = asPart(written.slice(0, -1), finder);
  return part && { ...part, text: written };
}

/** What compounds are made of; of two letters only nouns. A particle before a verb makes a new word: `forstå`. */
function asPart(text: string, { byForm }: WordFinder): WordMeaning['parts'][number] | null {
  const lemma = byForm
    .get(text)
    ?.toSorted(byLevel)
    .find(({ pos }) => pos === 'noun' || (text.length > 2 && ['verb', 'adjective', 'numeral'].includes(pos)));
  return lemma ? { text, lemma } : null;
}

function byLevel(one: Lemma, other: Lemma): number {
  return taskLevels.indexOf(one.level) - taskLevels.indexOf(other.level);
}

function isPhrase({ lemma }: Lemma): boolean {
  return lemma.includes(' ');
}
