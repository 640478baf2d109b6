import { type Facts, official, read, writingTest } from './fact.ts';

/** Writing: minutes, tasks, words, how it is judged. */
export const writingFacts = {
  writingMinutes: {
    fact: 'Minutes of the writing part by chosen test.',
    value: { 'A1–A2': 90, 'A2–B1': 90, 'B1–B2': 120 },
    source: writingTest,
    read,
  },
  writingTasks: {
    fact: 'Tasks of the writing part by chosen test.',
    value: {
      'A1–A2': [
        'a short message',
        'describe a picture of several people',
        'tell about an everyday topic (A2: at least about 80 words)',
      ],
      'A2–B1': [
        'describe a picture',
        'narrate',
        'give an opinion or complain, with reasons (B1: reasons, at least about 80 words)',
      ],
      'B1–B2': [
        'an e-mail or complaint with views and reasons',
        'a longer argued text on one of several topics, about 250–350 words',
      ],
    },
    source: official,
    read,
  },
  writingWords: {
    fact: 'Words that the texts are asked to have; guidance, over-length is not punished.',
    value: { 'A1–A2': { atLeast: 80 }, 'A2–B1': { atLeast: 80 }, 'B1–B2': { from: 250, to: 350 } },
    source: official,
    read,
  },
  raters: {
    fact: 'How raters judge writing.',
    value: [
      'word counts are guidance, and the whole text is read',
      'idioms earn nothing for being there; misused ones are errors of vocabulary',
      'stock e-mail phrases do not help',
      'memorised text and knowledge of the topic are irrelevant',
    ],
    source: official,
    read,
  },
  writingCriteria: {
    fact: 'Criteria of writing: the task criterion for each task, the others over all tasks together.',
    value: ['task', 'structure', 'spelling', 'vocabulary', 'grammar'],
    source: official,
    read,
  },
  writingByLevel: {
    fact: 'What each criterion of writing asks at each level.',
    value: {
      A2: {
        task: 'simple sentences answer it; views come through, reasons may be unclear',
        structure: 'time order and og/fordi give some cohesion',
        spelling: 'many common words right; spelling often follows speech; some full stops and capitals',
        vocabulary: 'many everyday words; meaning nearly always clear',
        grammar: 'some basics (inflection, word order); many elementary errors',
      },
      B1: {
        task: 'connected answer, easy to follow; views and some reasons',
        structure: 'mostly easy to follow; several linkers (men, eller, at, som)',
        spelling: 'fairly good; several errors; nearly always marks sentences',
        vocabulary: 'rather broad; fits the topic; some wrong choices',
        grammar: 'fairly good control of basics; some variety, subordinate clauses',
      },
      B2: {
        task: 'relevant and precise; views clearly justified; mostly logical; goes beyond own experience',
        structure: 'easy to follow as a whole; many linkers; clear paragraphs, introduction, progression',
        spelling: 'good; few errors',
        vocabulary: 'broad, varied, precise; wrong choices do not mislead',
        grammar: 'good control; varied and complex sentences; errors do not mislead',
      },
    },
    source: official,
    read,
  },
} as const satisfies Facts;
