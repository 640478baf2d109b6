import { useTranslation } from 'react-i18next';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import { useLocale } from '#web/locale/locale.ts';

/** What an answer contains that does the task: ticked off by the learner, not guessed at. Rule 9.273. */
export function PointList({ points }: { readonly points: readonly BothLanguages[] }) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  return (
    <section>
      <h3 className="heading-4">{t('points.title')}</h3>
      <p className="mt-1 text-ui text-second">{t('points.text')}</p>
      <ul className="mt-2 max-w-reading">
        {points.map((point) => (
          <li key={point.nb}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-primary" />
              {point[locale === 'nb-NO' ? 'nb' : 'en']}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
