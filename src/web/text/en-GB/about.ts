export default {
  title: 'How it works',
  lead: 'A test that finds your level, tasks that explain themselves, and a plain picture of where you stand. This is how it is made and how far it can be trusted.',
  test: {
    title: 'The level test',
    adapt: {
      title: 'It adapts',
      text: 'Each task has a difficulty. After every answer we work out which levels are still likely and choose the task that tells us most. A lucky guess moves little: the model knows that one of four answers can be guessed.',
    },
    stop: {
      title: 'It stops when it knows',
      text: 'The full test has {{atLeast}} to {{atMost}} tasks, the quick one at most {{quick}}. It ends when another task would hardly tell the level more precisely.',
    },
    say: {
      title: 'It says how sure it is',
      text: 'With 90% certainty your level lies inside the band. When two levels are nearly as likely, the result says “between” and names no single one.',
    },
    keep: {
      title: 'It keeps your answers',
      text: 'Every answer is saved at once. A reload, a closed laptop or a lost network costs nothing. Without an account the test belongs to your browser; an account made later takes it over.',
    },
  },
  reading: {
    title: 'How to read the picture',
    sure: 'One level is likely enough to be named: B1, a little past the station.',
    sureAlt:
      'Trail from Pre-A1 to C1: the learner stands a little past B1, the band goes from just under B1 to over halfway to B2.',
    between: 'Two levels are nearly as likely: between A2 and B1. More tasks make the band narrower.',
    betweenAlt: 'Trail from Pre-A1 to C1: the band goes from A2 to B1, and no single level is named.',
  },
  levels: {
    title: 'What the levels mean',
    lead: 'The six levels follow the European framework. In our own words:',
    category: { read: 'Read', listen: 'Listen', write: 'Write', speak: 'Speak' },
    A1: {
      read: 'Names, words you know, notices of one line.',
      listen: 'Familiar phrases, said slowly and clearly.',
      write: 'Forms, and single phrases about yourself.',
      speak: 'Short set phrases, with some help.',
    },
    A2: {
      read: 'The facts you look for in ads, menus, timetables and messages.',
      listen: 'The point of a short, clear message.',
      write: 'Short notes and simple linked sentences about daily life and the past.',
      speak: 'A direct exchange about routine matters.',
    },
    B1: {
      read: 'The main points of plain texts from everyday life and work.',
      listen: 'The main points of clear standard speech, and slow news.',
      write: 'Connected text on familiar topics, with brief reasons.',
      speak: 'Most everyday situations; telling a story; short reasons.',
    },
    B2: {
      read: 'Articles with a point of view, and texts in your own field.',
      listen: 'Longer speech, most news, a moderate dialect.',
      write: 'Clear, detailed texts that argue for something.',
      speak: 'Fluent exchange; you defend a view.',
    },
    C1: {
      read: 'Long, demanding texts, with what lies between the lines and the style.',
      listen: 'Long speech, even when it is loosely put together.',
      write: 'Well-built text on complex matters in the right tone.',
      speak: 'Flexible, precise and without effort.',
    },
  },
  tasks: {
    title: 'Where the tasks come from',
    written: {
      title: 'Written for this site',
      text: 'Nothing is copied from the exam, a textbook or a newspaper. The numbers of tasks that we state are counted from the task bank.',
    },
    solved: {
      title: 'Solved by a second reader',
      text: 'Somebody who cannot see the key solves each task. Where the two disagree, the task is mended or dropped.',
    },
    explained: {
      title: 'Explained in two languages',
      text: 'Each key has its reason in Norwegian and English: why this answer, and why the tempting one is wrong.',
    },
    marked: {
      title: 'Marked by a key',
      text: 'Reading and listening are marked by keys and spelling rules, not by artificial intelligence. What a machine estimates one day will be marked as an estimate.',
    },
  },
  exam: {
    title: 'The real test',
    lead: 'Norskprøven is made by HK-dir, the Directorate for Higher Education and Skills. We are not connected with them. What follows was read on the official pages in {{date}}; where we differ, the official page decides.',
    source: 'Source: {{page}}',
    label: {
      parts: 'Parts',
      result: 'Result',
      choice: 'Choosing a level',
      reading: 'Reading',
      listening: 'Listening',
      writing: 'Writing',
      speaking: 'Speaking',
      rounds: 'When and where',
      price: 'Price',
      appeal: 'Appeal',
      c1: 'The C1 test',
    },
    fact: {
      parts:
        'The test has {{parts}} parts that stand alone: listening, reading, writing and speaking. You may take any of them.',
      result:
        'A level for each part: under A1, A1, A2, B1 or B2. There is no pass or fail, and the best result of each part stands on the certificate.',
      choice:
        'Only for writing and speaking: A1–A2, A2–B1 or B1–B2. Reading and listening are one test for everybody and adapt to you.',
      reading: '{{minutes}} minutes, about {{tasksFrom}} to {{tasksTo}} tasks on short texts.',
      listening:
        '{{minutesFrom}} to {{minutesTo}} minutes. Clips of at most {{clipSeconds}} seconds, played twice up to B1 and once at B2. There is no going back.',
      writing:
        '{{minutes}} minutes, at B1–B2 {{minutesUpper}}. It cannot give more than the upper level you chose.',
      speaking: '{{minutesFrom}} to {{minutesTo}} minutes, two and two at the same level.',
      rounds:
        '{{perYear}} rounds a year, only in Norway. You register about {{registrationWeeks}} weeks before, and the result comes about {{resultWeeks}} weeks after.',
      price:
        'Set by the municipality: often NOK {{partFrom}} to {{partTo}} for a part, NOK {{allFrom}} to {{allTo}} for all four.',
      appeal: 'Only for writing, and the new result counts even when it is lower.',
      c1: 'A separate test with the result C1 or not passed: {{minutes}} minutes of listening and writing with a summary of at most {{summaryWords}} words, then reading and speaking.',
    },
    official: 'The official page',
  },
  open: {
    title: 'What there is',
    free: 'Free',
    freeText:
      'The level test in reading and listening with its whole result, practice at A1–A2, articles, LettAvis, the community and the conversation sheets. With an account also your results, your plan and the pass guarantee’s count.',
    packages: 'With a package',
    packagesText:
      'With Plus or Premium writing with feedback from our own rules, mock tests, flashcards, custom tests, the levels above, Ask a teacher and the language café; with Premium speaking too, and feedback by teachers.',
  },
};
