import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Few large chunks compress better and cost fewer requests than many small ones: what every app screen uses goes in two. */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router|i18next|react-i18next|use-sync-external-store)\//,
  },
  { name: 'shared', test: /src\/(web|domain)\//, minShareCount: 4, maxModuleSize: 30_000 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
