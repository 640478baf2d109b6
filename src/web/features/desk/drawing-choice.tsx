import { useTranslation } from 'react-i18next';
import { Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeskStory } from './desk-data.ts';

/** Which of the stories' drawings a story shows, seen in the colours of the page. */
export function DrawingChoice({
  drawings,
  scene,
  onScene,
}: {
  readonly drawings: DeskStory['drawings'];
  readonly scene: string | null;
  readonly onScene: (scene: string | null) => void;
}) {
  const { t } = useTranslation('desk');
  const { locale } = useLocale();
  const drawing = drawings.find(({ id }) => id === scene);
  return (
    <div className="space-y-3">
      <Select
        label={t('drawing')}
        hint={t('drawingHint')}
        value={scene ?? ''}
        onChange={(event) => onScene(event.target.value || null)}
      >
        <option value="">{t('noDrawing')}</option>
        {drawings.map(({ id, alt }) => (
          <option key={id} value={id}>
            {locale === 'nb-NO' ? alt.nb : alt.en}
          </option>
        ))}
      </Select>
      {drawing && (
        <div className="scene-picture max-w-sm">
          {(['light', 'dark'] as const).map((mode) => (
            <img
              key={mode}
              src={`/scenes/${drawing.id}.${mode}.svg?v=${drawing.hash}`}
              alt={locale === 'nb-NO' ? drawing.alt.nb : drawing.alt.en}
              width={600}
              height={400}
              loading="lazy"
              className={`scene scene-${mode}`}
            />
          ))}
        </div>
      )}
    </div>
  );
}
