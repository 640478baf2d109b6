/**
 * What the product knows about the real exam. Pages are rendered from it and mock tests are tested against it, so
 * that a figure stands in one place with the page it was read on. Where the official page says something else,
 * the official page decides, and the site says so. Grammar by level: `grammarPoints` in domain/tasks/vocabulary.ts.
 */

type Source = { readonly page: string; readonly url: string };

type Fact = {
  /** The fact in one English sentence, for whoever reads this file; the site's words are in web/text. */
  readonly fact: string;
  /** A figure, a range `{from, to}` with both ends, a closed list, or figures by level or test. Units: in the fact's name. */
  readonly value: unknown;
  readonly source: Source;
  /** Year and month in which the source was read. */
  readonly read: string;
  /** Not read on an official page: say "check" wherever it is shown. */
  readonly secondHand?: true;
};

const content: Source = { page: 'prove.hkdir.no, innholdet i prøven', url: 'https://prove.hkdir.no/' };
const questions: Source = { page: 'prove.hkdir.no, ofte stilte spørsmål', url: 'https://prove.hkdir.no/' };
const writingTest: Source = {
  page: 'prove.hkdir.no, om skriveprøven',
  url: 'https://prove.hkdir.no/',
};
const oralTest: Source = { page: 'prove.hkdir.no, om muntlig prøve', url: 'https://prove.hkdir.no/' };
/** The official pages of HK-dir, read without a note of which one. */
const official: Source = { page: 'prove.hkdir.no', url: 'https://prove.hkdir.no/' };
const udi: Source = { page: 'udi.no', url: 'https://www.udi.no/' };
const read = '2026-11';

/** Facts about Norskprøven A1–B2 and C1, made by HK-dir (Direktoratet for høyere utdanning og kompetanse). */
export const examFacts = {
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
} as const satisfies Readonly<Record<string, Fact>>;
