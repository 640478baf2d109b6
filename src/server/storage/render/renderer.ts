import pLimit from 'p-limit';
import sharp from 'sharp';
import { notAnImage, slowDown, tooLarge } from '#server/storage/errors.ts';
import { keepRecentBytes } from '#server/storage/recent-bytes.ts';
import { defaultQuality, type Transform } from './transform.ts';

export type RenderedFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
export type Rendered = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly byteLength: number;
  readonly type: string;
};

export type Renderer = {
  /**
   * The picture as asked for; the same one again comes from memory.
   * @param key of the file: its version
   * @throws StorageError when it is no picture we render, too large, or too many wait
   */
  readonly render: (
    key: string,
    read: () => Promise<Uint8Array>,
    how: { readonly transform: Transform; readonly acceptsWebp: boolean },
  ) => Promise<Rendered>;
};

/** Larger files and pictures are not rendered: a small file can hold a picture that fills the memory. */
export const maxSourceBytes = 25 * 1024 * 1024;
const maxPixels = 50_000_000;
const maxSeconds = 10;
const atOnce = 2;
const maxWaiting = 40;
const memoryBytes = 64 * 1024 * 1024;
/** AVIF at sharp's own effort (4) takes seconds for a large picture. */
const avifEffort = 2;

/** What sharp reads safely from strangers; SVG, which may name other files, is not among it. */
const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];

sharp.concurrency(1);
sharp.cache(false);

/** Pictures by sharp, off the main thread, a few at a time. */
export function createRenderer(): Renderer {
  const queue = createQueue();
  const memory = keepRecentBytes<Rendered>({ bytes: memoryBytes, each: memoryBytes / 8 });
  const running = new Map<string, Promise<Rendered>>();
  return {
    async render(key, read, how) {
      const name = JSON.stringify([key, how.transform, how.acceptsWebp]);
      const known = memory.get(name);
      if (known) return known;
      const same = running.get(name);
      if (same !== undefined) return same;
      const rendering = queue(async () => transformImage(await read(), how))
        .then((rendered) => {
          memory.set(name, rendered);
          return rendered;
        })
        .finally(() => running.delete(name));
      running.set(name, rendering);
      return rendering;
    },
  };
}

async function transformImage(
  source: Uint8Array,
  { transform, acceptsWebp }: { readonly transform: Transform; readonly acceptsWebp: boolean },
): Promise<Rendered> {
  if (source.byteLength > maxSourceBytes) throw tooLarge('image');
  const image = sharp(source, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
  try {
    const { format: own } = await image.metadata();
    if (!own || !formats.includes(own))
      throw notAnImage('The source image is invalid or unsupported for rendering');
    const format = chooseFormat(own === 'heif' ? 'avif' : (own as RenderedFormat), transform, acceptsWebp);
    const { width, height, resize = 'cover', quality = defaultQuality } = transform;
    const resized =
      width || height
        ? image.autoOrient().resize({
            width,
            height,
            fit: resize === 'contain' ? 'inside' : resize,
            withoutEnlargement: true,
          })
        : image.autoOrient();
    const options = format === 'avif' ? { quality, effort: avifEffort } : { quality };
    const bytes = await resized.timeout({ seconds: maxSeconds }).toFormat(format, options).toBuffer();
    return { bytes: new Uint8Array(bytes), byteLength: bytes.byteLength, type: `image/${format}` };
  } catch (error) {
    throw asStorageError(error as Error);
  }
}

function chooseFormat(own: RenderedFormat, { format }: Transform, acceptsWebp: boolean): RenderedFormat {
  if (format === 'avif' || format === 'webp') return format;
  return format !== 'origin' && acceptsWebp ? 'webp' : own;
}

/** sharp says what is wrong with a picture in words only. */
function asStorageError(error: Error): Error {
  if (error.name === 'StorageError') return error;
  if (/pixel limit/i.test(error.message))
    return notAnImage('The source image resolution is too large to process');
  return notAnImage('The source image is invalid or unsupported for rendering');
}

/** A few at once, some waiting, the rest told to come again. */
function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw slowDown();
    return limit(work);
  };
}
