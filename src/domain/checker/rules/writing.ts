import { isNounForm, isOnly, isPos } from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import { beginsSentence, eachToken, firstWord, hitOn, words } from '#domain/checker/sentence-view.ts';

/** A sentence begins with a capital. */
export const capitalAtStart: RuleCheck = (sentence) => {
  const first = sentence.tokens[firstWord(sentence)];
  if (first?.kind !== 'word' || !/^\p{Ll}/u.test(first.text) || sentence.tokens.length < 4) return [];
  if (sentence.tokens[0]?.text.match(/^[-–…(.*]/u)) return [];
  return [hitOn(first, first.text.slice(0, 1).toLocaleUpperCase('nb') + first.text.slice(1))];
};

const smallWords = words(
  'mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar mars april mai juni juli august september oktober november desember ' +
    'norsk norske engelsk engelske tysk tyske fransk franske spansk spanske svensk svenske dansk danske polsk polske russisk russiske arabisk ukrainsk somalisk ' +
    'nordmann nordmenn europeisk europeiske amerikansk amerikanske muslim muslimer muslimsk kristen jul påske ramadan',
);

/** Months, weekdays, languages and nationalities are written small. */
export const smallInside: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (!/^\p{Lu}\p{Ll}/u.test(token.text) || !smallWords.has(token.word) || beginsSentence(sentence, index))
      return null;
    if (
      /^\p{Lu}/u.test(sentence.tokens[index - 1]?.text ?? '') ||
      /^\p{Lu}/u.test(sentence.tokens[index + 1]?.text ?? '')
    )
      return null;
    return hitOn(token, token.word);
  });

const smallLinkers = words(
  'men og fordi så at som hvis når da for eller om mens hvor hva hvem jeg vi du han hun man er har kan vil skal må ikke også dette disse eldre unge',
);

/** No capital inside a sentence: …, men jeg. */
export const capitalInside: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const before = sentence.tokens[index - 1];
    const next = sentence.tokens[index + 1];
    if (!before || !/^\p{Lu}\p{Ll}/u.test(token.text) || !smallLinkers.has(token.word)) return null;
    if (!(before.text === ',' || (before.kind === 'word' && /^\p{Ll}/u.test(before.text)))) return null;
    if (!next || /^\p{Lu}/u.test(next.text)) return null;
    // Of God, believers write «Han».
    if (token.word === 'han' && sentence.tokens.some(({ word }) => holy.has(word))) return null;
    return hitOn(token, token.word);
  });

const holy = words('gud guds jesus jesu kristus herren allah profeten bibelen koranen');

/** A name begins with a capital: Norge. */
export const nameWithCapital: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (token.kind !== 'word' || !/^\p{Ll}{3,}$/u.test(token.text) || index === firstWord(sentence))
      return null;
    // «job» is likelier misspelt than the name Job.
    if (analyser.isWord(token.word) || analyser.isSuspect(token.word)) return null;
    const name = token.text.slice(0, 1).toLocaleUpperCase('nb') + token.text.slice(1);
    return analyser.isListedName(name) ? hitOn(token, name) : null;
  });

/**
 * What is one word when it is said, and several when it is written. Not what people who write well join so often that half of
 * them will not believe it (idag, etterhvert, forøvrig, ihvertfall, istedet, igang, tilstede), and «fortiden» is the past.
 */
const joined: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  (
    'i går, i år, i morgen, i morges, i kveld, i natt, i fjor, i sommer, i alt, i lag, i så fall, ' +
    'i forhold, i løpet, i tillegg, for eksempel, for sent, for lengst, til slutt, til tross, ' +
    'stort sett, selv om, så vidt, så lenge, så snart, så vel, hver gang, med mindre, blant annet, på grunn, på nytt, ' +
    'av og til, nå til dags, ved siden, med andre ord, noen gang, alle sammen, ikke sant, et par, hva som helst, ' +
    'hvem som helst, når som helst, hvor som helst, til og med, rett og slett, med en gang, på en måte, i det hele tatt, i forbindelse, i tide, i fred'
  )
    .split(', ')
    .map((phrase) => [phrase.replaceAll(' ', ''), phrase]),
);

/** Written apart: i dag, for eksempel. */
export const joinedPhrase: RuleCheck = (sentence) =>
  eachToken(sentence, (token) => {
    const wanted = joined[token.word];
    if (wanted === undefined) return null;
    return hitOn(
      token,
      /^\p{Lu}/u.test(token.text) ? wanted.slice(0, 1).toUpperCase() + wanted.slice(1) : wanted,
    );
  });

/** Written as one: 1990-tallet, TV-program. Not «alt for»: people who write well do, too. */
export const splitPhrase: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const next = sentence.tokens[index + 1];
    if (next?.kind !== 'word') return null;
    if (
      token.kind === 'number' &&
      /^\d+$/u.test(token.text) &&
      /^(tallet|åring|åringer|åringen|årsalderen)$/u.test(next.word)
    )
      return hitOn([token, next], `${token.text}-${next.text}`);
    if (
      /^(TV|PC|CD|DVD|SMS|MP3|EU|IT)$/u.test(token.text) &&
      isOnly(next, isPos('noun')) &&
      next.word !== 'land'
    )
      return hitOn([token, next], `${token.text}-${next.text}`);
    return null;
  });

/** Two nouns that are one word: kjøpesenter. */
export const splitCompound: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    const next = sentence.tokens[index + 1];
    if (next?.kind !== 'word' || /^\p{Lu}/u.test(next.text) || (/^\p{Lu}/u.test(token.text) && index > 0))
      return null;
    if (
      !isOnly(token, isNounForm('singular')) ||
      !isOnly(next, isPos('noun')) ||
      notFirst.has(token.word) ||
      /^(nummer|type)$/u.test(next.word)
    )
      return null;
    // «gi et annet menneske livet»: after an article the one word would be indefinite too.
    const article = sentence.tokens
      .slice(Math.max(0, index - 2), index)
      .some(({ word }) => /^(?:en|ei|et)$/u.test(word));
    if (article && isOnly(next, isNounForm('definite', 'definitePlural'))) return null;
    const together = [token.word + next.word, `${token.word}s${next.word}`].find(
      (word) => analyser.knownBy(word) === 'lexicon' || analyser.knownBy(word) === 'dictionary',
    );
    return together === undefined ? null : hitOn([token, next], together);
  });

/** Measures and amounts stand apart: en kopp kaffe. */
const notFirst = words(
  'mandag tirsdag onsdag torsdag fredag lørdag søndag kopp glass flaske kilo liter gram par type slags rekke del antall gruppe pakke boks bit stykke mengde form meter mor far fru herr doktor onkel tante time familie',
);
