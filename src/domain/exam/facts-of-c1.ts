import { content, type Facts, official, read } from './fact.ts';

/** The test of C1 by itself, in two integrated parts. */
export const c1Facts = {
  c1Results: {
    fact: 'C1 is a separate test of two integrated parts with these results.',
    value: ['C1', 'not passed'],
    source: official,
    read,
  },
  c1ListeningWriting: {
    fact: 'C1, part 1: a long conversation of two people, a summary, then one of two writing tasks.',
    value: { minutes: 150, speakers: 2, plays: 2, summaryWordsAtMost: 350, writingTasksToChooseFrom: 2 },
    source: content,
    read,
  },
  c1ReadingSpeaking: {
    fact: 'C1, part 2: prepare, then summarise the texts, contrast them, argue an own view.',
    value: { preparationMinutes: 30, minutes: { from: 15, to: 20 } },
    source: official,
    read,
  },
} as const satisfies Facts;
