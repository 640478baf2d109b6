export default {
  title: 'License',
  none: 'No active license',
  noneText:
    'You are on the free package: the level test, and reading and listening at A1–A2. A license opens the rest.',
  description: {
    10: 'Mock tests, for the days of the trial.',
    11: 'A1–B2 in reading, listening and writing, with flashcards, custom tests, mock tests and Ask a teacher.',
    12: 'Everything: A1–C1 in all four parts, with teacher feedback and priority support.',
  },
  tier: 'Tier',
  started: 'Started',
  expires: 'Expires',
  upgrade: 'Upgrade',
  seePackages: 'See the packages',
  others: 'Earlier and other licenses',
  period: '{{from}} to {{to}}',
  required: {
    title: 'License Required',
    text: 'This feature requires a valid license. Please upgrade your plan.',
  },
  upgradeRequired: {
    title: 'Upgrade Required',
    text: 'This feature requires a tier {{n}} license or higher.',
  },
};
