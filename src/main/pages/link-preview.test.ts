import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLinkPreview, previewNames } from './link-preview.ts';

const page = (title: string, description?: string) =>
  `<html><head><title>${title}</title>${description ? `<meta name="description" content="${description}"/>` : ''}</head><body></body></html>`;
const origin = 'https://bestatt.example';

/** The tags by their names. */
function tagsOf(html: string): Readonly<Record<string, string>> {
  const found = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"\/>/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
}

test.each([
  ['/', 'en_GB', 'en-landing'],
  ['/nb', 'nb_NO', 'nb-landing'],
  ['/nb/pricing', 'nb_NO', 'nb-pricing'],
  ['/app/leveltest', 'en_GB', 'en-leveltest'],
  ['/shared/abc', 'en_GB', 'en-landing'],
])('9.239 a link to %s shows title, sentence and picture', (pathname, locale, picture) => {
  const tags = tagsOf(
    addLinkPreview(page('Pricing · Bestått', 'What &quot;it&quot; costs'), { origin, pathname }),
  );
  expect(tags).toMatchObject({
    'og:title': 'Pricing · Bestått',
    'og:description': 'What &quot;it&quot; costs',
    'og:locale': locale,
    'og:image': `${origin}/preview/${picture}.png`,
    'twitter:card': 'summary_large_image',
  });
});

test('9.239 a page without a description shows its title, and what is no page stays as it is', () => {
  expect(tagsOf(addLinkPreview(page('Terms'), { origin, pathname: '/terms' }))).not.toHaveProperty(
    'og:description',
  );
  expect(addLinkPreview('<p>hello</p>', { origin, pathname: '/' })).toBe('<p>hello</p>');
});

test.each([...new Set(Object.values(previewNames))].flatMap((name) => [`en-${name}`, `nb-${name}`]))(
  'the picture %s is there, 1200 × 630 and under 150 kB (9.239)',
  (name) => {
    const picture = readFileSync(join(import.meta.dirname, `../../../public/preview/${name}.png`));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(150_000);
  },
);
