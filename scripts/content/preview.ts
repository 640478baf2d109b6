/**
 * npm run content:preview -- content/read/B1/byttehylla.yaml [-- --port 3300] [--data-dir .data]
 * Shows a file's tasks in the browser as learners see them, with the checker's findings and the sound, and again each time
 * the file is saved. `?state=right` and `?state=wrong` show them answered, `?nb` in bokmål, `?theme=dark` in the dark.
 */
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import { pino } from 'pino';
import { createServer, type Plugin } from 'vite';
import { spokenClips } from '#domain/tasks/spoken-clips.ts';
import { createSpeech } from '#server/providers/speech/create-speech.ts';
import { readSpeechSettings } from '#server/providers/speech/settings.ts';
import { readScenes } from '#server/scenes/scene-store.ts';
import { contentDir, pathsGiven, readContentFile } from './files.ts';

const { values, positionals } = parseArgs({
  options: {
    port: { type: 'string', default: '3300' },
    'data-dir': { type: 'string', default: process.env.DATA_DIR ?? '.data' },
  },
  allowPositionals: true,
});
const [path] = positionals[0] ? pathsGiven(positionals[0]) : [];
if (!path) {
  console.error('npm run content:preview -- <a file of content/>');
  process.exit(2);
}
const root = join(import.meta.dirname, '../..');
const log = pino({ level: 'warn' });
const speech = createSpeech({
  dataDir: resolve(values['data-dir']),
  contentDir,
  settings: readSpeechSettings(process.env),
  log,
});

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script type="module" src="/src/web/preview/preview.tsx"></script></body></html>`;

const preview: Plugin = {
  name: 'content-preview',
  configureServer(server) {
    watch(join(contentDir, path), () => server.ws.send({ type: 'full-reload' }));
    server.middlewares.use((request, response, next) => {
      answer(request, response).then((answered) => {
        if (answered) return;
        if (new URL(request.url ?? '/', 'http://preview').pathname !== '/') return next();
        server
          .transformIndexHtml('/', page)
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
      }, next);
    });
  },
};

const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  cacheDir: join(root, '.cache/preview'),
  plugins: [tailwindcss(), preview],
  server: { port: Number(values.port), strictPort: true },
});
await server.listen();
console.log(
  `content/${path} is shown on http://localhost:${values.port}, anew each time it is saved. Ctrl-C ends.`,
);
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());

/** The file as it stands now, or a sound of it. @returns whether the request was for one of them. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://preview');
  if (pathname === '/file.json') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(previewData(path as string)));
    return true;
  }
  const drawing = /^\/scenes\/(.+)\.(light|dark)\.svg$/.exec(pathname);
  if (drawing) {
    const svg = readScenes(contentDir, log).get(drawing[1] ?? '')?.svg[drawing[2] as 'light' | 'dark'];
    response.writeHead(svg ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(svg);
    return true;
  }
  const sound = /^\/audio\/(?:stimulus|spoken)\/(.+)\.mp3$/.exec(pathname)?.[1];
  if (sound === undefined) return false;
  const { bank } = readContentFile(path as string);
  const clip = bank && spokenClips(bank.file).find(({ id }) => id === decodeURIComponent(sound));
  if (!clip) {
    response.writeHead(404).end();
    return true;
  }
  const made = await speech.ensure(clip);
  response.setHeader('content-type', made.mediaType).end(await readFile(made.file));
  return true;
}

function previewData(shown: string) {
  const { bank, findings } = readContentFile(shown);
  return {
    path: shown,
    findings,
    file: bank && {
      id: bank.stimulus.id,
      title: bank.stimulus.title,
      status: bank.stimulus.status,
      category: bank.stimulus.category,
      level: bank.stimulus.level,
      stimulus: { public: bank.stimulus.public, secret: bank.stimulus.secret },
      tasks: bank.tasks.map((task) => ({ id: task.id, public: task.public, secret: task.secret })),
      spoken: spokenClips(bank.file).map(({ id }) => id),
      drawings: [...readScenes(contentDir, log).values()].map(({ file, hash }) => ({
        id: file.id,
        hash,
        alt: file.alt,
      })),
    },
  };
}

async function end(): Promise<void> {
  await server.close();
  await speech.close();
  process.exit(0);
}
