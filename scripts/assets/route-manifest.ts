import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Route = { readonly parentId?: string; readonly module: string; readonly imports: readonly string[] };
type Routes = Readonly<Record<string, Route>>;
type Manifest = {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Routes;
  readonly url: string;
};

const prefix = 'window.__reactRouterManifest=';
/** Routes of the other language. */
const others = { en: /^nb\/|^routes\/bokmaal$/, nb: /^en\// } as const;
const administration = /^(en|nb)\/admin/;

export const routeLists = ['en', 'nb', 'en-admin', 'nb-admin'] as const;
type RouteList = (typeof routeLists)[number];

/** The list of routes as a browser needs it on the pages of one language, in the administration or elsewhere. Decision 161. */
export function manifestOf(script: string, list: RouteList): string {
  const manifest = JSON.parse(script.slice(prefix.length).replace(/;$/, '')) as Manifest;
  const [language, admin] = list.split('-') as ['en' | 'nb', 'admin'?];
  const kept = Object.entries(manifest.routes).filter(
    ([id]) => !others[language].test(id) && (admin || !administration.test(id)),
  );
  const routes = Object.fromEntries(
    kept.map(([id, route]) => [id, { ...route, imports: importsOf(id, manifest) }]),
  );
  const url = manifest.url.replace(/\.js$/, `-${list}.js`);
  return `${prefix}${JSON.stringify({ ...manifest, routes, url })};`;
}

/** Files that a route needs beside its own, without those that the page or a route above it has fetched already. */
function importsOf(id: string, { entry, routes }: Manifest): readonly string[] {
  const known = new Set(entry.imports);
  for (let above = routes[id]?.parentId; above; above = routes[above]?.parentId)
    for (const file of [routes[above]?.module, ...(routes[above]?.imports ?? [])]) if (file) known.add(file);
  return (routes[id]?.imports ?? []).filter((file) => !known.has(file)).toSorted();
}

/** Puts the lists in the place of the build's one. @throws Error when the build has made none */
export function splitRouteManifest(root: string): void {
  const folder = join(root, 'build/client/assets');
  const made = existsSync(folder) ? readdirSync(folder) : [];
  const whole = made.find((name) => /^manifest-[^-]+\.js$/.test(name));
  if (!whole) throw new Error('The build has made no list of routes.');
  const script = readFileSync(join(folder, whole), 'utf8');
  for (const list of routeLists)
    writeFileSync(join(folder, whole.replace(/\.js$/, `-${list}.js`)), manifestOf(script, list));
  rmSync(join(folder, whole));
}
