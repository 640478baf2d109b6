import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messagesAlias } from './messages-alias.ts';

/** Few large chunks compress better and cost fewer requests than many small ones: what every app screen uses goes in two. */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router|use-sync-external-store)\/|vite\/preload-helper/,
  },
  // The entry and every screen need them; in files of their own they would cost headers.
  {
    name: 'shared',
    test: /src\/(web\/(network\/(network-error|with-retries)|session\/signed-out|api\/session-cookie|messages\/|app-shell\/(cookie-banner|navigation)|formats\/in-seconds-or-minutes|features\/(result\/chosen-tasks|tasks\/scene-image))|domain\/(access\/roles|assessment\/custom-length))/,
  },
  // Not what only tests and reviews, administrators or the community show, however many of their parts share it: no other screen is to load it.
  {
    name: 'shared',
    test: /src\/(web\/(?!(kept|offline|analytics)\/|features\/(tasks|open-tasks|speaking|sitting-data|mocks|community|language-cafe|reading|admin|offline|account|desk)\/|network\/use-resend|speech\/|forms\/insert-at-cursor|app-shell\/site-page)|domain\/(?!language\/|exam\/|mocks\/|community\/|reading\/|functions\/admin))/,
    minShareCount: 6,
    maxModuleSize: 30_000,
  },
  // Small parts of tasks and their reviews: each would cost its headers.
  {
    name: 'task-parts',
    test: /src\/(web\/(word-lookup\/look-up-region|speech\/norwegian-voices|network\/use-resend|features\/sitting\/key-place)|domain\/language\/words)/,
    minShareCount: 2,
  },
  // Each file stands in the router's list, which every screen loads, once for each screen that imports it.
  { name: 'admin-parts', test: /src\/web\/features\/admin\//, minShareCount: 2 },
  { name: 'reading-parts', test: /src\/domain\/reading\/(story-|draft-limits)/, minShareCount: 2 },
  // What overview, lists and results have in common: five small files would cost them five headers.
  {
    name: 'results',
    test: /src\/(web\/features\/result\/(feedback-words|subject-words|recommendation-words|follow|practice-|norwegian-words|test-row)|web\/(formats\/format-weekday|levels\/trail-profile)|domain\/assessment\/(practice|test-length))/,
    minShareCount: 2,
  },
];

/** Every screen loads the router's list, which names each file: a letter less in each hash makes it shorter. */
const names = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

export default defineConfig({
  resolve: { alias: messagesAlias },
  plugins: [tailwindcss(), reactRouter()],
  // The manifest says what the screens that work offline are made of (vite.worker.config.ts).
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...names } } } },
  },
});
