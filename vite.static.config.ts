import { defineConfig } from 'vite';

/** The small script of the pages that leave out React's (`handle.static`). */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'build/static',
    manifest: 'manifest.json',
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/web/static/page.ts', output: { entryFileNames: 'static/page-[hash].js' } },
  },
});
