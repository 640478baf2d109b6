/** Writing and speaking in mock exams. */
export default {
  before: {
    write: {
      title: 'Before you begin writing',
      time: 'The time is the exam’s, one time for all tasks. It starts when you press the button, and the clock is ours: it goes on if you reload the page, close it or move to another device.',
      moves: 'You can go back and forth between the tasks until you hand everything in.',
      words: 'Word counts are guidance. A text that is longer is read to its end.',
      help: 'No spelling is marked and no words can be looked up. What you write is saved as you write.',
      end: 'Afterwards you see model texts and the points that an answer should have, and an estimated level where your texts can be judged.',
      action: 'Begin writing',
    },
    speak: {
      title: 'Before you begin speaking',
      time: 'The time is the exam’s, one time for all tasks. It starts when you press the button and cannot be paused.',
      once: 'The tasks come one after the other. Each answer is recorded once; you cannot record it again or go back.',
      partner: 'In the pair discussion you hear a partner, and answer in turns.',
      microphone: 'Check your microphone here, while there is time. Headphones help.',
      end: 'When the time is up, what you are saying then is kept and sent.',
      action: 'Begin speaking',
      silent:
        'You can take the part without recording, to see how it goes. Without a recording there is no assessment.',
    },
  },
  test: {
    title: 'Which test do you want to take?',
    text: {
      write:
        'At the exam you choose when you register. Your result cannot be higher than the test you choose.',
      speak:
        'At the exam you choose when you register. Your result can be at most one level above or below the test.',
    },
    size: {
      write: '{{count}} tasks in {{minutes}} minutes.',
      speak: '{{count}} tasks in up to {{minutes}} minutes.',
      c1_write:
        'A long conversation that you hear twice, a summary of it and one of two writing tasks, in {{minutes}} minutes.',
      c1_speak: '30 minutes to prepare with texts, then {{from}} to {{minutes}} minutes to speak.',
    },
    ceiling: {
      write: {
        'A1–A2': 'The highest result of this test is A2.',
        'A2–B1': 'The highest result of this test is B1.',
        'B1–B2': 'The highest result of this test is B2.',
        C1: 'The result is C1 or not passed.',
      },
      speak: {
        'A1–A2': 'Results from under A1 to B1 are possible.',
        'A2–B1': 'Results from A1 to B2 are possible.',
        'B1–B2': 'Results from A2 to B2 are possible.',
        C1: 'The result is C1 or not passed.',
      },
    },
    closed: { plus: 'This test comes with Plus and Premium.', premium: 'This test comes with Premium.' },
  },
  needs: {
    write: 'Writing comes with Plus and Premium.',
    speak: 'Speaking comes with Premium.',
    packages: 'See the packages',
  },
  topic: {
    title: 'Choose what to write about',
    text: 'Write about one of these. You can change your mind until you hand in; only the one you have chosen then is judged.',
    number: 'Topic {{number}}',
    choose: 'Write about topic {{number}}',
    taken: 'You have chosen one of two topics.',
    change: 'See both again',
  },
  handIn: {
    open: 'Hand in',
    title: 'Hand in all your texts?',
    empty_one: 'Task {{list}} has no text, and counts as not answered.',
    empty_other: 'Tasks {{list}} have no text, and count as not answered.',
    text: 'The part is over then, and the texts cannot be changed any more.',
    back: 'Go on writing',
    confirm: 'Hand in',
  },
  speak: {
    skip: 'Leave this task',
    ending: 'All tasks are done. The part is being handed in …',
  },
  prepare: {
    text: 'Read the texts and the tasks, and make notes. Speaking begins by itself when the time is over.',
    task: 'Task {{number}}',
    notes: 'Notes (only on this device)',
    begin: 'Begin to speak now',
  },
  conversation: {
    label: 'The conversation',
    read: 'Read the task. The conversation is played soon, twice in all.',
    again: 'The conversation is played once more.',
    over: 'The conversation has been played twice. Write your texts.',
    ends: 'The second time ends in {{time}}.',
  },
  errors: {
    not_saved:
      'Your text is not saved yet: there is no connection, or another window has changed it. It is kept on this device; try again in a moment.',
    draft_conflict: 'Another window has changed this text. Choose which version to go on with.',
    sitting_over: 'The time of this part is up.',
  },
  result: {
    head: { write: 'Writing, mock test {{test}}', speak: 'Speaking, mock test {{test}}' },
    level: {
      write: 'Estimated from all the texts of the part; a task without a text counts as below A1.',
      speak: 'Estimated from all the recordings of the part; a task without one counts as below A1.',
    },
    capped: {
      write: 'Your texts may be above this test, but it cannot give a higher level. Try the next test.',
      speak: 'You may speak above this test, but it cannot give a higher level. Try the next test.',
    },
    c1: { passed: 'C1', notPassed: 'Not passed' },
    waiting: {
      title: 'Being judged',
      text: 'This takes a moment. The page changes by itself; you can also come back later.',
    },
    unassessed: {
      title: 'No assessment yet',
      reason: {
        no_assessor:
          'Nobody here can judge your texts yet, so there is no level. Look at each task: the points and the models show what an answer should have.',
        no_transcription:
          'There is no transcript: nobody has listened yet, so there is no level. Your recordings are kept; look at each task with its points and models.',
        no_recording:
          'Something was handed in without a recording, so there is nothing to judge there and no level for the part.',
        no_speech: 'No speech could be heard in a recording, so there is no level for the part.',
        too_short: 'A text is too short to say anything certain, so there is no level for the part.',
        not_norwegian: 'Much of a text does not seem to be Norwegian, so there is no level for the part.',
      },
      failed: 'The assessment could not be made for everything you handed in. Open the task to try again.',
    },
    nothing_handed_in: {
      title: 'Nothing handed in',
      text: 'There was no text or recording when the part ended, so there is no result.',
    },
    tasks: 'Your tasks',
    estimate: 'Our estimate on the scale of levels',
    look: 'Look at it',
    review: 'See points, models and feedback',
  },
};
