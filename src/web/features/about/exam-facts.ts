/**
 * What the site says about the real exam: number, source and when it was read. Every page takes its figures from
 * here. The official page decides where it differs, and the site says so.
 */

export const factSources = {
  content: { url: 'https://prove.hkdir.no/', page: 'prove.hkdir.no, innholdet i prøven' },
  questions: { url: 'https://prove.hkdir.no/', page: 'prove.hkdir.no, ofte stilte spørsmål' },
  writing: { url: 'https://prove.hkdir.no/', page: 'prove.hkdir.no, om skriveprøven' },
  oral: { url: 'https://prove.hkdir.no/', page: 'prove.hkdir.no, om muntlig prøve' },
} as const;

export type ExamFact = {
  /** Key of the texts `about:exam.fact.…`. */
  readonly key: string;
  /** Figures that the sentence takes. */
  readonly values: Readonly<Record<string, number>>;
  readonly source: keyof typeof factSources;
};

/** When the official pages were read, year and month. */
export const factsRead = '2026-11';

export const examFacts: readonly ExamFact[] = [
  { key: 'parts', values: { parts: 4 }, source: 'content' },
  { key: 'result', values: {}, source: 'questions' },
  { key: 'choice', values: {}, source: 'content' },
  { key: 'reading', values: { minutes: 75, tasksFrom: 34, tasksTo: 36 }, source: 'content' },
  { key: 'listening', values: { minutesFrom: 30, minutesTo: 60, clipSeconds: 90 }, source: 'content' },
  { key: 'writing', values: { minutes: 90, minutesUpper: 120 }, source: 'writing' },
  { key: 'speaking', values: { minutesFrom: 20, minutesTo: 25 }, source: 'oral' },
  { key: 'rounds', values: { perYear: 4, registrationWeeks: 5, resultWeeks: 3 }, source: 'questions' },
  { key: 'price', values: { partFrom: 400, partTo: 1200, allFrom: 1500, allTo: 2500 }, source: 'questions' },
  { key: 'appeal', values: {}, source: 'questions' },
  { key: 'c1', values: { minutes: 150, summaryWords: 350 }, source: 'content' },
];
