import { defineConfig } from 'vite';
import { offlineParts } from './scripts/assets/offline-parts.ts';

const parts = offlineParts(import.meta.dirname);

/**
 * The service worker, `/sw.js`, and beside it `/build.json`, by which pages see that there is a new version. Built after
 * pages and screens, since it names their files.
 */
export default defineConfig({
  publicDir: false,
  define: { bestattBuild: JSON.stringify(parts), 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'build-version',
      generateBundle() {
        const { version, screens } = parts;
        this.emitFile({
          type: 'asset',
          fileName: 'build.json',
          source: JSON.stringify({ version, screens }),
        });
      },
    },
  ],
  build: {
    target: 'es2022',
    outDir: 'build/worker',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/web/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
