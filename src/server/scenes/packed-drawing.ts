import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ColourMode } from '#domain/scenes/palette.ts';
import type { DrawnScene } from './scene-store.ts';

const brotli = promisify(brotliCompress);
const packs = {
  // As small as it gets: it is done once for each drawing, and a reading page waits for its own.
  br: (svg: string) => brotli(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: promisify(gzip) as (svg: string) => Promise<Buffer<ArrayBuffer>>,
} as const;
type Encoding = keyof typeof packs;

const packed = new WeakMap<DrawnScene, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();

/** What a client that says so takes a drawing as; null: as it is. A sixth of its size. Rule 9.563. */
export function drawingEncoding(accepted: string | undefined): Encoding | null {
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : null;
}

/** A drawing's bytes, packed once as long as it is the drawing of its scene. */
export function packedDrawing(
  scene: DrawnScene,
  { mode, encoding }: { readonly mode: ColourMode; readonly encoding: Encoding },
): Promise<Uint8Array<ArrayBuffer>> {
  const known = packed.get(scene) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  packed.set(scene, known);
  const key = `${mode} ${encoding}`;
  const bytes = known.get(key) ?? packs[encoding](scene.svg[mode]).then((buffer) => new Uint8Array(buffer));
  known.set(key, bytes);
  return bytes;
}
