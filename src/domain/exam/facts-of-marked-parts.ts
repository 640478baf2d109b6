import { content, type Facts, official, read } from './fact.ts';

/** Reading and listening: stages, times, moves, kinds of tasks. */
export const markedPartFacts = {
  listeningMinutes: {
    fact: 'Minutes of the listening part.',
    value: { from: 30, to: 60 },
    source: content,
    read,
  },
  readingMinutes: { fact: 'Minutes of the reading part.', value: 75, source: content, read },
  multistage: {
    fact: 'Reading and listening: a first pre-test, a second by its result, then one main test; tasks in each.',
    value: [
      { stage: 'pre-test 1', tests: ['A2'], tasks: { from: 7, to: 8 } },
      { stage: 'pre-test 2', tests: ['2A: A2', '2B: B1'], tasks: { from: 7, to: 8 } },
      { stage: 'main test', tests: ['A1–A2', 'A2–B1', 'B1–B2'], tasks: { from: 20, to: 20 } },
    ],
    source: official,
    read,
  },
  tasksPerPart: {
    fact: 'About so many tasks in reading and in listening.',
    value: { from: 34, to: 36 },
    source: official,
    read,
  },
  unanswered: {
    fact: 'Points of a wrong answer and of no answer: they count the same.',
    value: { wrong: 0, unanswered: 0 },
    source: official,
    read,
  },
  readingMoves: {
    fact: 'Reading: back and forth inside a stage, not between stages; a warning about unanswered tasks.',
    value: { insideStage: true, betweenStages: false, warnsOfUnanswered: true },
    source: official,
    read,
  },
  listeningMoves: {
    fact: 'Listening runs by itself, with no going back.',
    value: { runsByItself: true, back: false },
    source: official,
    read,
  },
  clipSeconds: {
    fact: 'Clips are at most 90 seconds, most of them 10 to 30.',
    value: { atMost: 90, mostly: { from: 10, to: 30 } },
    source: official,
    read,
  },
  clipSpeakers: {
    fact: 'At most two speakers, normally a woman and a man; no noise; moderate dialect at B2.',
    value: { atMost: 2, dialectFrom: 'B2' },
    source: official,
    read,
  },
  playsByLevel: {
    fact: 'Question and clip are played so often in tasks of a level.',
    value: { A1: 2, A2: 2, B1: 2, B2: 1 },
    source: official,
    read,
  },
  progressStrip: {
    fact: 'A numbered strip shows progress; the test never shows what was right.',
    value: { current: 'dark blue', answered: 'light blue', unanswered: 'grey' },
    source: official,
    read,
  },
  readingKinds: {
    fact: 'Kinds of reading tasks (documented for B1–B2).',
    value: ['order', 'choose', 'cloze', 'which_person', 'click_word'],
    source: official,
    read,
  },
  listeningKinds: {
    fact: 'Kinds of listening tasks (documented for B1–B2): choose, and match four speakers.',
    value: ['choose', 'match'],
    source: official,
    read,
  },
  lowLevelKinds: {
    fact: 'Kinds that A1–A2 has besides: click the picture, match notices.',
    value: ['picture', 'match'],
    source: official,
    read,
  },
  optionsByKind: {
    fact: 'Options of a kind: four to choose from and in each gap, five short texts to click, four speakers to match.',
    value: { choose: 4, cloze: 4, which_person: 5, matchSpeakers: 4 },
    source: official,
    read,
  },
  orderFirst: {
    fact: 'Ordering paragraphs: so many stand in their place from the start, the first.',
    value: 1,
    source: official,
    read,
  },
  textsAreShort: {
    fact: 'Texts are short, and so many answers to a task are right.',
    value: { rightAnswers: 1 },
    source: official,
    read,
  },
  trials2025Minutes: {
    fact: 'Trials in 2025 add dictation and reading aloud; minutes of each.',
    value: { dictation: { from: 10, to: 16 }, readingAloud: { from: 5, to: 12 } },
    source: official,
    read,
  },
} as const satisfies Facts;
