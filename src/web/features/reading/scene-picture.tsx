import { classNames } from '#web/components/class-names.ts';
import type { Drawing } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import { themeMedia } from '#web/page-context/theme.ts';
import { useTheme } from '#web/page-context/use-theme.ts';

type ScenePictureProps = {
  readonly drawing: Drawing | null;
  /** Beside a title that says the same: not named a second time. */
  readonly decorative?: boolean;
  /** The page's own, at its top: `ScenePreload` has it fetched. */
  readonly first?: boolean;
  readonly className?: string;
};

const modes = ['light', 'dark'] as const;

function addressOf({ id, hash }: Drawing, mode: (typeof modes)[number]): string {
  return `/scenes/${id}.${mode}.svg?v=${hash}`;
}

/** The drawing of an article or a story in the colours of the page; nothing where it is not drawn. */
export function ScenePicture({ drawing, decorative = false, first = false, className }: ScenePictureProps) {
  const { locale } = useLocale();
  if (!drawing) return null;
  return (
    <div className={classNames('scene-picture', className)}>
      {modes.map((mode) => (
        <img
          key={mode}
          src={addressOf(drawing, mode)}
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

/** Has a page's own drawing fetched at once, the one in the page's colours, before the style sheet says which is shown. */
export function ScenePreload({ drawing }: { readonly drawing: Drawing | null }) {
  const theme = useTheme();
  if (!drawing) return null;
  return modes.map((mode) => (
    <link
      key={mode}
      rel="preload"
      as="image"
      href={addressOf(drawing, mode)}
      media={themeMedia(mode, theme)}
      fetchPriority="high"
    />
  ));
}
