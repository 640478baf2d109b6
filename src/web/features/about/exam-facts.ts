import { examFacts } from '#domain/exam/facts.ts';

export type WrittenFact = {
  /** Key of the texts `about:exam.fact.…`. */
  readonly key: string;
  /** Figures that the sentence takes. */
  readonly values: Readonly<Record<string, number>>;
  /** Name of the page on which it was read. */
  readonly page: string;
};

const {
  parts,
  results,
  chosenTests,
  readingMinutes,
  tasksPerPart,
  listeningMinutes,
  clipSeconds,
  writingMinutes,
  writingCeiling,
  speakingMinutes,
  speakingCeiling,
  roundsPerYear,
  registrationWeeksBefore,
  resultWeeksAfter,
  priceOfPartNok,
  priceOfAllNok,
  appeal,
  c1ListeningWriting,
} = examFacts;

/** The official page, and year and month in which it was read. */
export const officialPage = { url: parts.source.url, read: parts.read } as const;

/** The facts that the page writes, with the figures of `domain/exam/facts.ts`. */
export const writtenFacts: readonly WrittenFact[] = [
  { key: 'parts', values: { parts: parts.value.length }, page: parts.source.page },
  { key: 'result', values: {}, page: results.source.page },
  { key: 'choice', values: {}, page: chosenTests.source.page },
  {
    key: 'reading',
    values: {
      minutes: readingMinutes.value,
      tasksFrom: tasksPerPart.value.from,
      tasksTo: tasksPerPart.value.to,
    },
    page: readingMinutes.source.page,
  },
  {
    key: 'listening',
    values: {
      minutesFrom: listeningMinutes.value.from,
      minutesTo: listeningMinutes.value.to,
      clipSeconds: clipSeconds.value.atMost,
    },
    page: listeningMinutes.source.page,
  },
  {
    key: 'writing',
    values: { minutes: writingMinutes.value['A1–A2'], minutesUpper: writingMinutes.value['B1–B2'] },
    page: writingCeiling.source.page,
  },
  {
    key: 'speaking',
    values: { minutesFrom: speakingMinutes.value.from, minutesTo: speakingMinutes.value.to },
    page: speakingCeiling.source.page,
  },
  {
    key: 'rounds',
    values: {
      perYear: roundsPerYear.value,
      registrationWeeks: registrationWeeksBefore.value,
      resultWeeks: resultWeeksAfter.value,
    },
    page: roundsPerYear.source.page,
  },
  {
    key: 'price',
    values: {
      partFrom: priceOfPartNok.value.from,
      partTo: priceOfPartNok.value.to,
      allFrom: priceOfAllNok.value.from,
      allTo: priceOfAllNok.value.to,
    },
    page: priceOfPartNok.source.page,
  },
  { key: 'appeal', values: {}, page: appeal.source.page },
  {
    key: 'c1',
    values: {
      minutes: c1ListeningWriting.value.minutes,
      summaryWords: c1ListeningWriting.value.summaryWordsAtMost,
    },
    page: c1ListeningWriting.source.page,
  },
];
