import {
  isFiniteVerb,
  isNounForm,
  isOnly,
  isPos,
  maybe,
  maybeFinite,
  type Sentence,
  type Token,
} from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import {
  eachToken,
  firstWord,
  hasFinite,
  hitOn,
  isComma,
  isNominative,
  isQuestion,
  isSubjectPronoun,
  isVerbOf,
  linkers,
  words,
} from '#domain/checker/sentence-view.ts';

const frontedWords = words(
  'derfor nå etterpå selvfølgelig egentlig dessverre dessuten likevel heldigvis ofte deretter samtidig først plutselig hovedsakelig vanligvis her ellers fortsatt',
);
const frontedPhrases = [
  'i dag',
  'i går',
  'i morgen',
  'i fjor',
  'i år',
  'til slutt',
  'til sist',
  'i tillegg',
  'for eksempel',
  'med andre ord',
  'etter min mening',
  'på den ene siden',
  'på den andre siden',
  'på den måten',
  'på grunn av det',
  'noen ganger',
  'av og til',
  'hver dag',
  'en dag',
  'en gang',
  'for det første',
  'for det andre',
  'i begynnelsen',
  'om sommeren',
  'om vinteren',
  'om kvelden',
  'om morgenen',
  'i helgen',
  'i helga',
  'som regel',
  'for meg',
].map((phrase) => phrase.split(' '));

/** Whatever comes first, the verb comes second: I dag jobber jeg. */
export const verbSecond: RuleCheck = (sentence) => {
  const { tokens } = sentence;
  const start = afterConjunction(sentence);
  const end = frontedEnd(sentence, start);
  if (end === null || isQuestion(sentence)) return [];
  const at = isComma(tokens[end]) ? end + 1 : end;
  const [subject, verb] = [tokens[at], tokens[at + 1]];
  if (!subject || !verb || !isVerbOf(subject, verb)) return [];
  const isSubject =
    isNominative(subject) ||
    (isSubjectPronoun(subject) && subject.word !== 'det') ||
    isOnly(subject, isNounForm('definite', 'definitePlural', 'plural'));
  if (!isSubject && subject.word !== 'det') return [];
  // «Desto mer tid du bruker», «I brevene jeg har skrevet, finner jeg»: clauses of their own.
  if (/^(?:desto|jo|dess)$/u.test(tokens[start]?.word ?? '')) return [];
  const inverted = tokens.some(
    (token, index) =>
      index > at + 1 &&
      isFiniteVerb(token) &&
      isNominative(tokens[index + 1]) &&
      tokens[index - 1]?.kind === 'word' &&
      !linkers.has(tokens[index - 1]?.word ?? ''),
  );
  if (inverted && isOnly(tokens[at - 1], isNounForm('definite', 'definitePlural'))) return [];
  // «En dag han var ute, fanget han en fisk»: a clause of its own.
  if (tokens.some((token, index) => index > at && isComma(token) && maybeFinite(tokens[index + 1])))
    return [];
  return [hitOn([subject, verb], `${verb.text} ${subject.text}`)];
};

/** The index after a fronted word or phrase. */
function frontedEnd({ tokens }: Sentence, start: number): number | null {
  const first = tokens[start];
  if (!first) return null;
  if (frontedWords.has(first.word)) return start + 1;
  for (const phrase of frontedPhrases) {
    if (phrase.every((word, offset) => tokens[start + offset]?.word === word)) return start + phrase.length;
  }
  return prepositionalEnd(tokens, start);
}

/** A preposition and a noun phrase without a verb, before a pronoun that can only be a subject. */
function prepositionalEnd(tokens: readonly Token[], start: number): number | null {
  if (
    !isOnly(tokens[start], isPos('preposition', 'adverb')) &&
    !words('i på til med etter under ved fra').has(tokens[start]?.word ?? '')
  )
    return null;
  for (let at = start + 1; at < Math.min(tokens.length, start + 6); at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'punctuation') return null;
    if (isNominative(token))
      return at - start >= 2 && maybe(tokens[at - 1], isPos('noun', 'name')) ? at : null;
    if (
      maybeFinite(token) ||
      maybe(token, isPos('subjunction')) ||
      /^(den|det|de|alle|all)$/u.test(token.word)
    )
      return null;
  }
  return null;
}

const clauseOpeners = words('hvis når dersom mens ettersom selv om fordi');

/** After a clause that comes first, the verb comes before the subject: Hvis det regner, blir jeg hjemme. */
export const verbSecondAfterClause: RuleCheck = (sentence) => {
  const { tokens } = sentence;
  const start = afterConjunction(sentence);
  const opener = tokens[start];
  const adverb =
    opener?.word === 'da' && !isFiniteVerb(tokens[start + 1]) && isSubjectPronoun(tokens[start + 1]);
  const concession = opener?.word === 'selv' && tokens[start + 1]?.word === 'om';
  if (
    !opener ||
    !(
      adverb ||
      concession ||
      (clauseOpeners.has(opener.word) && opener.word !== 'selv' && opener.word !== 'om')
    )
  )
    return [];
  const comma = tokens.findIndex((token, index) => index > start && isComma(token));
  if (comma < 0 || !tokens.slice(start, comma).some(maybeFinite)) return [];
  const [subject, verb] = [tokens[comma + 1], tokens[comma + 2]];
  if (
    !subject ||
    !verb ||
    !isSubjectPronoun(subject) ||
    !isVerbOf(subject, verb) ||
    isFiniteVerb(tokens[comma + 3])
  )
    return [];
  // A second clause of the same kind: «Hvis du kommer, du som …, går vi.»
  if (tokens.slice(comma + 3).some((token, index, rest) => isComma(token) && isFiniteVerb(rest[index + 1])))
    return [];
  return [hitOn([subject, verb], `${verb.text} ${subject.text}`)];
};

const adverbials = words('ikke aldri alltid ofte også');
const strongOpeners = words('som fordi hvis når dersom mens');

/** ikke and its like come before the verb in a subordinate clause: fordi jeg ikke kan. */
export const adverbInSubordinate: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const opens =
      strongOpeners.has(token.word) || (token.word === 'om' && tokens[index - 1]?.word === 'selv');
    if (!opens) return null;
    const at =
      token.word === 'som' && isFiniteVerb(tokens[index + 1])
        ? index + 1
        : isSubjectPronoun(tokens[index + 1])
          ? index + 2
          : -1;
    const [verb, adverb] = [tokens[at], tokens[at + 1]];
    if (!verb || !adverb || !isFiniteVerb(verb) || !adverbials.has(adverb.word)) return null;
    if (
      adverb.word !== 'ikke' &&
      adverb.word !== 'aldri' &&
      !/^(kan|vil|skal|må|har|er|bør)$/u.test(verb.word)
    )
      return null;
    return hitOn([verb, adverb], `${adverb.text} ${verb.text}`);
  });

/** In a main clause the adverb comes after the verb: Jeg kan ikke. */
export const adverbBeforeVerb: RuleCheck = (sentence) => {
  const { tokens } = sentence;
  const start = afterConjunction(sentence);
  const [subject, adverb, verb] = [tokens[start], tokens[start + 1], tokens[start + 2]];
  if (!subject || !adverb || !verb || isQuestion(sentence)) return [];
  if (
    !(isNominative(subject) || subject.word === 'de') ||
    !words('ikke aldri alltid ofte også').has(adverb.word) ||
    !isFiniteVerb(verb)
  )
    return [];
  return [hitOn([adverb, verb], `${verb.text} ${adverb.text}`)];
};

/** The verb of a subordinate clause comes after its subject: som jeg kjenner, not som kjenner jeg. */
export const verbFirstInSubordinate: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    if (!words('som fordi hvis dersom').has(token.word)) return null;
    const [verb, subject] = [tokens[index + 1], tokens[index + 2]];
    if (!verb || !subject || !isFiniteVerb(verb) || !isNominative(subject)) return null;
    if (hasFinite([tokens[index + 3] ?? subject].filter((one) => one !== subject))) return null;
    return hitOn([verb, subject], `${subject.text} ${verb.text}`);
  });

function afterConjunction(sentence: Sentence): number {
  const first = firstWord(sentence);
  return /^(og|men|for)$/u.test(sentence.tokens[first]?.word ?? '') &&
    !/^(det|eksempel|meg|å|en)$/u.test(sentence.tokens[first + 1]?.word ?? '')
    ? first + 1
    : first;
}
