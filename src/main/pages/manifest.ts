import { type Locale, locales, pathInLocale } from '#web/locale/locale.ts';

const words = {
  'en-GB': {
    lang: 'en-GB',
    description: 'Practise for the Norwegian language test, A1 to C1.',
    shortcuts: {
      '/app/test': 'Practise',
      '/app/flashcards': 'Flashcards',
      '/lettavis': 'LettAvis',
      '/offline': 'Saved for offline',
    },
  },
  'nb-NO': {
    lang: 'nb-NO',
    description: 'Øv til Norskprøven, fra A1 til C1.',
    shortcuts: {
      '/app/test': 'Øv',
      '/app/flashcards': 'Ordkort',
      '/lettavis': 'LettAvis',
      '/offline': 'Lagret til uten nett',
    },
  },
} as const;

/** Drawn by `node scripts/assets/app-icons-build.ts`. A maskable icon has its mark within the middle four fifths. */
const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

/** Where each language's manifest lies. Rule 7.16. */
export const manifestPaths: readonly (readonly [string, Locale])[] = locales.map((locale) => [
  pathInLocale('/manifest.webmanifest', locale),
  locale,
]);

/** What the browser installs, in a language. `id` is the same in both: it is one app. */
export function manifestIn(locale: Locale) {
  const { lang, description, shortcuts } = words[locale];
  return {
    ...{ id: '/app', name: 'Bestått', short_name: 'Bestått', lang, dir: 'ltr', description },
    start_url: pathInLocale('/app', locale),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['education'],
    icons,
    shortcuts: Object.entries(shortcuts).map(([path, name]) => ({ name, url: pathInLocale(path, locale) })),
  };
}
