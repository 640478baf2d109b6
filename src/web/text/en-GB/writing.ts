export default {
  brief: {
    label: 'The task',
    show: 'Show the task',
    hide: 'Fold the task away',
    criterion: 'What counts:',
  },
  desk: 'Your text',
  yourText: 'Your text',
  words_one: '{{count}} word',
  words_other: '{{count}} words',
  guide: '· aim for {{guide}}',
  limits: '· aim for {{guide}}, at most {{max}}',
  tooManyWords:
    'You have written more than the maximum number of words! You must remove some words to continue.',
  tooManyToSubmit: 'You have written more than the maximum word count! You must remove words to continue.',
  nothingWritten: 'Write something first, or skip the task.',
  submit: 'Submit',
  letters: {
    label: 'Norwegian letters',
    insert: 'Insert {{letter}}',
    keys: 'No Norwegian keyboard? Alt+A gives å, Alt+E gives æ, Alt+O gives ø.',
  },
  plan: {
    title: 'Plan your text',
    text: 'Keywords, order, reasons. Only you see the plan; it is not judged.',
    yours: 'Your plan',
  },
  spelling: 'Mark spelling mistakes (the exam does not)',
  state: {
    empty: 'Saved as you write',
    typing: 'Not saved yet',
    saving: 'Saving …',
    saved: 'Saved',
    offline: 'No connection. Your text is kept on this device and saved as soon as the network is back.',
    stale:
      'This task is closed, perhaps from another window, or your session has ended. Your text is kept on this device; reload the page to go on.',
    failed: 'The text could not be saved yet. It is kept on this device, and we try again.',
  },
  conflict: {
    title: 'This text was changed in another window',
    text: 'Choose which version you want to go on with. The other one is not lost: you can swap as long as this page is open.',
    own: 'In this window',
    other: 'Saved elsewhere {{time}}',
    keepOwn: 'Go on with this window’s text',
    takeOther: 'Take the other text',
    swap: 'Swap with the other version',
  },
  analysing: {
    write: 'Analyzing text...',
    speak: 'Analyzing recording...',
    goOn: 'You need not wait: the feedback also stands with your result.',
    soFar: 'The feedback so far',
  },
  feedback: { label: 'Feedback' },
  leftOpen: 'You left this task open. It has no answer, and it is not counted as wrong.',
  notAssessed: {
    title: 'No assessment yet',
    reason: {
      no_assessor:
        'Nobody here can judge this answer yet, so we name no level. Check the points below yourself, and compare with the model texts.',
      too_short: 'The text is too short to say anything certain about your level.',
      not_norwegian: 'Much of the text does not seem to be Norwegian, so it could not be judged.',
      english:
        'The text is in English. Write it in Norwegian, however simply: simple Norwegian can be judged.',
      swedish:
        'The text is in Swedish, as far as our rules can see. The exam wants Norwegian, so we name no level.',
      danish:
        'The text is in Danish, as far as our rules can see. The exam wants Norwegian, so we name no level.',
      nynorsk:
        'You have written in nynorsk, which the exam accepts just as well. Our rules know only bokmål so far and would be unfair to you, so they say nothing. Check the points below yourself, and keep your nynorsk.',
      word_salad: 'We find no sentences in the text that hang together, so no level can be named.',
      repeated:
        'Most of the text says the same thing over again. Write on in new words, and we can say more.',
      copied:
        'Nearly all of the text stands in the task. Write the answer in your own words; then there is something to go by.',
      instructions:
        'The text speaks to whoever rates it and does not answer the task. Answer the task, and we will look at it.',
      no_content:
        'The text has phrases that fit any subject, and hardly a word of its own. Say something about this subject.',
      no_speech: 'No speech could be heard in the recording.',
      no_transcription:
        'There is no transcript: nobody has listened yet. Your recording is kept; check the points below yourself, and compare with the models.',
      no_recording:
        'There is no recording, so there is nothing to judge. Check the points below yourself, and compare with the models.',
      off_topic:
        'We find no word of the task in your text, so we could not judge it as an answer to it. Read the task once more, and say something about its subject. If your text is on the subject after all, our rules are wrong: check the points below yourself.',
      copied_model:
        'Most of the text stands in one of the task’s model texts. Write your own; then there is something to go by.',
      read_aloud:
        'The words are the text’s, so they say nothing about your level. Below you see word by word what a machine heard.',
    },
    spoken: {
      too_short:
        'We have too few of your words to say anything certain about your level. Say more, and we can say more.',
      not_norwegian:
        'Much of what the machine wrote down does not seem to be Norwegian, so it could not be judged. It may also have heard badly: listen to your recording.',
      english: 'What the machine wrote down is English. Say it in Norwegian, however simply.',
      swedish:
        'What the machine wrote down is Swedish, as far as our rules can see. The exam wants Norwegian, so we name no level.',
      danish:
        'What the machine wrote down is Danish, as far as our rules can see. The exam wants Norwegian, so we name no level.',
      nynorsk:
        'The machine wrote nynorsk, perhaps because you speak a dialect near it, which is just as good. Our rules know only bokmål and would be unfair to you, so they say nothing.',
      repeated: 'Most of it says the same thing over again. Go on in new words, and we can say more.',
      copied:
        'Nearly all of it stands in the task, as if it was read out. Say it in your own words; then there is something to go by.',
      instructions:
        'What you said speaks to whoever rates it and does not do the task. Do the task, and we will look at it.',
      off_topic:
        'We find no word of the task in what the machine heard, so we could not judge it as an answer to it. If you did speak of the subject, our rules or the machine are wrong: check the points below yourself.',
      copied_model:
        'Most of it stands in one of the task’s model texts. Say it in your own words; then there is something to go by.',
      no_content:
        'There are phrases that fit any subject, and hardly a word of its own. Say something about this subject.',
    },
  },
  failed: {
    title: 'The feedback could not be made',
    text: 'Your text is safe. Something broke while it was being judged.',
    again: 'It did not work this time either. Your text is safe; try again in a while.',
    tryAgain: 'Try again',
    asking: 'Trying again …',
  },
  estimated: {
    title: 'Estimated level of this text:',
    sure: 'One text says something about {{level}}, not everything about your level.',
    range: 'It may lie anywhere from {{low}} to {{high}}: one text is little to go by.',
    spokenTitle: 'Estimated level of what you said:',
    spokenSure: 'One answer says something about {{level}}, not everything about your level.',
    spokenRange: 'It may lie anywhere from {{low}} to {{high}}: one answer is little to go by.',
    certainty: 'In our trials such a range was right about {{count}} times in 10.',
    by: {
      rules:
        'Estimated by our own rules, tried on texts written in the manner of learners, not yet on texts by learners.',
      rulesOfSpeech:
        'Estimated by our own rules from the words that a machine wrote down, not from how you sound. Tried on thirty transcripts of our own, where the level was right about every other time and never more than one off; not yet on recordings.',
      model: 'Put into words by a language model.',
      teacher: 'Judged by a teacher.',
    },
  },
  parts: {
    general: 'In general',
    strengths: 'Strengths',
    improvements: 'What you can improve',
    recommendations: 'What to do next',
  },
  together: {
    title: 'What your answers show together',
    task: 'task {{number}}',
    reached_one: 'At the level that was asked for, or above:',
    reached_other: 'At the level that was asked for, or above, in {{count}} answers:',
    below_one: 'Below the level that was asked for:',
    below_other: 'Below the level that was asked for in {{count}} answers:',
    strongCriterion_one: '{{criterion}}: at the level that was asked for, or above.',
    strongCriterion_other:
      '{{criterion}}: at the level that was asked for, or above, wherever we could judge it.',
    times_one: 'This is in one place.',
    times_other: 'This is in {{count}} places.',
    missing_one: 'We did not find one thing that was asked for:',
    missing_other: 'We did not find {{count}} things that were asked for:',
    again: 'Furthest below its level, and so worth doing once more:',
  },
  handedIn: 'Your text',
  transcript: 'What was heard',
  length: {
    short: '· the task suggests at least {{guide}}; length alone decides nothing',
    enough: '· the task suggests at least {{guide}}',
  },
  suggestion: 'Better:',
  marks: {
    list: 'All marks as a list',
    help: 'Tap a mark to see why, and what could stand there.',
    legend: 'What the marks mean',
    kind: {
      spelling: 'Spelling',
      punctuation: 'Punctuation and capitals',
      form: 'Form of a word',
      order: 'Word order',
      word: 'Choice of word',
    },
    detail: 'Mark {{number}} of {{count}}',
    place: '{{number}} of {{count}}',
    expected: 'Expected to be in place at {{level}}.',
    practise: 'Practise this',
    put: 'Put in',
    previous: 'Previous',
    next: 'Next mark',
    close: 'Close',
  },
  second: {
    title: 'Correct it here',
    text: 'Change your text as you like. The marks follow, and you see what went away. The text you handed in, and its level, stay as they are.',
    begin: 'Correct the text',
    label: 'Your second version',
    places: 'Marked places',
    check: 'Check now',
    state: {
      untouched: 'The marks are those of your first version.',
      typing: 'Checked when you pause',
      checking: 'Checking the text …',
      checked_zero: 'Kept and checked: we find nothing more to correct.',
      checked_one: 'Kept and checked: {{count}} place left.',
      checked_other: 'Kept and checked: {{count}} places left.',
      offline: 'No connection. Your text is kept on this device, and we try again.',
      limited:
        'That was many checks in a short time. Your text is kept on this device, and we try again in a moment.',
      failed: 'The text could not be checked just now. It is kept on this device.',
    },
    compare: {
      title: 'First and second version',
      words: 'Words: {{first}} in the first, {{second}} in the second.',
      gone_zero: 'No mark has gone away yet',
      gone_one: '{{count}} mark has gone away',
      gone_other: '{{count}} marks have gone away',
      fresh_zero: 'Nothing new is marked',
      fresh_one: '{{count}} new mark',
      fresh_other: '{{count}} new marks',
      still_zero: 'Nothing marked before is left',
      still_one: '{{count}} mark is still there',
      still_other: '{{count}} marks are still there',
      note: 'A corrected version says what you can do with help. So it gets no level of its own.',
    },
  },
  points: {
    title: 'Is everything there?',
    text: 'An answer that does the task contains these points. Tick what you find in yours.',
    found: { write: 'In your text:', speak: 'Heard:' },
  },
  criteria: {
    title: 'What raters look at',
    range: '{{low}} to {{high}}',
    text: 'This is what each part looks like at {{level}}.',
    textWithout: 'There is no official description of this level; this is what each part is about.',
    name: {
      task: 'The task',
      structure: 'Structure',
      spelling: 'Spelling and punctuation',
      vocabulary: 'Words and expressions',
      grammar: 'Grammar',
      fluency: 'Fluency',
      pronunciation: 'Pronunciation',
    },
    about: {
      structure: 'How sentences and paragraphs hang together, and whether the reader can follow.',
      spelling: 'Whether words are spelt as they should be, with capitals, full stops and commas.',
      vocabulary: 'How many words you have for the topic, and whether they are the right ones.',
      grammar: 'Inflection, word order and how varied the sentences are.',
      fluency: 'Whether you keep going without long pauses.',
      pronunciation: 'Whether you are easy to understand.',
    },
    at: {
      A2: {
        structure:
          'The order of time, and words like “og” and “fordi”, hold the text together to some degree.',
        spelling: 'Many common words are right. Spelling often follows speech. Some full stops and capitals.',
        vocabulary: 'Many everyday words. The meaning is nearly always clear.',
        grammar: 'Some basics of inflection and word order are in place, with many elementary errors.',
      },
      B1: {
        structure:
          'Mostly easy to follow, with several linking words such as “men”, “eller”, “at” and “som”.',
        spelling: 'Fairly good, with several errors. Sentences are nearly always marked.',
        vocabulary: 'A rather broad range that fits the topic, with some wrong choices.',
        grammar: 'Fairly good control of the basics, some variety, and subordinate clauses.',
      },
      B2: {
        structure:
          'Easy to follow as a whole: many linking words, clear paragraphs, an introduction, a thread.',
        spelling: 'Good, with few errors.',
        vocabulary: 'Broad, varied and precise. Wrong choices do not mislead.',
        grammar: 'Good control, with varied and complex sentences. Errors do not mislead.',
      },
    },
  },
  models: {
    title: 'Answers to compare with',
    text: 'Others may do the task in quite another way. Look at what each level adds.',
    at: 'An answer at {{level}}',
  },
  again: { action: 'Answer again', text: 'Do the same task once more, now or later.' },
  results: {
    open: {
      write_one:
        'From one text. The band is wide because texts of one person differ, and because people who judge the same text do.',
      write_other:
        'From {{count}} texts together. The band shows how far texts of one person differ, and people who judge the same text.',
      speak_one:
        'From one recording. The band is wide because answers of one person differ, and because people who judge the same answer do.',
      speak_other:
        'From {{count}} recordings together. The band shows how far answers of one person differ, and people who judge the same answer.',
      goal: 'You want {{level}}, which lies above it.',
      goalReached: 'You want {{level}}, and here you reached it.',
      trend: {
        same: 'The difference to your earlier tests is no greater than that between single answers.',
        higher: 'That is higher than in your earlier tests.',
        lower: 'That is lower than in your earlier tests.',
      },
      thisTest: 'This test',
    },
    lead: 'Texts and recordings are not marked right or wrong, so there is no score here. Each one stands below with what can be said about it.',
    points_one: '{{points}} of {{count}} point by estimated level',
    points_other: '{{points}} of {{count}} points by estimated level',
    words_one: '{{count}} word',
    words_other: '{{count}} words',
    estimated: 'estimated at {{level}}',
    estimatedRange: 'estimated at {{level}}, perhaps {{low}} to {{high}}',
    status: {
      left: 'left open',
      draft: 'not handed in',
      submitted: 'being judged',
      assessing: 'being judged',
      assessed: 'judged',
      unassessed: 'no assessment yet',
      failed: 'the feedback could not be made',
    },
  },
  source: {
    label: 'Who has looked at this',
    model:
      'A language model, {{provider}}, has put this into words. What it quotes stands in your text, and it cannot lift the level above what our own rules allow. It can be wrong.',
    why: {
      not_agreed:
        'Only our own rules have looked at this. A language model, {{provider}}, can say more, if you agree: it is sent the task and your words, with placeholders for the names, addresses and numbers that we recognise, and nothing of your account.',
      over_limit:
        'Only our own rules have looked at this: the language model’s assessments of the last 24 hours are used up. Write on; tomorrow there is room again.',
      speaks_to_assessor:
        'Only our own rules have looked at this. Part of it seems to speak to whoever assesses it, so no language model was asked.',
      unavailable:
        'Only our own rules have looked at this: the language model, {{provider}}, could not be reached.',
      unusable:
        'Only our own rules have looked at this: what the language model, {{provider}}, answered could not be relied on.',
    },
    agree: 'Agree and ask it',
    again: 'Try again',
    settings: 'You can change your mind in the settings.',
    failed: 'It did not work. Your text is safe; try again in a while.',
  },
};
