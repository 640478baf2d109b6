import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { DrawnScene } from './scene-store.ts';

/** What those who show a link ask for (the Open Graph protocol names no size; 1.91 : 1 is what they cut to). */
const size = { width: 1200, height: 630 };

/** A picture is some 60 kB; those of all stories and articles fit. */
const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (picture) => picture.byteLength,
});
const oneAtATime = pLimit(1);

/** A scene as a picture to be shared with a link, made once of a drawing. The drawing is ours: no stranger's SVG comes here. */
export function sharePicture({ hash, svg }: DrawnScene): Promise<Uint8Array<ArrayBuffer>> {
  return oneAtATime(async () => {
    const known = kept.get(hash);
    if (known) return known;
    const png = await sharp(Buffer.from(svg.light), { density: 144 })
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .png({ palette: true, quality: 90 })
      .toBuffer();
    const picture = new Uint8Array(png);
    kept.set(hash, picture);
    return picture;
  });
}
