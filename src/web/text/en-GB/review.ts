export default {
  title: 'Your answers',
  lead_one:
    '{{correct}} of {{count}} task right. Each is shown here with your answer, the right one and the reason.',
  lead_other:
    '{{correct}} of {{count}} tasks right. Each is shown here with your answer, the right one and the reason.',
  leadPartly_one:
    '{{correct}} of {{count}} task right, {{partly}} partly. Each is shown here with your answer, the right one and the reason.',
  leadPartly_other:
    '{{correct}} of {{count}} tasks right, {{partly}} partly right. Each is shown here with your answer, the right one and the reason.',
  back: 'Back to the result',
  filter: 'Show',
  all: 'All',
  wrong: 'Wrong',
  partly: 'Partly right',
  shown: 'Shown',
  open: 'Written and spoken',
  jump: 'Tasks',
  neighbours: 'Previous and next task',
  task: 'Task {{number}}',
  ofTasks: 'Task {{number}} of {{count}}',
  state: {
    right: 'right',
    partly: 'partly right',
    wrong: 'wrong',
    shown: 'answer shown',
    open: 'written or spoken',
  },
  previous: 'Previous',
  next: 'Next',
  /** By the filter that finds no task. */
  none: {
    all: { title: 'No answers yet', text: 'Nothing was answered in this test.' },
    wrong: { title: 'No wrong answers', text: 'No task that you answered is wholly wrong.' },
    partly: { title: 'No partly right answers', text: 'Every answer is wholly right or wholly wrong.' },
    shown: { title: 'No answers shown', text: 'You answered every task yourself.' },
    open: { title: 'Nothing written or spoken', text: 'This test had no tasks of writing or speaking.' },
  },
  showAll: 'Show all tasks',
  category: { read: 'Reading', listen: 'Listening', write: 'Writing', speak: 'Speaking' },
  report: {
    title: 'Something wrong with this task?',
    text: 'Say what it is. Somebody goes through the task, and you hear what came of it.',
    more: 'What is wrong? (you may leave it empty)',
    reason: {
      wrong_key: 'The key is wrong',
      several_right: 'Several answers are right',
      language: 'The language',
      sound_or_picture: 'The sound or the picture',
      other: 'Something else',
    },
    sent: 'Thank you. Somebody will look at it.',
    waiting: 'You have reported this task. Somebody will look at it.',
    failed: 'It could not be sent just now. What you wrote is still here; please try again.',
    outcome: {
      mended: 'You reported this task. You were right, and it has been mended.',
      withdrawn: 'You reported this task. You were right, and it is no longer given.',
      kept: 'You reported this task. We went through it and kept it as it is.',
    },
  },
};
