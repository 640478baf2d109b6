import { useTranslation } from 'react-i18next';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { Cairn } from '#web/levels/cairn.tsx';
import { levelColour } from '#web/levels/level-chip.tsx';

/** What one can do at each level, part by part. */
export function LevelMeanings() {
  const { t } = useTranslation('about');
  return (
    <section className="page-sides mt-14 lg:mt-20" aria-labelledby="levels-title">
      <h2 id="levels-title" className="heading-2">
        {t('levels.title')}
      </h2>
      <p className="mt-2 text-[1.0625rem] text-second">{t('levels.lead')}</p>
      <ol className="mt-4">
        {taskLevels.map((level, index) => (
          <li
            key={level}
            className="grid gap-x-10 gap-y-4 border-b border-hairline py-6 last:border-0 lg:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <h3 className="flex items-end gap-3 self-start heading-3">
              <Cairn stones={index + 1} className={`mb-1.5 w-6 ${levelColour(level)}`} />
              {level}
            </h3>
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
              {categories.map((category) => (
                <div key={category}>
                  <dt className="text-sm font-semibold">{t(`levels.category.${category}`)}</dt>
                  <dd className="text-ui text-second">{t(`levels.${level}.${category}`)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
