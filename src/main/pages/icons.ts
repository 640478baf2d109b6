import { createRequire } from 'node:module';
import { Hono } from 'hono';

type IconSet = {
  readonly prefix: string;
  readonly icons: Record<string, { body: string }>;
  readonly width?: number;
  readonly height?: number;
};

const require = createRequire(import.meta.url);
const packages: Readonly<Record<string, string>> = { lucide: '@iconify-json/lucide/icons.json' };
const mostIcons = 64;

/** `GET /{prefix}.json?icons=a,b`: icon data in Iconify's shape, from the sets we carry. Rule 7.15, Rule 8.25. */
export function createIcons(): Hono {
  return new Hono().get('/:file{[a-z0-9-]+\\.json}', (c) => {
    const prefix = c.req.param('file').replace(/\.json$/, '');
    const name = packages[prefix];
    if (!name) return c.json({ error: 'There is no such icon set.' }, 404);
    const set = require(name) as IconSet;
    const wanted = [...new Set((c.req.query('icons') ?? '').split(',').filter(Boolean))];
    if (wanted.length === 0 || wanted.length > mostIcons)
      return c.json({ error: `Name 1 to ${mostIcons} icons in "icons".` }, 400);
    const found = wanted.filter((icon) => Object.hasOwn(set.icons, icon));
    return c.json(
      {
        prefix,
        icons: Object.fromEntries(found.map((icon) => [icon, set.icons[icon]])),
        not_found: wanted.filter((icon) => !Object.hasOwn(set.icons, icon)),
        width: set.width ?? 16,
        height: set.height ?? 16,
      },
      200,
      { 'cache-control': 'public, max-age=604800' },
    );
  });
}
