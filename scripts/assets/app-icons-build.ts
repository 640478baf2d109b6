/**
 * `node scripts/assets/app-icons-build.ts`: draws the icons of the installed app from public/favicon.svg into public/icons. Run
 * after a change of the mark. A maskable icon may be cut to any shape: its mark keeps within the middle four fifths.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/icons');
const mark = readFileSync(join(root, 'public/favicon.svg'));
const icons = [
  { name: 'icon-192', size: 192, share: 0.82 },
  { name: 'icon-512', size: 512, share: 0.82 },
  { name: 'maskable-512', size: 512, share: 0.6 },
  { name: 'apple-180', size: 180, share: 0.7 },
];

mkdirSync(folder, { recursive: true });
for (const { name, size, share } of icons) {
  const width = Math.round(size * share);
  const flag = await sharp(mark, { density: 2400 }).resize({ width }).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: '#ffffff' } })
    .composite([{ input: flag, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));
}
