import { foldWord, wordsIn } from '#domain/language/words.ts';
import { firstNames } from './first-names.ts';
import { knownCapitals } from './known-capitals.ts';
import { type Replacement, replaceRanges, type SentText } from './sent-text.ts';

/** The text as it may leave the house, and what each placeholder stands for. */
export type HiddenText = { readonly sent: SentText; readonly values: ReadonlyMap<string, string> };

type Kind = 'NAVN' | 'EPOST' | 'LENKE' | 'TELEFON' | 'ADRESSE' | 'NUMMER' | 'DATO';
type Found = { readonly start: number; readonly end: number; readonly kind: Kind };

export const placeholderPattern = /\[(?:NAVN|EPOST|LENKE|TELEFON|ADRESSE|NUMMER|DATO)\d{1,3}\]/gu;

const word = String.raw`[\p{L}\p{M}'’-]{1,40}`;
const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,40}`;
const street =
  '(?:gata|gate|gaten|veien|vei|vegen|veg|allé|alléen|plass|plassen|torg|torget|stien|bakken|svingen|terrasse)';

/**
 * By their form, the surest first: where two overlap the first counts. Each begins where a word begins and has an end to its
 * length, so that no text makes them slow.
 */
const forms: readonly (readonly [Kind, RegExp])[] = [
  [
    'EPOST',
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|krøllalfa)\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/giu,
  ],
  [
    'LENKE',
    /(?:https?:\/\/|www\.)\S{1,500}|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}\.(?:no|com|org|net|io|se|dk|uk|eu|ru|info)(?:\/\S{0,500})?(?![\p{L}\p{N}])/giu,
  ],
  ['LENKE', /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,40}/gu],
  [
    'ADRESSE',
    new RegExp(
      String.raw`(?<![\p{L}\p{M}'’-])(?:${capitalised}\s+){0,3}[\p{L}\p{M}'’-]{0,40}${street}\s+\d{1,4}\s?\p{L}?(?![\p{L}\d])(?:,?\s+\d{4}\s+${capitalised})?`,
      'giu',
    ),
  ],
  ['ADRESSE', new RegExp(String.raw`(?<!\d)\d{4}\s+${capitalised}(?=[\s.,;!?]|$)`, 'gu')],
  ['DATO', /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)?\d\d(?!\d)/gu],
  ['TELEFON', /(?:\+|(?<!\d)00)\d[\d ()-]{6,16}\d/gu],
  // Phone, identity, account and card numbers: six digits and more, however they are grouped.
  ['NUMMER', /(?<![\d.,])\d(?:[ .-]?\d){5,}(?!\d)/gu],
];

/** After these words comes a name, capital or not. */
const introductions = new RegExp(
  String.raw`(?<![\p{L}])(?:heter|hetter|hete|hette|kalles|navnet\s+(?:mitt|ditt|hans|hennes|vårt)(?:\s+er)?|navn(?:\s+er)?|fornavn|etternavn|my name is)\s*:?\s+((?:${word})(?:\s+${capitalised}){0,3})`,
  'giu',
);
/** A signature at the end of a letter, and who it is to. */
const signatures = new RegExp(
  String.raw`(?:hilsen|mvh|klem|hils\w*|vennlig|regards)(?:\s+(?:fra|dere|til))?\s*[,.!]?\s*\n?\s*((?:${word})(?:[ ]+${capitalised}){0,3})[.!]?\s*$`,
  'giu',
);
const greetings = new RegExp(
  String.raw`^[^\S\n]*(?:hei|heisann|hallo|kjære|god\s+(?:dag|morgen|kveld)|til)(?:\s+(?:du|på\s+deg))?,?\s+((?:${word})(?:[ ]+${capitalised}){0,3})(?=\s*[,.!\n])`,
  'gimu',
);
/** Words that stand where a name could: they are none. */
const notNames = new Set(
  'jeg du han hun vi dere de det den og men ikke som på i fra til med alle alt dere deg meg oss sammen igjen så hva ja nei venner venn venninne sjef naboer nabo lærer mamma pappa bestemor bestefar dagbok redaktør mange god beste kjære snart deres din ditt dine hei takk'.split(
    ' ',
  ),
);

/**
 * Puts placeholders in the place of names, addresses of mail and houses, links, numbers and dates of birth; the same
 * value gets the same one. Rather too much than too little: `[NAVN2]` in the place of a town costs the model nothing that it
 * needs. What stands in the task is our own and stays, so that it can be seen whether the right person is written to.
 * Rule 9.342.
 */
export function hidePersonal(visible: SentText, ourText: string): HiddenText {
  const ours = new Set(wordsIn(ourText).map(({ text }) => foldWord(text)));
  const found = [...byForm(visible.text), ...names(visible.text, ours)];
  const values = new Map<string, string>();
  const placeholders = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const replacements: Replacement[] = withoutOverlaps(found).map(({ start, end, kind }) => {
    const value = visible.text.slice(start, end);
    const key = `${kind} ${foldWord(value)}`;
    const known = placeholders.get(key);
    if (known) return { start, end, by: known };
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const by = `[${kind}${count}]`;
    placeholders.set(key, by);
    values.set(by, value);
    return { start, end, by };
  });
  return { sent: replaceRanges(visible, replacements), values };
}

function byForm(text: string): Found[] {
  return forms.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      kind,
    })),
  );
}

/**
 * Names: after words that introduce one, and capitals inside a sentence that are no language, country, town, day or holiday.
 * What is a name in one place is one wherever it stands.
 */
function names(text: string, ours: ReadonlySet<string>): Found[] {
  const known = new Set<string>();
  for (const pattern of [introductions, signatures, greetings]) {
    for (const [, given = ''] of text.matchAll(pattern))
      for (const { text: one } of wordsIn(given)) if (!notNames.has(foldWord(one))) known.add(foldWord(one));
  }
  for (const { text: one, start } of wordsIn(text)) {
    const folded = foldWord(one);
    const stem = folded.replace(/s$/u, '');
    if (!/^\p{Lu}/u.test(one) || knownCapitals.has(folded) || knownCapitals.has(stem)) continue;
    if (firstNames.has(folded) || firstNames.has(stem) || isInsideSentence(text, start)) known.add(folded);
  }
  return wordsIn(text)
    .filter(({ text: one }) => isKnownName(foldWord(one)))
    .map(({ text: one, start }) => ({ start, end: start + one.length, kind: 'NAVN' }) as const);

  function isKnownName(one: string): boolean {
    if (ours.has(one) || one === 'i') return false;
    return known.has(one) || (one.endsWith('s') && known.has(one.slice(0, -1)));
  }
}

/** Some text stands before it, in the same line and the same sentence. */
function isInsideSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  return /[\p{L}\p{N},;:)]["'«»“”\s]{0,4}$/u.test(before) && !/\n\s*$/u.test(before);
}

function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found)
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  return kept.toSorted((one, other) => one.start - other.start);
}

/** What was hidden, back in a sentence of the model's; a placeholder that we did not give stays. */
export function showHidden(sentence: string, values: ReadonlyMap<string, string>): string {
  return sentence.replace(placeholderPattern, (placeholder) => values.get(placeholder) ?? placeholder);
}
