import {
  isFiniteVerb,
  isInfinitive,
  isNounForm,
  isPos,
  isVerbForm,
  maybe,
  maybeFinite,
} from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import { eachToken, hitOn, isSubjectPronoun, words } from '#domain/checker/sentence-view.ts';

/** da for once in the past: Da jeg var liten. */
export const naarOrDa: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const [subject, verb, next] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
    if (token.word === 'når' && isSubjectPronoun(subject) && verb?.word === 'var' && next) {
      const once =
        words('liten barn ung gutt jente yngre små lita baby student').has(next.word) ||
        next.kind === 'number';
      return once
        ? hitOn(token, token.text.replace(/når/iu, token.text.startsWith('N') ? 'Da' : 'da'))
        : null;
    }
    return null;
  });

/** om after asking and wondering: Jeg vet ikke om. */
export const hvisOrOm: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (token.word !== 'hvis') return null;
    const before = sentence.tokens.slice(Math.max(0, index - 3), index).map(({ word }) => word);
    const asks = /^(spør|spørre|spurte|spurt|lurer|lurte|lure|vite)$/u;
    const last = before.at(-1) ?? '';
    const asked =
      asks.test(last) ||
      (/^(på|meg|deg|ham|henne|dem|ikke)$/u.test(last) &&
        /^(spør|spørre|spurte|spurt|lurer|lurte|lure|vet)$/u.test(before.at(-2) ?? ''));
    return asked ? hitOn(token, 'om') : null;
  });

/** hjem with movement, hjemme where one is. */
export const hjemOrHjemme: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const before = sentence.tokens[index - 1]?.word ?? '';
    const next = sentence.tokens[index + 1]?.word ?? '';
    if (
      token.word === 'hjem' &&
      words('er var bor bodde sitter satt bli være blir ble').has(before) &&
      next !== 'til'
    )
      return hitOn(token, 'hjemme');
    if (
      token.word === 'hjemme' &&
      words('går gikk gå kommer kom komme drar dro dra reiser reiste reise kjører kjørte').has(before) &&
      next !== 'fra' &&
      next !== 'hos'
    )
      return hitOn(token, 'hjem');
    return null;
  });

/** sin belongs to a third person: Jeg liker jobben min. */
export const sinOfFirstPerson: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const own = owners[token.word];
    if (!own || !/^(sin|sitt|sine)$/u.test(token.word)) return null;
    const { tokens } = sentence;
    for (let at = index - 1; at >= Math.max(0, index - 5); at -= 1) {
      const before = tokens[at];
      if (before?.kind !== 'word') return null;
      const person = personOf[before.word];
      if (person !== undefined)
        return maybeFinite(tokens[at + 1]) || maybeFinite(tokens[at - 1]) ? hitOn(token, own[person]) : null;
      if (isSubjectPronoun(before) || words('seg hver som å at man en folk').has(before.word)) return null;
      if (maybe(before, isNounForm('singular', 'definite', 'plural', 'definitePlural')) && at !== index - 1)
        return null;
    }
    return null;
  });

const personOf: Readonly<Record<string, number | undefined>> = { jeg: 0, du: 1, vi: 2 };
const owners: Readonly<Record<string, readonly string[] | undefined>> = {
  sin: ['min', 'din', 'vår'],
  sitt: ['mitt', 'ditt', 'vårt'],
  sine: ['mine', 'dine', 'våre'],
};

const weekdays = words('mandag tirsdag onsdag torsdag fredag lørdag søndag');
const months = words('januar februar mars april juni juli august september oktober november desember');

/** i with months and years, på with weekdays, for … siden. */
export const timePreposition: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const [next, second, third] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
    if (token.word === 'i' && next && weekdays.has(next.word)) return hitOn(token, 'på');
    // «En bot på 2000 kroner» is no year.
    const isYear = /^(19|20)\d\d$/u.test(next?.text ?? '') && !maybe(second, isPos('noun'));
    if (token.word === 'på' && next && (months.has(next.word) || isYear)) return hitOn(token, 'i');
    if (
      /^(i|før|på|om)$/u.test(token.word) &&
      third?.word === 'siden' &&
      words('år måneder måned uker uke dager dag timer minutter').has(second?.word ?? '')
    ) {
      return hitOn(token, 'for');
    }
    return null;
  });

/** The same word twice. */
export const repeatedWord: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const next = sentence.tokens[index + 1];
    if (!next || token.kind !== 'word' || token.word !== next.word || mayRepeat.has(token.word)) return null;
    return hitOn([token, next], token.text);
  });

const mayRepeat = words(
  'som det den de at ha veldig langt mye bra for er så om på i til da hei jo ja nei ho og en av der her om var oi heia masse hyss',
);

/** Phrases that want a word more: lyst til å, på grunn av. */
const completed: readonly (readonly [string, string])[] = [
  ['nødt å', 'nødt til å'],
  ['råd å', 'råd til å'],
  ['vant å', 'vant til å'],
  ['stedet å', 'stedet for å'],
  ['stedenfor', 'stedet for'],
  ['kommer å', 'kommer til å'],
  ['redd å', 'redd for å'],
  ['flink å', 'flink til å'],
  ['flinke å', 'flinke til å'],
  ['ferdig å', 'ferdig med å'],
  ['stand å', 'stand til å'],
  ['interessert å', 'interessert i å'],
  ['avhengig på', 'avhengig av'],
  ['grunn at', 'grunn av at'],
  ['bry om', 'bry seg om'],
  ['bestemt å', 'bestemt for å'],
];

export const fixedPhrase: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const next = sentence.tokens[index + 1];
    const found = next && completed.find(([wrong]) => wrong === `${token.word} ${next.word}`);
    if (!found || !next || (token.word === 'grunn' && sentence.tokens[index - 1]?.word !== 'på')) return null;
    // «Det beste stedet å bo», «et godt råd å gi».
    const before = sentence.tokens[index - 1]?.word ?? '';
    if (token.word === 'stedet' && before !== 'i') return null;
    if (token.word === 'råd' && !/^(?:ha|har|hadde|hatt|ikke|få|får|fikk|fått)$/u.test(before)) return null;
    if (next.word === 'å' && !maybe(sentence.tokens[index + 2], isVerbForm('infinitive'))) return null;
    return hitOn([token, next], found[1]);
  });

/** Verbs whose infinitive wants å. */
const wantTo = words(
  'begynner begynte begynt begynne prøver prøvde prøvd prøve forsøker forsøkte forsøke liker likte pleier pleide slutter sluttet slutte håper nekter nektet husker',
);

/** å before the infinitive: begynner å jobbe. */
export const missingTo: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const verb = tokens[index + 1];
    if (!verb || !isInfinitive(verb)) return null;
    const adjective =
      words('viktig vanskelig lett mulig umulig nødvendig vanlig lov').has(token.word) &&
      /^(det|er|var|blir|ikke|så|veldig)$/u.test(tokens[index - 1]?.word ?? '');
    if (!wantTo.has(token.word) && !adjective && !/^(uten)$/u.test(token.word)) return null;
    return hitOn([token, verb], `${token.text} å ${verb.text}`);
  });

/** A clause needs its subject, if only det: fordi det er. */
export const missingSubject: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const verb = tokens[index + 1];
    if (!words('fordi hvis at dersom').has(token.word) || !verb || !isFiniteVerb(verb)) return null;
    if (
      token.word === 'at' &&
      tokens.slice(Math.max(0, index - 8), index).some(({ word }) => /^(som|hva|hvem|det)$/u.test(word))
    )
      return null;
    if (isSubjectPronoun(tokens[index + 2]) || tokens[index - 1]?.word === 'det') return null;
    return hitOn([token, verb], `${token.text} det ${verb.text}`);
  });
