export default {
  part: { read: 'Reading', listen: 'Listening', write: 'Writing', speak: 'Speaking' },
  chance: {
    tenths: 'about {{tenths}} in 10',
    hardly: 'less than 1 in 20',
    almost: 'more than 19 in 20',
    unknown: 'not known yet',
    missing: {
      write_one: 'not enough yet: {{count}} more text',
      write_other: 'not enough yet: {{count}} more texts',
      speak_one: 'not enough yet: {{count}} more recording',
      speak_other: 'not enough yet: {{count}} more recordings',
    },
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
