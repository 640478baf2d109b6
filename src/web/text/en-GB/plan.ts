export default {
  title: 'Your way to the exam',
  lead_zero: 'Norskprøven is today. You want {{level}}. Good luck!',
  lead_one: 'Norskprøven is tomorrow. You want {{level}}. Rest today: what you know stays.',
  lead_other: 'Norskprøven is on {{day}}, in {{count}} days. You want {{level}}.',
  change: 'Change the day or the level',
  missing: {
    title: 'When is your exam, and which level do you want?',
    text: 'With both set, this page says how likely the level is in each part, and what to do each week until then.',
    action: 'Set day and level',
  },
  chance: {
    title: 'Your chance of {{level}}',
    unknownText_one:
      '{{count}} answer so far. From {{need}} on there is something to say: a full level test is enough.',
    unknownText_other:
      '{{count}} answers so far. From {{need}} on there is something to say: a full level test is enough.',
    tooFew: {
      write:
        'It takes {{need}} texts on different tasks, each with an estimated level. Writing the same task again does not count.',
      speak:
        'It takes {{need}} recordings of different tasks, each with an estimated level. Reading aloud and recordings that nobody could assess do not count.',
    },
    tooWide: {
      write:
        'Your texts were written too long ago to say enough about today. One more at {{level}} will tell.',
      speak:
        'Your recordings are too old, or their tasks too easy to show how far you reach: an answer is estimated at most one level above its task. One more at {{level}} will tell.',
    },
    band: 'Your answers so far leave it open from {{low}} to {{high}}.',
    bandSame: 'Your answers leave little doubt about it.',
    without: 'If you stopped practising today: {{chance}}.',
    how: 'An estimate, not a promise. It rests on your answers here, on how practice has moved them, and on how much one day of exam can vary. It assumes that you go on as in the last four weeks ({{tasks}} tasks a week). Parts of mock exams count as well. Writing and speaking rest on the estimated level of single texts and recordings. Two judges of the same texts agreed exactly on two in three, so these chances leave more open.',
  },
  weeks: {
    title: 'What to do until then',
    text_one:
      '{{count}} day a week, {{minutes}} minutes each. The part that is least sure comes most often. You need not catch up on what you miss: the plan is made again each time you open it.',
    text_other:
      '{{count}} days a week, {{minutes}} minutes each. The part that is least sure comes most often. You need not catch up on what you miss: the plan is made again each time you open it.',
    settings: 'Change days and minutes',
    mails: 'Be reminded by email',
    this: 'This week',
    from: 'Week of {{day}}',
    rest: 'Enough for this week',
    done_one: '{{count}} day done',
    done_other: '{{count}} days done',
    later_one: '{{count}} more week',
    later_other: '{{count}} more weeks',
    today: 'Today',
    minutes: '{{count}} min',
    file: 'Put it in my calendar',
    fileHint:
      'A file (.ics) that any calendar opens. It does not change by itself: fetch it again when the plan has moved.',
  },
  start: {
    practice: 'Practise {{part}} now',
    level_test: 'Take the level test',
    mock: 'Take the mock exam in {{part}}',
  },
  calendar: {
    exam: 'Norskprøven',
    session: 'Bestått: {{what}}, {{count}} min',
    text: 'From your plan on Bestått: {{url}}',
  },
};
