export default {
  level: {
    unknown: 'Not enough answers to name a level',
    between: 'Between {{lower}} and {{upper}}',
    onTheWay: 'on the way to {{next}}',
    closeTo: 'close to {{next}}',
    description: '{{level}}. Likely from {{low}} to {{high}}.',
    justUnder: 'just under {{next}}',
    inBetween: 'between {{level}} and {{next}}',
  },
  tests: {
    title: 'Previous tests',
    emptyTitle: 'No tests yet',
    emptyText: 'Your results will stand here.',
    start: 'Take the level test',
    older: 'Older tests',
    unfinished: 'Not finished',
    right_one: '{{correct}} of {{count}} task right',
    right_other: '{{correct}} of {{count}} tasks right',
  },
};
