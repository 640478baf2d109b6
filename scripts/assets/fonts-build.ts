/**
 * `npm run fonts:build`: cuts both typefaces down to what the pages use (Latin-1 and typographic signs, weights 400–700,
 * Literata's optical sizes 12–40) and writes them to src/web/styles/fonts. Half the bytes: they are what the first view of a
 * page waits for (decision 035). Run after a change of the packages or of the signs used; both are under the SIL Open Font
 * License 1.1.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/web/styles/fonts');
const signs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʻʼˆ˚˜–—‘’‚“”„†•…‹›€™←↑→↓−`;
const weights = { min: 400, max: 700 };

mkdirSync(folder, { recursive: true });
await cut('literata', { wght: weights, opsz: { min: 12, max: 40 } });
await cut('hanken-grotesk', { wght: weights });

async function cut(
  name: 'literata' | 'hanken-grotesk',
  axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>,
): Promise<void> {
  const axis = name === 'literata' ? 'opsz' : 'wght';
  const packed = `node_modules/@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`;
  const whole = readFileSync(join(root, packed));
  const font = await subsetFont(whole, signs, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(folder, `${name}.woff2`), font);
  console.log(`${name}.woff2: ${Math.round(whole.length / 1000)} kB → ${Math.round(font.length / 1000)} kB`);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
