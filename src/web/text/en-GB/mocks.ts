export default {
  title: 'Mock tests',
  lead: 'The exam as it is: its parts, its kinds of tasks, its time. Nothing is explained while it runs. Afterwards you get a level for each part, as from the real exam, and can read the reason for every answer.',
  part: { read: 'Reading', listen: 'Listening', write: 'Writing', speak: 'Speaking' },
  level: { 'under A1': 'Under A1', A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2' },
  whole: {
    title: 'A whole exam',
    text: 'Take the parts one after the other, on one day or on several. Your package has reading and listening. You begin with reading, and listening waits in the list below until you take it.',
    with: {
      write:
        'Take the parts one after the other, on one day or on several. You begin with reading; listening and writing wait in the list below until you take them.',
      all: 'Take the parts one after the other, on one day or on several. You begin with reading; listening, writing and speaking wait in the list below until you take them.',
    },
    action: 'Begin a whole exam',
  },
  single: { title: 'One part by itself' },
  offer: {
    read: '{{minutes}} minutes, {{tasks}} tasks in three tests. Which tests you get depends on your answers, so one exam fits everybody from A1 to B2.',
    listen:
      'Between {{from}} and {{to}} minutes, {{tasks}} tasks in three tests. It runs by itself, and you cannot go back.',
    write:
      'A1–A2, A2–B1, B1–B2 or C1: you choose, and the test cannot give more than its upper level. {{from}} to {{to}} minutes, at C1 longer.',
    speak:
      'A1–A2, A2–B1, B1–B2 or C1: pictures, your own view and a discussion with a partner that you hear, recorded. {{from}} to {{to}} minutes, at C1 with preparation.',
  },
  begin: {
    read: 'Take reading',
    listen: 'Take listening',
    write: 'Take writing',
    speak: 'Take speaking',
  },
  needs: {
    write: 'It comes with Plus and Premium.',
    speak: 'It comes with Premium.',
    packages: 'See the packages',
  },
  officialDecides:
    'We follow what HK-dir says about the exam. Where the official page says something else, it decides.',
  running: {
    read: 'Your reading part is running',
    listen: 'Your listening part is running',
    write: 'Your writing part is running',
    speak: 'Your speaking part is running',
    text: 'The clock goes on while you are away.',
    action: 'Go on',
  },
  earlier: {
    title: 'Your mock tests',
    none: 'You have not finished any yet.',
    whole: 'Whole exam, begun {{day}}',
    part: 'One part, {{day}}',
    texts: '{{test}}: see how it went',
    open: 'Result of {{part}}',
  },
  before: {
    back: 'Mock tests',
    read: {
      title: 'Before you begin reading',
      time: 'You have {{minutes}} minutes for everything. The clock starts when you press the button, and it is ours: it goes on if you reload the page, close it or move to another device.',
      tests:
        'There are {{tasks}} tasks in three tests: first eight, then eight more, then twenty. The next test is chosen by how the ones before went.',
      moves:
        'Inside a test you can go back and forth and change your answers. When you hand a test in, you cannot return to it.',
      kinds:
        'You choose an answer, fill gaps from a list, click a word in the text, find the right person, match notices or put paragraphs in order. Nothing is typed.',
      answers:
        'A wrong answer counts like no answer, so answer everything. You see what was right afterwards.',
      pause: 'You cannot pause. If you leave the part, it ends without a result.',
      action: 'Begin reading',
    },
    listen: {
      title: 'Before you begin listening',
      time: 'The part takes between {{from}} and {{to}} minutes. It starts when you press the button and runs by itself to the end, also if you reload the page or move to another device.',
      tests: 'There are {{tasks}} tasks in three tests. The next test is chosen by how the ones before went.',
      moves: 'You cannot go back. You can change your answers to a clip until the next one comes.',
      plays: 'Clips up to B1 are played twice, those at B2 once. You read the questions before each clip.',
      answers:
        'A wrong answer counts like no answer, so answer everything. You see what was right afterwards.',
      sound: 'Put your headphones on and check that you can hear your device before you begin.',
      pause: 'You cannot pause. If you leave the part, it ends without a result.',
      action: 'Begin listening',
    },
  },
  test: 'test {{number}} of 3',
  taskNumber: 'Task {{number}}',
  text: 'Text',
  question: 'Question',
  previous: 'Previous',
  next: 'Next',
  runsByItself: 'The next clip comes by itself.',
  strip: {
    label: 'Tasks of this test',
    answered: 'Task {{number}}, answered',
    open: 'Task {{number}}, not answered',
  },
  clock: {
    show: 'Show the time that is left',
    hide: 'Hide the time that is left',
    left_one: '{{count}} minute left.',
    left_other: '{{count}} minutes left.',
  },
  clip: {
    read: 'Read the questions. The clip comes soon.',
    playing: 'Listen: play {{number}} of {{count}}',
    again: 'The clip is played once more.',
    answer: 'Choose your answers.',
    next: 'The next clip comes in {{time}}.',
    allow: 'Turn the sound on',
    failed: 'The sound could not be fetched. Check your connection; the part goes on.',
  },
  pause: {
    title: 'Test {{number}} begins in a moment',
    text: 'It begins by itself. Your answers so far are saved.',
    soon: 'This test is over. The next one begins by itself.',
  },
  handIn: {
    open: 'Next test',
    title: 'Go on to the next test?',
    titleLast: 'Finish this part?',
    unanswered_one: '{{count}} task has no answer, and counts as wrong.',
    unanswered_other: '{{count}} tasks have no answer, and count as wrong.',
    text: 'You cannot come back to this test.',
    textLast: 'Your answers are handed in, and you see your result.',
    list: 'Tasks without an answer',
    goTo: 'Go to task {{number}}',
    back: 'Stay in this test',
    confirm: 'Hand in and go on',
    confirmLast: 'Hand in and finish',
  },
  leave: {
    open: 'Leave the exam',
    title: 'Leave this part for good?',
    text: 'The part cannot be paused. If you leave it, it ends now without a result, and you cannot go on with it later.',
    back: 'Stay',
    confirm: 'Leave without a result',
  },
  result: {
    back: 'Mock tests',
    head: { read: 'Reading, mock test', listen: 'Listening, mock test' },
    sure: 'This level is right in about {{count}} of 10 such results.',
    sureHigh: 'This level is right in at least 9 of 10 such results.',
    incomplete:
      'The time was up before you had come to the last test. The level is less sure than that of a whole part.',
    robot: 'Most clips were read by a robot voice, so this level in listening is provisional.',
    description:
      'The level is {{level}}. It most likely lies between {{low}} and {{high}} on the way from 0 (Pre-A1) to 5 (C1).',
    here: 'You are here',
    levelsTitle: 'How likely each level is',
    percent: '{{percent}}%',
    percentLess: 'under 1%',
    nextTitle: 'What separates you from the next level',
    topTitle: 'The highest level of the exam',
    next_one:
      '{{level}} is {{distance}} levels away. Somebody who has just reached {{level}} gives about {{count}} more right answer on these tasks.',
    next_other:
      '{{level}} is {{distance}} levels away. Somebody who has just reached {{level}} gives about {{count}} more right answers on these tasks.',
    top: 'The exam does not measure above B2. Whether you are at C1 is shown by a test of its own.',
    error:
      'The standard error is {{error}} levels: a result like this often lies that far from what you really master.',
    tasks: '{{correct}} of {{count}} tasks were wholly right, and {{answered}} had an answer.',
    ours: 'The level is our estimate for practice, not a result of Norskprøven.',
    review: 'See the answers with reasons',
    pdf: 'Download as a PDF',
  },
  errors: {
    offline:
      'No connection. Your answers are kept here and sent as soon as the network is back. The clock goes on.',
    mock_running:
      'Another part is running. Finish it or leave it first; you find it on the page of mock tests.',
    part_taken: 'You have taken this part of the exam already. Begin another exam to take it again.',
    too_few_tasks:
      'A part cannot be put together at the moment. If it is listening, its sound is still being made; try again in a few minutes.',
    mock_not_found: 'This mock test is not yours, or it was deleted.',
    mock_over: 'This part is over. What was sent after its time does not count.',
    stage_over: 'This test was handed in, perhaps in another window. The answer was not changed.',
    task_not_given: 'This task is not there any more. The page shows where the part stands now.',
    package_needed:
      'Your package does not have this test. You find the packages on the page of your licence.',
    test_missing: 'Choose which test you want to take.',
    recording_missing: 'The recording did not arrive. It is kept on this device; hand it in again.',
    recording_too_long:
      'The recording is longer than the task allows, so it was not taken. Leave this task to go on.',
    recording_begun_late: 'The time was up before this recording began, so it does not count.',
    recording_too_late: 'This recording goes on after the time was up, so it does not count.',
    recording_unsound: 'The recording cannot be played, so it was not taken. Leave this task to go on.',
    licence_needed: 'You need a licence to begin a mock test. What you have begun you can finish.',
    demo_account: 'The demo is for looking around; this needs an account of your own.',
    wrong_shape: 'The answer did not arrive whole. Please choose again.',
    too_many_requests: 'That was very fast. Wait a moment; your answers are kept here.',
    not_signed_in: 'Your session has ended. Log in again; the part and its clock go on.',
    unexpected_failure: 'Something went wrong on our side. Your answers are kept here and sent again.',
  },
};
