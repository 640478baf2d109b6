import type { Drawing } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';

type SceneImageProps = {
  readonly scene: string;
  readonly drawings: readonly Drawing[];
};

/** A drawn scene in the colours of the page; what is seen in words for those who do not see it. */
export function SceneImage({ scene, drawings }: SceneImageProps) {
  const { locale } = useLocale();
  const drawing = drawings.find(({ id }) => id === scene);
  // The style sheet shows one of the two; a browser fetches no lazy picture that is not shown.
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      src={`/scenes/${scene}.${mode}.svg?v=${drawing?.hash}`}
      alt={drawing?.alt[locale === 'nb-NO' ? 'nb' : 'en']}
      width={600}
      height={400}
      loading="lazy"
      className={`scene scene-${mode}`}
    />
  ));
}
