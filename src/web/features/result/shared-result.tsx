import { useTranslation } from 'react-i18next';
import { type NamedEstimate, reachedStation, useLevelWords } from '#web/levels/level-words.ts';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useLocale } from '#web/locale/locale.ts';

export type SharedLevel = NamedEstimate;

type SharedResultProps = {
  readonly estimate: SharedLevel;
  /** Written day of the test. */
  readonly day: string;
};

/** A level that somebody chose to show: its place on the trail, the band and the day. */
export function SharedResult({ estimate, day }: SharedResultProps) {
  const { t } = useTranslation('shared-result');
  const { to } = useLocale();
  const words = useLevelWords();
  const { lead, rest } = words.parts(estimate);
  const known = estimate.verdict.kind !== 'unknown';
  const band = { low: words.place(estimate.low), high: words.place(estimate.high) };
  return (
    <div className="page-sides pt-10 pb-20 lg:pt-16">
      <p className="text-sm text-second">{t('day', { day })}</p>
      <h1 className="mt-1 heading-1">
        {lead} {rest && <span className="font-[480] text-second">{rest}</span>}
      </h1>
      <p className="mt-3 max-w-reading text-[1.0625rem] text-second">
        {t(known ? 'band' : 'bandUnknown', band)}
      </p>
      <TrailProfile
        className="mt-6"
        value={known ? estimate.v : null}
        low={estimate.low}
        high={estimate.high}
        reached={reachedStation(estimate)}
        description={words.description(estimate)}
        label={words.stage(estimate.v)}
      />
      <section className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-hairline pt-6">
        <p className="max-w-reading text-ui text-second">{t('about')}</p>
        <a href={to('/app/leveltest')} className="button button-primary max-sm:w-full">
          {t('own')}
        </a>
      </section>
    </div>
  );
}
