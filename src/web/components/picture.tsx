import { type ImageProvider, imageSources } from '#domain/images/image-address.ts';

type PictureProps = {
  readonly provider: ImageProvider;
  readonly path: string;
  readonly alt: string;
  /** Of the picture itself, in pixels: its room is kept, so that nothing moves when it arrives. */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown, as the attribute says it. */
  readonly sizes: string;
  readonly className?: string;
};

/** A picture in the size and format that suit the screen, fetched when it comes near. Rule 9.529. */
export function Picture({ provider, path, alt, width, height, sizes, className }: PictureProps) {
  const { sources, src } = imageSources(provider, { path, width, height });
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" className={className} />
    </picture>
  );
}
