import type { Entry } from './navigation.ts';

/** The top of the pages that are read. */
export const publicEntries: readonly Entry[] = [
  { text: 'nav.levelTest', path: '/app/leveltest', icon: 'lucide:mountain' },
  { text: 'site:howItWorks', path: '/about', icon: 'lucide:info' },
  { text: 'nav.lettavis', path: '/lettavis', icon: 'lucide:newspaper' },
  { text: 'site:articles', path: '/articles', icon: 'lucide:book-open' },
  { text: 'site:pricing', path: '/pricing', icon: 'lucide:tag' },
  { text: 'nav.community', path: '/community', icon: 'lucide:messages-square' },
  { text: 'site:demo', path: '/demo', icon: 'lucide:user' },
];
