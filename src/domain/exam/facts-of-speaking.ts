import { type Facts, official, oralTest, read } from './fact.ts';

/** Speaking: minutes, people, tasks, how it is judged. */
export const speakingFacts = {
  speakingMinutes: {
    fact: 'Minutes of the speaking part, two candidates of the same level together.',
    value: { from: 20, to: 25 },
    source: oralTest,
    read,
  },
  speakingPeople: {
    fact: 'Candidates and others in the room: an examiner leads, a rater judges.',
    value: { candidates: 2, examiners: 1, raters: 1 },
    source: official,
    read,
  },
  speakingTasks: {
    fact: 'Tasks of the speaking part by chosen test.',
    value: {
      'A1–A2': [
        'introduce yourself',
        'describe a picture',
        'exchange with the partner',
        'tell about a topic',
      ],
      'A2–B1': ['own view with follow-ups', 'discussion in the pair', 'argue'],
      'B1–B2': ['own view with follow-ups', 'discussion in the pair', 'argue'],
    },
    source: official,
    read,
  },
  speakingTaskMinutes: {
    fact: 'Minutes of two of the tasks at A2–B1 and B1–B2.',
    value: { ownView: { from: 2, to: 3 }, pairDiscussion: { from: 5, to: 7 } },
    source: official,
    read,
  },
  speakingCriteria: {
    fact: 'Criteria of speaking; taking turns and helping the partner count.',
    value: ['task fulfilment', 'fluency', 'pronunciation', 'vocabulary', 'grammar'],
    source: official,
    read,
  },
} as const satisfies Facts;
