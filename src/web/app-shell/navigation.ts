import type { IconName } from '#web/components/icon.tsx';

/** The entries of the menus; `text` is a key of the shell's texts. */
export type Entry = {
  readonly text: string;
  readonly path: string;
  readonly icon: IconName;
  /** Lies outside the app's screens: the page is loaded anew. */
  readonly outside?: boolean;
};

export const publicEntries: readonly Entry[] = [
  { text: 'nav.howItWorks', path: '/about', icon: 'lucide:info' },
  { text: 'nav.pricing', path: '/pricing', icon: 'lucide:tag' },
  { text: 'nav.articles', path: '/articles', icon: 'lucide:book-open' },
  { text: 'nav.lettavis', path: '/lettavis', icon: 'lucide:newspaper' },
  { text: 'nav.community', path: '/community', icon: 'lucide:messages-square' },
];

/** Where the words are: its entry bears how many are due. */
export const cardsPath = '/app/flashcards';

/** Rule 2.23, Rule 2.24; the link to reviews stands beside them, because its address is configured. */
export const sideEntries: readonly { readonly heading?: string; readonly entries: readonly Entry[] }[] = [
  {
    entries: [
      { text: 'nav.overview', path: '/app', icon: 'lucide:house' },
      { text: 'nav.levelTest', path: '/app/leveltest', icon: 'lucide:mountain' },
      { text: 'nav.customTest', path: '/app/custom', icon: 'lucide:sliders-horizontal' },
      { text: 'nav.previousTests', path: '/app/test', icon: 'lucide:history' },
      { text: 'nav.flashcards', path: cardsPath, icon: 'lucide:layers' },
      { text: 'nav.lettavis', path: '/lettavis', icon: 'lucide:newspaper', outside: true },
    ],
  },
  {
    heading: 'nav.together',
    entries: [
      { text: 'nav.community', path: '/community', icon: 'lucide:messages-square', outside: true },
      { text: 'nav.askTeacher', path: '/app/ask-a-teacher', icon: 'lucide:graduation-cap' },
      { text: 'nav.languageCafe', path: '/app/language-cafe', icon: 'lucide:coffee' },
    ],
  },
  {
    heading: 'nav.account',
    entries: [
      { text: 'nav.licence', path: '/app/license', icon: 'lucide:badge-check' },
      { text: 'nav.settings', path: '/app/settings', icon: 'lucide:settings' },
      { text: 'nav.feedback', path: '/app/feedback', icon: 'lucide:message-circle' },
      { text: 'nav.demoUser', path: '/demo', icon: 'lucide:user', outside: true },
    ],
  },
];
