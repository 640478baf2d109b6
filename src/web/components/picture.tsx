import { type ImageFile, type ImageProvider, imageSources } from '#domain/images/image-address.ts';

type PictureProps = {
  readonly provider: ImageProvider;
  readonly file: ImageFile;
  readonly alt: string;
  /** In pixels, where there is room for it: its place is kept, so that nothing moves when it arrives. */
  readonly shown: { readonly width: number; readonly height: number };
  readonly className?: string;
};

/** A picture in the size and format that suit the screen, fetched when it comes near. Rule 9.529. */
export function Picture({ provider, file, alt, shown, className }: PictureProps) {
  const { sources, src } = imageSources(provider, { ...file, shown: shown.width });
  // Between the sides of a phone, and no wider than it is shown elsewhere.
  const sizes = `min(100vw - 2.5rem, ${shown.width}px)`;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt={alt} {...shown} loading="lazy" className={className} />
    </picture>
  );
}
