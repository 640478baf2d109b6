export default {
  title: 'Look around as Amira',
  lead: 'Amira is made up. In six weeks of practice she has come from A2 well into B1, and her exam is in three weeks. You get a copy of her account to look at and to try things in.',
  shown: {
    overview: 'Her overview: where she stands, which days she has practised, what to do next.',
    results: 'Twelve finished tests with real tasks, each with its result, every answer and the reasons.',
    practice: 'All of Premium: level test, custom test and flashcards.',
  },
  gone: 'You need no account and give us no address. Nothing you do here is kept longer than a day.',
  begin: 'Look around as Amira',
  goOn: 'Go on as Amira',
  guest:
    'You have taken a test in this browser, as a guest. The demo would take its place, so it stays closed here. Your results come first.',
  keep: 'Keep my results in an account',
  toOverview: 'To my overview',
  account: 'You are logged in as {{name}}. To look around as Amira, sign out first.',
  signOut: 'Sign out',
  problems: {
    tooMany: 'Many demos have been opened from here just now. Please try again in an hour.',
    failed: 'The demo could not be opened. Please try again.',
  },
};
