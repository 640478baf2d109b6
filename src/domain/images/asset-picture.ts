import type { ImageFile } from './image-address.ts';

/** What is written of a picture in a text: `![alt](target "title")`. */
export type WrittenPicture = { readonly alt: string; readonly target: string; readonly title: string };

/** A picture among a text, with what it shows. */
export type AssetPicture = ImageFile & { readonly alt: string };

/**
 * A picture that lies on the content host: an asset’s path, and for its title how large it is, so that nothing moves when it
 * arrives; null when it is written otherwise. Rule 9.531.
 */
export function assetPicture({ alt, target, title }: WrittenPicture): AssetPicture | null {
  const size = /^([1-9]\d{1,4}) ?[x×] ?([1-9]\d{1,4})$/u.exec(title);
  if (!size || alt.trim() === '' || !/^\/admin\/assets\/[\w-]+(?:\/[\w-]+)?(?:\.\w{2,5})?$/u.test(target))
    return null;
  return { path: target, width: Number(size[1]), height: Number(size[2]), alt: alt.trim() };
}
