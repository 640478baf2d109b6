import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Hono } from 'hono';

type Asset = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
  readonly immutable: boolean;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Built files, read and compressed when first asked for; names with a hash are immutable. */
export function createAssets(
  folders: readonly { readonly folder: string; readonly immutable: boolean }[],
): Hono {
  const files = new Map<string, { file: string; immutable: boolean }>();
  for (const { folder, immutable } of folders) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name);
      if (!statSync(file).isFile() || name.startsWith('.') || !types[extname(name)]) continue;
      const path = `/${relative(folder, file)}`;
      files.set(path, { file, immutable: immutable && /^\/(assets|static)\//.test(path) });
    }
  }
  const read = new Map<string, Asset>();
  return new Hono().get('*', async (c, next) => {
    const found = files.get(c.req.path);
    if (!found) return next();
    const asset = read.get(c.req.path) ?? readAsset(found);
    read.set(c.req.path, asset);
    const accepted = c.req.header('accept-encoding') ?? '';
    const [body, encoding] =
      asset.brotli && accepted.includes('br')
        ? [asset.brotli, 'br']
        : asset.gzip && accepted.includes('gzip')
          ? [asset.gzip, 'gzip']
          : [asset.body, undefined];
    return new Response(body, {
      headers: {
        'content-type': asset.type,
        'cache-control': cachingOf(c.req.path, asset),
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
        ...(c.req.path === '/sw.js' ? { 'content-security-policy': workerPolicy } : {}),
      },
    });
  });
}

/** The worker may fetch from us, and run nothing but itself. Its policy is its own file's, not its pages'. */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/** What tells of a new version is asked for each time. */
function cachingOf(path: string, { immutable }: Asset): string {
  if (path === '/sw.js' || path === '/build.json') return 'no-cache';
  return immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function readAsset(found: { file: string; immutable: boolean }): Asset {
  const body = readFileSync(found.file);
  const extension = extname(found.file);
  const compressible =
    ['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'].includes(extension) && body.length > 500;
  return {
    body,
    brotli: compressible
      ? brotliCompressSync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : undefined,
    gzip: compressible ? gzipSync(body, { level: 9 }) : undefined,
    type: types[extension] ?? 'application/octet-stream',
    immutable: found.immutable,
  };
}
