import { examFacts as facts } from '#domain/exam/facts.ts';

type ShownFact = {
  /** Key of the texts `about:exam.fact.…`. */
  readonly key: string;
  /** Figures that the sentence takes. */
  readonly values: Readonly<Record<string, number>>;
  readonly source: { readonly page: string; readonly url: string };
};

/** The official page, for whoever wants to read on. */
export const officialUrl = facts.parts.source.url;

/** When the official pages were read, year and month. */
export const factsRead = facts.parts.read;

/** What the site says about the real exam, in the order of the page. The figures and their sources are the domain's. */
export const shownFacts: readonly ShownFact[] = [
  { key: 'parts', values: { parts: facts.parts.value.length }, source: facts.parts.source },
  { key: 'result', values: {}, source: facts.results.source },
  { key: 'choice', values: {}, source: facts.chosenTests.source },
  {
    key: 'reading',
    values: {
      minutes: facts.readingMinutes.value,
      tasksFrom: facts.tasksPerPart.value.from,
      tasksTo: facts.tasksPerPart.value.to,
    },
    source: facts.readingMinutes.source,
  },
  {
    key: 'listening',
    values: {
      minutesFrom: facts.listeningMinutes.value.from,
      minutesTo: facts.listeningMinutes.value.to,
      clipSeconds: facts.clipSeconds.value.atMost,
    },
    source: facts.listeningMinutes.source,
  },
  {
    key: 'writing',
    values: {
      minutes: facts.writingMinutes.value['A1–A2'],
      minutesUpper: facts.writingMinutes.value['B1–B2'],
    },
    source: facts.writingMinutes.source,
  },
  {
    key: 'speaking',
    values: { minutesFrom: facts.speakingMinutes.value.from, minutesTo: facts.speakingMinutes.value.to },
    source: facts.speakingMinutes.source,
  },
  {
    key: 'rounds',
    values: {
      perYear: facts.roundsPerYear.value,
      registrationWeeks: facts.registrationWeeksBefore.value,
      resultWeeks: facts.resultWeeksAfter.value,
    },
    source: facts.roundsPerYear.source,
  },
  {
    key: 'price',
    values: {
      partFrom: facts.priceOfPartNok.value.from,
      partTo: facts.priceOfPartNok.value.to,
      allFrom: facts.priceOfAllNok.value.from,
      allTo: facts.priceOfAllNok.value.to,
    },
    source: facts.priceOfPartNok.source,
  },
  { key: 'appeal', values: {}, source: facts.appeal.source },
  {
    key: 'c1',
    values: {
      minutes: facts.c1ListeningWriting.value.minutes,
      summaryWords: facts.c1ListeningWriting.value.summaryWordsAtMost,
    },
    source: facts.c1ListeningWriting.source,
  },
];
