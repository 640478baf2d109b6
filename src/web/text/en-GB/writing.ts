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
  },
  feedback: { label: 'Feedback' },
  leftOpen: 'You left this task open. It has no answer, and it is not counted as wrong.',
  notAssessed: {
    title: 'No assessment yet',
    reason: {
      no_assessor:
        'Nobody here can judge texts yet, so we name no level. Check the points below yourself, and compare with the model texts.',
      too_short: 'The text is too short to say anything certain about your level.',
      not_norwegian: 'Much of the text does not seem to be Norwegian, so it could not be judged.',
      no_speech: 'No speech could be heard in the recording.',
      no_transcription:
        'There is no transcript: nobody has listened yet. Your recording is kept; check the points below yourself, and compare with the models.',
      no_recording:
        'There is no recording, so there is nothing to judge. Check the points below yourself, and compare with the models.',
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
    by: {
      rules: 'Estimated by our own rules.',
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
  handedIn: 'Your text',
  transcript: 'What was heard',
  length: {
    short: '· the task suggests at least {{guide}}; length alone decides nothing',
    enough: '· the task suggests at least {{guide}}',
  },
  suggestion: 'Better:',
  points: {
    title: 'Is everything there?',
    text: 'An answer that does the task contains these points. Tick what you find in yours.',
  },
  criteria: {
    title: 'What raters look at',
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
          'The order of time, and words like «og» and «fordi», hold the text together to some degree.',
        spelling: 'Many common words are right. Spelling often follows speech. Some full stops and capitals.',
        vocabulary: 'Many everyday words. The meaning is nearly always clear.',
        grammar: 'Some basics of inflection and word order are in place, with many elementary errors.',
      },
      B1: {
        structure:
          'Mostly easy to follow, with several linking words such as «men», «eller», «at» and «som».',
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
    title: 'Texts to compare with',
    text: 'Others may do the task in quite another way. Look at what each level adds.',
    at: 'A text at {{level}}',
  },
  again: { action: 'Write it again', text: 'Write a second version of the same task, now or later.' },
  results: {
    lead: 'Texts and recordings are not marked right or wrong, so there is no score here. Each one stands below with what can be said about it.',
    points_one: '{{points}} of {{count}} point by estimated level',
    points_other: '{{points}} of {{count}} points by estimated level',
    words_one: '{{count}} word',
    words_other: '{{count}} words',
    estimated: 'estimated at {{level}}',
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
