export default {
  level: { title: 'Level test result, {{day}}', heading: 'Result of the level test' },
  custom: { title: 'Custom test, {{day}}', heading: 'Result of a custom test', name: 'Custom test' },
  practice: { title: 'Practice, {{day}}', heading: 'Result of a round of practice', name: 'Practice' },
  mock: {
    title: 'Mock exam, {{day}}',
    heading: 'Result of a mock exam',
    name: 'Mock exam',
    part: 'Part',
    test: 'Test',
    taken: 'Taken',
    none: 'No result yet',
  },
  on: 'Taken on {{day}}',
  minutes: '{{count}} min',
  seconds: '{{count}} s',
  rightCount: '{{correct}} of {{count}}',
  partsTaken: '{{count}} of 4',
  levels: { level: 'Level', points: 'Right', mastery: 'How it went' },
  whatItMeans: 'What {{level}} means',
  open: {
    band: 'The chance is about 8 in 10 that the level lies in the blue band, from {{low}} to {{high}}.',
    criterion: '{{level}} ({{low}} to {{high}})',
    notJudged: 'not judged',
  },
  notOfficial:
    'A guide, not an official result: only Norskprøven gives one. The level is estimated from the answers to the tasks.',
  page: 'Page {{number}} of {{count}}',
};
