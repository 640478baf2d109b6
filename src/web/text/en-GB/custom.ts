export default {
  title: 'Custom test',
  result: {
    title: 'Custom test',
    chosen: '{{levels}}: {{categories}}',
    claims: 'These answers fit {{level}}.',
    noClaim:
      'A test of the levels you chose yourself says how you do there, not where you stand. The level test looks for that.',
    levelTest: 'Test your level',
    again: 'New custom test',
  },
};
