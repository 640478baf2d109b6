/** Widths of screens and densities of their pixels, of the specification’s section 9. */
const screenWidths = [320, 640, 768, 1024, 1280, 1536] as const;
const densities = [1, 2] as const;

/** Formats a picture is offered in besides its own, the smallest first. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** How well a picture is kept. AVIF’s scale is another than WebP’s and JPEG’s: about the same to the eye. */
export const imageQuality = { avif: 60, webp: 80, own: 80 } as const;

/** The widths in pixels that pictures are made in, and no others: each screen at each density. */
export const imageWidths: readonly number[] = [
  ...new Set(screenWidths.flatMap((width) => densities.map((density) => width * density))),
].toSorted((one, other) => one - other);

/** Who makes a picture smaller: nobody, the product itself, or another host whose content it is. */
export type ImageProvider =
  | { readonly kind: 'none' }
  | { readonly kind: 'own' }
  | { readonly kind: 'content-host'; readonly host: string };

/** What is wanted of a picture; without a format its own. */
export type ImageVersion = { readonly width: number; readonly format: ImageFormat | null };

/** A picture as it lies: a path from the root, and its size in pixels. */
export type ImageFile = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
};

/** What a `<picture>` is made of: a `srcset` for each format, and the address for browsers that know none of them. */
export type ImageSources = {
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly src: string;
};

/** Where our own pictures in other sizes are: `/_image/<version>/<the picture’s path>`. */
export const ownImagePrefix = '/_image';

/**
 * The address of one version of a picture: through a path segment of our own, by the query of an asset on a content host, or
 * the address as it is. Rule 9.529.
 */
export function imageAddress(
  provider: ImageProvider,
  { path, width, height }: ImageFile,
  version: ImageVersion,
): string {
  switch (provider.kind) {
    case 'none':
      return path;
    case 'own':
      return `${ownImagePrefix}/${writeVersion(version)}${path}`;
    case 'content-host':
      return `${provider.host}${path}?${[
        `width=${version.width}`,
        `height=${Math.max(1, Math.round((version.width * height) / width))}`,
        ...(version.format ? [`format=${version.format}`] : []),
        `quality=${imageQuality[version.format ?? 'own']}`,
        'fit=inside',
      ].join('&')}`;
  }
}

/**
 * The addresses of a picture in AVIF, WebP and its own format, in all widths up to its own, and up to what a screen of the
 * highest density shows where it is `shown` so many pixels wide. Rule 9.529.
 */
export function imageSources(
  provider: ImageProvider,
  { shown, ...file }: ImageFile & { readonly shown: number },
): ImageSources {
  if (provider.kind === 'none') return { sources: [], src: file.path };
  const widths = widthsUpTo(Math.min(file.width, shown * Math.max(...densities)));
  const sources = imageFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map((width) => `${imageAddress(provider, file, { width, format })} ${Math.min(width, file.width)}w`)
      .join(', '),
  }));
  // Browsers that know neither format are old, and their screens are not dense.
  const plain = widths.findLast((width) => width <= 1024) ?? 320;
  return { sources, src: imageAddress(provider, file, { width: plain, format: null }) };
}

/** Those that are narrower, and the next; where a picture is narrower than that it comes in its own width: nothing is made larger. */
function widthsUpTo(widest: number): readonly number[] {
  const last = imageWidths.findIndex((width) => width >= widest);
  return last === -1 ? imageWidths : imageWidths.slice(0, last + 1);
}

function writeVersion({ width, format }: ImageVersion): string {
  return format ? `w_${width},f_${format}` : `w_${width}`;
}

/** What a path segment asks for; null when pictures are not made so, also when it is another way to say the same. Rule 9.530. */
export function readImageVersion(segment: string): ImageVersion | null {
  const [, width = '', format = null] = /^w_([1-9]\d{2,3})(?:,f_(avif|webp))?$/.exec(segment) ?? [];
  return imageWidths.includes(Number(width))
    ? { width: Number(width), format: format as ImageFormat | null }
    : null;
}
