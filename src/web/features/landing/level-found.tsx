import { useTranslation } from 'react-i18next';
import { AnswerBand } from '#web/levels/answer-band.tsx';
import { levelAtValue, placeOf } from './level-words.ts';
import type { SampleSitting } from './sample-sitting.ts';

const steps = ['start', 'follow', 'read'] as const;

/** How the test closes in on a level, with a sitting of the real engine as the picture. */
export function LevelFound({ sample }: { readonly sample: SampleSitting }) {
  const { t } = useTranslation('landing');
  const first = sample.steps[0];
  const place = placeOf(sample);
  const captions = { onTheWay: 'captionOnTheWay', level: 'captionLevel', between: 'captionBetween' } as const;
  return (
    <section
      className="page-sides mt-16 grid grid-cols-1 gap-x-16 gap-y-9 lg:mt-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:items-start"
      aria-labelledby="found-title"
    >
      <div className="lg:pt-4">
        <h2 id="found-title" className="heading-2">
          {t('found.title')}
        </h2>
        <p className="mt-2 text-[1.0625rem] text-second">{t('found.lead')}</p>
        <ol className="mt-6">
          {steps.map((step) => (
            <li key={step} className="border-t border-hairline py-4">
              <h3 className="font-semibold">{t(`found.${step}.title`)}</h3>
              <p className="text-second">{t(`found.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
      <figure className="on-card @container rounded-card border border-hairline bg-card p-5 md:p-6">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3 className="font-semibold">{t('found.chart')}</h3>
          <ul className="flex flex-wrap gap-x-4 text-sm text-second" aria-hidden="true">
            <li className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-full bg-primary" />
              {t('found.right')}
            </li>
            <li className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-full border-[1.75px] border-second" />
              {t('found.wrong')}
            </li>
            <li className="flex items-center gap-1.5">
              <span className="h-2.5 w-4.5 rounded-xs bg-certainty" />
              {t('found.band')}
            </li>
          </ul>
        </div>
        <AnswerBand
          steps={sample.steps}
          description={t('found.chartAlt', {
            count: sample.steps.length,
            right: sample.right,
            firstLow: levelAtValue(first?.low ?? 0),
            firstHigh: levelAtValue(first?.high ?? 5),
            low: levelAtValue(sample.low),
            high: levelAtValue(sample.high),
          })}
        />
        <figcaption className="mt-1 text-sm text-muted">
          {t(`found.${captions[place.kind]}`, { ...place, count: sample.steps.length })}
        </figcaption>
      </figure>
    </section>
  );
}
