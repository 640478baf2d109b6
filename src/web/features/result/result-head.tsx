import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#domain/assessment/types.ts';
import { Icon } from '#web/components/icon.tsx';
import { inSecondsOrMinutes } from '#web/formats/in-seconds-or-minutes.ts';
import { reachedStation, useLevelWords } from '#web/levels/level-words.ts';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useFeedbackWords } from './feedback-words.ts';

type ResultHeadProps = {
  readonly summary: Summary;
  /** Written day of the test, 'today' when it is today's. */
  readonly day: 'today' | string;
};

/** The level in words, how sure it is, three figures, and the mountain profile. */
export function ResultHead({ summary, day }: ResultHeadProps) {
  const { t } = useTranslation('result');
  const words = useLevelWords();
  const feedback = useFeedbackWords();
  const { overall, limitedRange } = summary;
  const { lead, rest } = words.parts(overall);
  const known = overall.verdict.kind !== 'unknown';
  return (
    <section aria-labelledby="result-level" className="flex flex-col">
      <p className="text-sm text-second">{day === 'today' ? t('head.today') : t('head.day', { day })}</p>
      <h1 id="result-level" className="mt-1 heading-1">
        {lead} {rest && <span className="font-[480] text-second">{rest}</span>}
      </h1>
      <div className="order-2 mt-5 grid gap-5 lg:order-none lg:mt-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-12">
        <div className="max-w-reading space-y-2 text-[1.0625rem] text-second">
          <p>{words.sure(overall)}</p>
          {[...feedback.notes(summary), ...(limitedRange ? [feedback.limitedRange(limitedRange)] : [])].map(
            (note) => (
              <p key={note} className="flex gap-2">
                <Icon name="lucide:info" size={18} className="mt-1" />
                {note}
              </p>
            ),
          )}
        </div>
        <Figures summary={summary} />
      </div>
      <TrailProfile
        className="order-1 mt-3 max-sm:[&_.trail-strong]:hidden lg:order-none lg:mt-7"
        value={known ? overall.v : null}
        low={overall.low}
        high={overall.high}
        reached={reachedStation(overall)}
        description={words.description(overall)}
        caption={t('head.here')}
        label={overall.verdict.kind === 'between' ? lead : words.stage(overall.v)}
        animate
      />
    </section>
  );
}

/** Right answers, time and parts. */
export function Figures({ summary }: { readonly summary: Summary }) {
  const { t } = useTranslation('result');
  const time = inSecondsOrMinutes(summary.ms);
  const taken = summary.categories.filter((category) => category.tasks > 0).length;
  return (
    <dl className="result-figures">
      <Figure name={t('head.right')}>
        <Strong>{summary.correct}</Strong> {t('head.ofCount', { count: summary.counted })}
        {summary.partly > 0 && (
          <span className="block text-sm">{t('head.partly', { count: summary.partly })}</span>
        )}
      </Figure>
      <Figure name={t('head.time')}>
        <Strong>{time.value}</Strong> {t(`head.${time.unit}`)}
      </Figure>
      <Figure name={t('head.parts')}>
        <Strong>{taken}</Strong> {t('head.ofCount', { count: 4 })}
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="result-figure">
      <dt className="text-sm text-second">{name}</dt>
      <dd className="text-ui whitespace-nowrap text-second lg:text-base">{children}</dd>
    </div>
  );
}

function Strong({ children }: { readonly children: ReactNode }) {
  return (
    <span className="font-serif text-2xl font-[600] text-text [font-variant-numeric:lining-nums] lg:text-[1.75rem]">
      {children}
    </span>
  );
}
