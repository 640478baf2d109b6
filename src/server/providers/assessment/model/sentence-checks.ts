import { foldWord, wordsIn } from '#domain/language/words.ts';

/** `forbidden`: no honest reply has it, so the whole reply is not believed. `unwanted`: the sentence alone is left out. */
export type Verdict = 'good' | 'unwanted' | 'forbidden';

const longestSentence = 400;
const shortestSentence = 8;

/** Marks of links, pages, code and prompts; other alphabets and hidden characters; what speaks of itself or of its orders. */
const forbidden: readonly RegExp[] = [
  /https?:|www\.|\b[\p{L}\p{N}-]+\.(?:no|com|org|net|io|ru|info|xyz)\b|@|mailto|javascript/iu,
  /[<>{}[\]|\\`]|&\w+;/u,
  /[^\P{L}\p{Script=Latin}]|[\p{Co}\p{Cs}]|[^\P{Cf}\u00ad]/u,
  /\b(?:pre-?)?[abc]\s?[12]\b/iu,
  /(?<!\p{L})(?:ignor(?:er|ert|e|ed|ing)|instruks\w*|instruct\w*|prompt\w*|språkmodell\w*|language model|as an ai|som en ki|chatgpt|openai|anthropic|system message)(?!\p{L})/iu,
];

/** Words that belong to whoever gives a result or promise one, and marks that a sentence does not need. */
const unwanted: readonly RegExp[] = [
  /(?<!\p{L})(?:nivå\p{L}*|karakter\p{L}*|poeng\p{L}*|bestått|bestå|består|stryk\p{L}*|eksamen\p{L}*|norskprøve\p{L}*|sensor\p{L}*|feilfri\p{L}*|perfekt\p{L}*|morsmål\p{L}*|garantert\p{L}*|fantastisk\p{L}*|str[åa]lende|fremragende|enestående|utmerke\p{L}*|mesterlig\p{L}*|geni\p{L}*|best|beste|fullkom\p{L}*|innfødt\p{L}*|forfatter\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:cefr|levels?|grades?|scores?|points?|pass(?:ed|es)?|fail(?:ed|s)?|exams?|examiners?|perfect\p{L}*|flawless\p{L}*|native|guarantee\p{L}*|certificates?|excellent|brilliant|outstanding|amazing|wonderful|superb|best|masterful|genius|top|flawless)(?!\p{L})/iu,
  /[#*_~^=\p{Extended_Pictographic}]|-{3,}|!!/u,
];

/** Words in quotation marks that are shown as such; more of them are the sentence itself. */
const mostQuotedWords = 4;

/**
 * Judges one sentence of a reply. Quotations are taken out before, so that what is left is the model's own: an order in
 * the text that it obeys shows as the text's own words in its mouth. Rule 9.344.
 */
export function judgeSentence(
  sentence: string,
  { language, text }: { readonly language: 'nb' | 'en'; readonly text: string },
): Verdict {
  if (forbidden.some((pattern) => pattern.test(sentence))) return 'forbidden';
  const own = sentence.replace(/«[^»]*»|“[^”]*”|"[^"]*"|‘[^’]*’/gu, (quoted) =>
    wordsIn(quoted).length > mostQuotedWords ? quoted : ' … ',
  );
  if (echoes(own, { language, text })) return language === 'en' ? 'forbidden' : 'unwanted';
  const isLong = sentence.length > longestSentence || sentence.length < shortestSentence;
  if (isLong || unwanted.some((pattern) => pattern.test(own))) return 'unwanted';
  return isIn(language, own) ? 'good' : 'unwanted';
}

/**
 * Whether a sentence says what the text says: five words in a row, or all of a short one. English in a text of bokmål is rare, so
 * three words of it are enough.
 */
function echoes(
  own: string,
  { language, text }: { readonly language: 'nb' | 'en'; readonly text: string },
): boolean {
  const said = wordsIn(own).map((word) => foldWord(word.text));
  const written = ` ${wordsIn(text)
    .map((word) => foldWord(word.text))
    .join(' ')} `;
  const run = Math.min(language === 'en' ? 3 : 5, said.length);
  if (run < 2) return false;
  for (let at = 0; at + run <= said.length; at += 1)
    if (written.includes(` ${said.slice(at, at + run).join(' ')} `)) return true;
  return false;
}

const telling = {
  nb: new Set(
    'og i er du det som på til med av for ikke en et den de har kan om men så eller når fra teksten setningene godt flere bruk ord skriv skriver dine din ditt'.split(
      ' ',
    ),
  ),
  en: new Set(
    'and the is you it that on to with of for not a an this these has have can if but so or when from text sentences your well more use words write in are'.split(
      ' ',
    ),
  ),
} as const;

/** More words of the language than of the other; one is enough in a short sentence. */
function isIn(language: 'nb' | 'en', sentence: string): boolean {
  const said = wordsIn(sentence).map((word) => foldWord(word.text));
  const count = (of: ReadonlySet<string>) => said.filter((one) => of.has(one)).length;
  const [here, there] = language === 'nb' ? [telling.nb, telling.en] : [telling.en, telling.nb];
  return count(here) > count(there);
}
