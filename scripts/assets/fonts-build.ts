/**
 * `npm run fonts:build`: cuts both typefaces down to what the pages use (the letters and signs of Norwegian, weights 400–700,
 * Literata's optical sizes 12–40) and writes them to src/web/styles/fonts. Half the bytes: they are what the first view of a
 * page waits for (decision 035). Run after a change of the packages or of the signs used; both are under the SIL Open Font
 * License 1.1.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/web/styles/fonts');
/**
 * As `unicode-range` in fonts.css has them: what Norwegian and its neighbours are written with. What else of Latin-1 a page has
 * comes with the whole face. Literata's file stays under 43.5 kB, which is what a connection sends in its first two rounds.
 */
const signs = {
  literata: `${range(0x20, 0x7e)}\u00a0\u00ad«°·»ÅÆÉÖØÜàáäåæèéêóôöøü–—’“”•…€→`,
  'hanken-grotesk': `${range(0x20, 0x7e)}\u00a0§\u00ad«°±²³·»½×ÄÅÆÉÖØÜàáäåæçèéêëíñóôöøúüŒœ–—‘’“”„•…€←↑→↓−`,
} as const;
const weights = { min: 400, max: 700 };

mkdirSync(folder, { recursive: true });
await cut('literata', { wght: weights, opsz: { min: 12, max: 40 } });
await cut('hanken-grotesk', { wght: weights });

async function cut(
  name: keyof typeof signs,
  axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>,
): Promise<void> {
  const axis = name === 'literata' ? 'opsz' : 'wght';
  const packed = `node_modules/@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`;
  const whole = readFileSync(join(root, packed));
  const font = await subsetFont(whole, signs[name], { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(folder, `${name}.woff2`), font);
  console.log(`${name}.woff2: ${Math.round(whole.length / 1000)} kB → ${Math.round(font.length / 1000)} kB`);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
