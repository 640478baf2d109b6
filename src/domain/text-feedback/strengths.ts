import { station, type TaskLevel } from '#domain/levels/levels.ts';
import type { TextFinding } from '#domain/submissions/assessment.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import type { Evidence } from './evidence.ts';

/** At most so many are said, the most telling first. */
const most = 3;

type Input = {
  readonly evidence: Evidence;
  readonly findings: readonly TextFinding[];
  readonly asked: TaskLevel;
};

/** What is good, held against what is expected at the task's level, each with words of the text as its evidence. */
export function strengthsOf(input: Input): readonly BothLanguages[] {
  return [...ofLanguage, spelling, marking].flatMap((find) => find(input) ?? []).slice(0, most);
}

/** The same of what was heard, which has neither spelling nor full stops. */
export function spokenStrengths(input: Input): readonly BothLanguages[] {
  return ofLanguage.flatMap((find) => find(input) ?? []).slice(0, most);
}

const ofLanguage = [linking, rareWords, clauses, inversion, tenses] as const;

function linking({ evidence: { linkers }, asked }: Input): BothLanguages | null {
  const wanted = Math.max(1, station(asked) - 1);
  if (linkers.length < wanted) return null;
  const list = quoted(linkers);
  return {
    nb: `Du binder tanker sammen med ${list.nb}.`,
    en: `You link your thoughts with ${list.en}.`,
  };
}

function rareWords({ evidence: { rarer }, asked }: Input): BothLanguages | null {
  if (rarer.length < 2 * Math.max(1, station(asked) - 1)) return null;
  const list = quoted(rarer);
  return {
    nb: `Du har presise ord for emnet, som ${list.nb}.`,
    en: `You have precise words for the topic, such as ${list.en}.`,
  };
}

function clauses({ evidence: { subordinators }, asked }: Input): BothLanguages | null {
  if (subordinators.length < station(asked)) return null;
  const list = quoted(subordinators);
  return {
    nb: `Setningene varierer: Du lager leddsetninger med ${list.nb}.`,
    en: `Your sentences vary: you make subordinate clauses with ${list.en}.`,
  };
}

function inversion({ evidence: { inversions }, findings }: Input): BothLanguages | null {
  const [example] = inversions;
  const wrong = findings.filter(({ code }) => code.startsWith('verb_second')).length;
  if (example === undefined || wrong >= inversions.length) return null;
  return {
    nb: `Du setter verbet på andre plass når noe annet enn subjektet står først: «${example}».`,
    en: `You put the verb second when something other than the subject comes first: “${example}”.`,
  };
}

function tenses({ evidence }: Input): BothLanguages | null {
  if (evidence.tenses.length < 3) return null;
  return {
    nb: 'Du bruker både presens, preteritum og perfektum.',
    en: 'You use the present, the past and the perfect.',
  };
}

/** Words in a hundred that may be misspelt for spelling to be called good, by the task's level. */
const spellingAllowed: Readonly<Record<TaskLevel, number>> = { A1: 10, A2: 6, B1: 4, B2: 2, C1: 1 };

function spelling({ evidence: { words }, findings, asked }: Input): BothLanguages | null {
  const wrong = findings.filter(({ mark }) => mark === 'spelling').length;
  if (words < 20 || (wrong * 100) / words > spellingAllowed[asked]) return null;
  return wrong === 0
    ? {
        nb: `Vi fant ingen skrivefeil i de ${words} ordene.`,
        en: `We found no spelling mistakes in the ${words} words.`,
      }
    : {
        nb: `Så vidt vi ser, er ${words - wrong} av ${words} ord skrevet riktig.`,
        en: `As far as we can see, ${words - wrong} of ${words} words are spelt right.`,
      };
}

function marking({ evidence: { sentences }, findings }: Input): BothLanguages | null {
  if (sentences < 4 || findings.some(({ mark }) => mark === 'punctuation')) return null;
  return {
    nb: 'Setningene begynner med stor bokstav og slutter med punktum.',
    en: 'Your sentences begin with a capital and end with a full stop.',
  };
}

/** At most four words, in quotation marks. */
export function quoted(words: readonly string[]): BothLanguages {
  const some = words.slice(0, 4);
  const join = (list: readonly string[], and: string) =>
    list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`;
  return {
    nb: join(
      some.map((word) => `«${word}»`),
      'og',
    ),
    en: join(
      some.map((word) => `“${word}”`),
      'and',
    ),
  };
}
