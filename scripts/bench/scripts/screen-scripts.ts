import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { namespacesOf } from '#web/text/screen-namespaces.ts';

type Route = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly hasDefaultExport: boolean;
};
type Manifest = {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Route>>;
};

/** What the headers of an answer take, in bytes. */
const headerBytes = 300;

/**
 * kB of script of every screen under /app, in English, by its path: what the page preloads (the router's own list), the list
 * itself, and the screen's texts, as brotli like they are served. Read from the build in `root`.
 */
export function screenScripts(
  root: string,
  read: (file: string) => Buffer,
): Readonly<Record<string, number>> {
  const assets = join(root, 'build/client/assets');
  const list = readdirSync(assets).find((name) => /^manifest-[^-]+-en\.js$/.test(name)) ?? '';
  const text = read(join(assets, list)).toString();
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
  const client = read(join(root, 'build/client', entry.module)).toString();
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    const known = sizes.get(path) ?? servedBytes(read(join(root, 'build/client', path)));
    sizes.set(path, known);
    return known;
  };
  const screens = Object.values(routes).filter(
    ({ id, path, hasDefaultExport }) => id.startsWith('en/') && path?.startsWith('app') && hasDefaultExport,
  );
  return Object.fromEntries(
    screens.map((route) => {
      const path = `/${route.path}`;
      const files = new Set([`/assets/${list}`, entry.module, ...entry.imports]);
      for (let at: Route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined)
        for (const file of [at.module, ...(at.imports ?? [])]) files.add(file);
      for (const namespace of ['shell', ...namespacesOf(path)]) files.add(textFile(client, namespace));
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file) + headerBytes, 0);
      return [path, Math.round(bytes / 100) / 10];
    }),
  );
}

/** The built file of a namespace's English texts, as the client's entry names it. */
function textFile(client: string, namespace: string): string {
  const mention = client.split(`./en-GB/${namespace}.ts`)[1] ?? '';
  const file = /import\([`"']\.\/([\w.-]+\.js)[`"']\)/.exec(mention)?.[1];
  if (!file) throw new Error(`The build has no texts of ${namespace}.`);
  return `/assets/${file}`;
}

function servedBytes(body: Buffer): number {
  if (body.length <= 500) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
