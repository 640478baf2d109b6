export default {
  kept: {
    title: 'What we keep about you',
    lead: 'Only what the product needs to work. Nothing is sold, and nobody follows you across sites.',
    what: 'What',
    howLong: 'How long',
    rows: {
      profile: {
        what: 'Account and profile: address, name, country, date of birth, goal, choices',
        howLong: 'As long as you have the account',
      },
      practice: {
        what: 'Tests, answers, results and words you practise',
        howLong: 'As long as you have the account',
      },
      recordings: {
        what: 'What you have recorded for speaking tasks',
        howLong:
          '30 days, a year or until you delete it, as you choose below; what was written down of it, as long as you have the account',
      },
      purchases: {
        what: 'Purchases and licences',
        howLong: 'As long as you have the account; purchases stay in the books for five years, without you',
      },
      signIns: {
        what: 'Logins and devices, with their network addresses',
        howLong: 'Devices until you sign out, logins for 180 days',
      },
      files: {
        what: 'Files you have sent, such as proof of a test',
        howLong: 'As long as you have the account',
      },
      audit: {
        what: 'What staff have done to your account, and why',
        howLong: 'When the account goes, only that something was done stays',
      },
    },
  },
  recordings: {
    title: 'Recordings',
    lead: 'What you record for speaking tasks is yours. Here you hear it again, delete it, and say how long we keep it. What was written down of it, and the feedback, stay with your results.',
    keep: 'Keep recordings',
    retention: {
      month: '30 days (unless you choose something else)',
      year: 'One year',
      always: 'Until I delete them',
    },
    save: 'Save',
    saved: 'Saved.',
    none: 'There are no recordings.',
    name_one: '{{time}}, {{count}} second',
    name_other: '{{time}}, {{count}} seconds',
    nameMinutes: '{{time}}, {{clock}} minutes',
    delete: 'Delete',
    deleteOne: 'Delete the recording of {{name}}',
    deleteAll: 'Delete all recordings',
  },
  languageModel: {
    title: 'Language model',
    lead: 'Our own rules look at all you write. A language model, {{provider}}, can say more of it, if you agree. It is then sent the task and your text, or the words of a recording, each time you hand something in. Names, addresses and numbers that we recognise are replaced first, and nothing of your account goes along. What you have not agreed to is never sent.',
    agreed: 'You have agreed.',
    notAgreed: 'You have not agreed, and nothing is sent.',
    agree: 'Let it read what I hand in',
    withdraw: 'Stop sending what I hand in',
  },
  copy: {
    title: 'Get a copy',
    lead: 'One archive with all of it: a list for each area that people and programs can read, your files, and a text that explains them.',
    action: 'Make a copy',
    again: 'Try again',
    anew: 'Make a new copy',
    making: 'Your copy is being made',
    waiting: 'waiting',
    progress: '{{done}} of {{total}}',
    makingText: 'You can leave this page; it goes on without you.',
    look: 'Look again',
    ready: 'Your copy is ready, {{size}}.',
    download: 'Download',
    until: 'You can fetch it until {{time}}. Then it is deleted.',
    failed: 'The copy could not be made. Nothing of yours is lost.',
  },
  errors: {
    too_many_exports: 'You have asked for five copies today. Please come back tomorrow.',
    too_many_requests: 'Too many attempts just now. Please wait a few minutes.',
    demo_account: 'You cannot do this in the demo. With an account of your own you can.',
    failed: 'It did not work. Please try again.',
  },
};
