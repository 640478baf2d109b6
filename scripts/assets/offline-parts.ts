import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Chunks = Readonly<Record<string, Chunk>>;

/** The version of the build, and the addresses of what pages and screens that work offline are made of. Decision 149. */
export type OfflineParts = {
  readonly version: string;
  readonly pages: readonly string[];
  readonly screens: readonly string[];
};

/** Routes that run without a network: the screen itself, and where reviews of words are sent from it. */
const routes = [
  'src/web/entry.client.tsx',
  'src/web/root.tsx',
  'src/web/routes/offline.tsx',
  'src/web/routes/flashcards-round.tsx',
];
const texts = ['shell', 'offline', 'task', 'flashcards'];
const fonts = /^(hanken-grotesk|literata)-[\w-]{8}\.woff2/;

/** Reads what the builds of pages and screens in `root` have made. @throws Error when a part that is named here is not built */
export function offlineParts(root: string): OfflineParts {
  const client = join(root, 'build/client');
  const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Chunks;
  const assets = readdirSync(join(client, 'assets'));
  const shared = assets
    .filter((name) => name.endsWith('.css') || fonts.test(name))
    .map((name) => `/assets/${name}`);
  const pages = readdirSync(join(root, 'build/static/static')).map((name) => `/static/${name}`);
  const screens = new Set([
    ...assets.filter((name) => /^manifest-[^-]+-(en|nb)\.js$/.test(name)).map((name) => `/assets/${name}`),
    ...withImports(chunks, startsOf(chunks)),
  ]);
  return {
    version: createHash('sha256')
      .update(JSON.stringify([assets, pages].flat().toSorted()))
      .digest('hex')
      .slice(0, 16),
    pages: [...pages, ...shared].toSorted(),
    screens: [...screens].toSorted(),
  };
}

/** The chunks that are asked for first: routes in all their parts, texts, and what the offline screen loads when it is needed. */
function startsOf(chunks: Chunks): readonly string[] {
  const names = Object.keys(chunks);
  const wanted = [
    ...routes,
    ...texts.flatMap((text) => ['en-GB', 'nb-NO'].map((locale) => `src/web/text/${locale}/${text}.ts`)),
  ];
  return wanted.flatMap((path) => {
    const found = names.filter((name) => name === path || name.startsWith(`${path}?`));
    if (found.length === 0) throw new Error(`The build has no ${path}, which works offline.`);
    const isScreen = path.endsWith('routes/offline.tsx') || path.endsWith('root.tsx');
    return [...found, ...(isScreen ? found.flatMap((name) => chunks[name]?.dynamicImports ?? []) : [])];
  });
}

function withImports(chunks: Chunks, starts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunks[name]?.imports ?? []) add(next);
  };
  for (const start of starts) add(start);
  return [...seen].flatMap((name) => (chunks[name] ? [`/${chunks[name].file}`] : []));
}
