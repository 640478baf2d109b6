import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { IconName } from '#web/components/icon.tsx';
import { practicePath, resultsPath } from './menu-place.ts';

/** The entries of the menus; `text` is a key of the shell's texts. */
export type Entry = {
  readonly text: string;
  readonly path: string;
  readonly icon: IconName;
  /** Lies outside the app's screens: the page is loaded anew. */
  readonly outside?: boolean;
  /** The lowest tier that opens it; everybody's where none stands. */
  readonly tier?: number;
};

/** Where the words are: its entry bears how many are due. */
export const cardsPath = '/app/flashcards';

/** Its entry bears how many are not read. */
export const notificationsPath = '/notifications';

/** Rule 2.23, Rule 2.24, Rule 2.58; the link to reviews stands beside them, because its address is configured. */
export const sideEntries: readonly { readonly heading?: string; readonly entries: readonly Entry[] }[] = [
  {
    entries: [
      { text: 'nav.overview', path: '/app', icon: 'lucide:house' },
      { text: 'nav.levelTest', path: '/app/leveltest', icon: 'lucide:mountain' },
      {
        text: 'nav.customTest',
        path: '/app/custom',
        icon: 'lucide:sliders-horizontal',
        tier: featureTiers.customTest,
      },
      {
        text: 'nav.mockTests',
        path: '/app/mock-tests',
        icon: 'lucide:timer',
        tier: featureTiers.mockTests,
      },
      { text: 'nav.practise', path: practicePath, icon: 'lucide:list-checks' },
      { text: 'nav.previousTests', path: resultsPath, icon: 'lucide:history' },
      { text: 'nav.flashcards', path: cardsPath, icon: 'lucide:layers', tier: featureTiers.flashcards },
      { text: 'nav.lettavis', path: '/lettavis', icon: 'lucide:newspaper', outside: true },
    ],
  },
  {
    heading: 'nav.together',
    entries: [
      {
        text: 'nav.community',
        path: '/community',
        icon: 'lucide:messages-square',
        outside: true,
      },
      { text: 'nav.notifications', path: notificationsPath, icon: 'lucide:bell', outside: true },
      {
        text: 'nav.askTeacher',
        path: '/app/ask-a-teacher',
        icon: 'lucide:graduation-cap',
        tier: featureTiers.askATeacher,
      },
      {
        text: 'nav.languageCafe',
        path: '/app/language-cafe',
        icon: 'lucide:coffee',
        tier: featureTiers.languageCafe,
      },
    ],
  },
  {
    heading: 'nav.account',
    entries: [
      { text: 'nav.licence', path: '/app/license', icon: 'lucide:badge-check' },
      { text: 'nav.settings', path: '/app/settings', icon: 'lucide:settings' },
      { text: 'nav.feedback', path: '/app/feedback', icon: 'lucide:message-circle' },
      { text: 'nav.contact', path: '/contact', icon: 'lucide:mail', outside: true },
      { text: 'nav.demoUser', path: '/demo', icon: 'lucide:user', outside: true },
    ],
  },
];
