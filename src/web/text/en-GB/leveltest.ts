export default {
  title: 'Test your level',
  lead: 'The test looks for you on the trail: a right answer takes you to a harder task, a wrong one to an easier one. It stops when your level is sure enough.',
  leadVisitor:
    'The test looks for you on the trail: a right answer takes you to a harder task, a wrong one to an easier one. It stops when your level is sure enough. No account, no card.',
  length: 'About {{tasks}} tasks, {{minutes}} minutes',
  settings: 'Settings',
  levels: 'Levels',
  allLevels: 'All levels',
  categories: 'Parts',
  allCategories: 'All parts',
  categoriesNote:
    'Writing and speaking are judged, not marked by a key, so they are not in the level test. Practise them by themselves, or in a mock test.',
  category: { read: 'Read', listen: 'Listen', write: 'Write', speak: 'Speak' },
  how: 'How the test is taken',
  quick: {
    title: 'Quick test',
    text: 'About {{tasks}} tasks, {{minutes}} minutes. The full test has about {{full}} and gives a more certain result.',
  },
  randomOrder: {
    title: 'Random order',
    text: 'Reading and listening mixed. Off: one part after the other, as in the exam.',
  },
  showAnswers: {
    title: 'Show answers while testing',
    text: 'See the key and the reason after each task. Off: all of it at the end, as in the exam.',
  },
  freePlays: {
    title: 'Hear clips as often as I like',
    text: 'For practice. Off: twice up to B1 and once from B2, as in the exam.',
  },
  dark: { title: 'Dark mode', text: 'Easier on the eyes in the evening.' },
  start: 'Start the test',
  starting: 'Starting …',
  saved: 'Every answer is saved at once. You can leave and go on later.',
  resume: {
    title: 'You have a test that is not finished',
    text_one: '{{count}} task so far. It goes on where you stopped.',
    text_other: '{{count}} tasks so far. It goes on where you stopped.',
    action: 'Go on',
  },
  errors: {
    no_level: 'Select at least one level!',
    no_category: 'Select at least one category!',
    no_task: 'There are no tasks for this choice yet. Choose more levels or both parts.',
    wrong_shape: 'The form did not arrive whole. Please try again.',
    too_many_requests:
      'Very many tests were started from your network just now. Please try again in a few minutes.',
    unexpected_failure: 'Something went wrong on our side, and no test was started. Please try again.',
  },
};
