export default {
  part: { read: 'Reading', listen: 'Listening', write: 'Writing', speak: 'Speaking' },
  chance: {
    tenths: 'about {{tenths}} in 10',
    hardly: 'less than 1 in 20',
    almost: 'more than 19 in 20',
    unknown: 'not known yet',
  },
  session: {
    level_test: 'Level test',
    mock: 'Mock exam: {{part}}',
  },
  card: {
    title: 'Your chance of {{level}}',
    today: 'Today, {{count}} min:',
    next: 'Next, on {{day}}, {{count}} min:',
    all: 'The whole plan',
  },
};
