/** Levels from test to test. */
export default {
  title: 'Your level from test to test',
  text: 'The last tests and mock exams of each part, the oldest on the left. The bars show how sure each level is.',
  textWithGoal:
    'The last tests and mock exams of each part, the oldest on the left. The bars show how sure each level is; the dashed line is the level you want.',
  part: { read: 'Reading', listen: 'Listening', write: 'Writing', speak: 'Speaking' },
  alternative: '{{part}}, the oldest first: {{list}}',
  point: '{{day}}: {{level}}',
  change: {
    up: 'Higher than before.',
    down: 'Lower than before.',
    same: 'The difference to before is no greater than chance makes it.',
    none: 'One test so far: there is nothing to compare it with.',
  },
  goal: 'You want {{level}}, which lies above it.',
  goalReached: 'You want {{level}}, and here you reached it.',
  none: {
    read: 'No test of reading has given a level yet.',
    listen: 'No test of listening has given a level yet.',
    write: 'No text of yours has been judged yet.',
    speak: 'No recording of yours has been judged yet.',
  },
};
