import { content, type Facts, oralTest, questions, read, udi, writingTest } from './fact.ts';

/** What holds for the exam as a whole: parts, results, rounds, prices, what it is taken for. */
export const wholeExamFacts = {
  parts: {
    fact: 'Four independent parts; any of them may be taken. The first three are on a computer.',
    value: ['listen', 'read', 'write', 'speak'],
    source: content,
    read,
  },
  results: {
    fact: 'Each part gives a level; there is no pass or fail, and the best result of each part stands on the certificate.',
    value: ['under A1', 'A1', 'A2', 'B1', 'B2'],
    source: questions,
    read,
  },
  chosenTests: {
    fact: 'A level is chosen only for writing and speaking; reading and listening are one test for all.',
    value: ['A1–A2', 'A2–B1', 'B1–B2'],
    source: content,
    read,
  },
  writingCeiling: {
    fact: 'Writing cannot give more than the upper level of the chosen test: steps above it.',
    value: 0,
    source: writingTest,
    read,
  },
  speakingCeiling: {
    fact: 'Speaking can go so many levels above or below the chosen test.',
    value: 1,
    source: oralTest,
    read,
  },
  roundsPerYear: { fact: 'Rounds a year, only in Norway.', value: 4, source: questions, read },
  registrationWeeksBefore: {
    fact: 'Registration is about so many weeks before.',
    value: 5,
    source: questions,
    read,
  },
  resultWeeksAfter: { fact: 'Results come about so many weeks after.', value: 3, source: questions, read },
  writtenForms: {
    fact: 'The written form is chosen at the start of the test.',
    value: ['bokmål', 'nynorsk'],
    source: questions,
    read,
  },
  priceOfPartNok: {
    fact: 'The municipality sets the price; a part often costs so much.',
    value: { from: 400, to: 1200 },
    source: questions,
    read,
  },
  priceOfAllNok: {
    fact: 'All four parts often cost so much.',
    value: { from: 1500, to: 2500 },
    source: questions,
    read,
  },
  appeal: {
    fact: 'Only writing can be appealed; the new result counts even when it is lower.',
    value: ['write'],
    source: questions,
    read,
  },
  citizenship: {
    fact: 'Citizenship asks for this oral level since 1 October 2022 (A2 for some).',
    value: { oral: 'B1', forSome: 'A2', since: '2022-10-01' },
    source: udi,
    read,
  },
  permanentResidence: {
    fact: 'Permanent residence asks for this oral level since September 2025.',
    value: { oral: 'A2', since: '2025-09' },
    source: udi,
    read,
    secondHand: true,
  },
  higherEducation: { fact: 'Higher education asks for this level.', value: 'B2', source: udi, read },
} as const satisfies Facts;
