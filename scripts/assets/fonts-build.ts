/**
 * `npm run fonts:build`: cuts Literata down to what the pages use (Latin-1 and typographic signs, weights 400–700, optical
 * sizes 12–40) and writes it to src/web/styles/fonts. Half the bytes: it is what the front page's first view waits for
 * (decision 035). Run after a change of the package or of the signs used; Literata is under the SIL Open Font License 1.1.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../..');
const whole = readFileSync(
  join(root, 'node_modules/@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2'),
);
const folder = join(root, 'src/web/styles/fonts');
const signs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‹›€™−`;
const font = await subsetFont(whole, signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, opsz: { min: 12, max: 40 } },
});
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'literata.woff2'), font);
console.log(`literata.woff2: ${Math.round(whole.length / 1000)} kB → ${Math.round(font.length / 1000)} kB`);

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
