export default {
  toCommunity: 'Community',
  list: {
    title: 'Conversation sheets',
    lead: 'Ready-made sheets for talking Norwegian together, at a language café, in a study group or with a friend. Each has questions, useful phrases and a task to do together.',
    how: 'Choose the level of those who know the least. You need no account, and every sheet fits on one page of paper.',
    levels: 'Go to a level',
  },
  sheet: {
    kind: 'Conversation sheet',
    back: 'All conversation sheets',
    print: 'Print',
    warmUp: 'To begin with',
    questions: 'Questions to talk about',
    task: 'A task to do together',
    closing: 'To end with',
    phrases: 'Useful words and phrases',
    host: 'For whoever leads the talk',
  },
  home: {
    title: 'Speak Norwegian together',
    text: 'Sheets with questions and phrases from A1 to C1, for your own language café.',
    link: 'See the conversation sheets',
  },
};
