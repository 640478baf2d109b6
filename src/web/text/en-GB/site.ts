export default {
  howItWorks: 'How it works',
  pricing: 'Pricing',
  articles: 'Articles',
  demo: 'Try the demo',
  mainMenu: 'Main menu',
  independent:
    'Practise for the Norwegian language test, A1 to C1. Not connected with HK-dir, who make the official test. Where we differ, the official page decides.',
  practise: 'Practise',
  about: 'About',
  discount: 'Get {{percent}}% off',
  terms: 'Terms',
  read: 'Read',
  cookies: 'Only necessary cookies',
};
