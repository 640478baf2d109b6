import { useTranslation } from 'react-i18next';
import type { Assessment } from '#domain/submissions/assessment.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import { useLocale } from '#web/locale/locale.ts';

type PointListProps = {
  readonly points: readonly BothLanguages[];
  /** For each point the words that were found for it; left out where nobody has looked. */
  readonly found?: Assessment['points'] | undefined;
  readonly kind: 'write' | 'speak';
};

/** What an answer contains that does the task: ticked off by the learner; words that speak of a point stand beside it. Rule 9.273. */
export function PointList({ points, found, kind }: PointListProps) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  return (
    <section>
      <h3 className="heading-4">{t('points.title')}</h3>
      <p className="mt-1 text-ui text-second">{t('points.text')}</p>
      <ul className="mt-2 max-w-reading">
        {points.map((point, at) => (
          <li key={point.nb}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-primary" />
              <span>
                {point[locale === 'nb-NO' ? 'nb' : 'en']}
                {found?.[at] && (
                  <span className="block text-sm text-second">
                    {t(`points.found.${kind}`)} <q lang="nb">{found[at].quote}</q>
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
