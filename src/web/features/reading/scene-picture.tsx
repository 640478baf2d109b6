import { classNames } from '#web/components/class-names.ts';
import type { Drawing } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';

type ScenePictureProps = {
  readonly drawing: Drawing | null;
  /** Beside a title that says the same: not named a second time. */
  readonly decorative?: boolean;
  /** The page's own, at its top: fetched at once. */
  readonly first?: boolean;
  readonly className?: string;
};

/** The drawing of an article or a story in the colours of the page; nothing where it is not drawn. */
export function ScenePicture({ drawing, decorative = false, first = false, className }: ScenePictureProps) {
  const { locale } = useLocale();
  if (!drawing) return null;
  return (
    <div className={classNames('scene-picture', className)}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          src={`/scenes/${drawing.id}.${mode}.svg?v=${drawing.hash}`}
          alt={decorative ? '' : drawing.alt[locale === 'nb-NO' ? 'nb' : 'en']}
          width={600}
          height={400}
          // The style sheet shows one of the two; a lazy one that is not shown is not fetched.
          loading="lazy"
          fetchPriority={first ? 'high' : undefined}
          className={`scene scene-${mode}`}
        />
      ))}
    </div>
  );
}
