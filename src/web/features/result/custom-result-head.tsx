import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { claimsLevel } from '#domain/assessment/level-claim.ts';
import type { Summary } from '#domain/assessment/types.ts';
import { reachedStation, useLevelWords } from '#web/levels/level-words.ts';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type ChosenTasks, chosenWords } from './chosen-tasks.ts';
import { useFeedbackWords } from './feedback-words.ts';
import { Figures } from './result-head.tsx';

type CustomResultHeadProps = {
  readonly summary: Summary;
  readonly chosen: ChosenTasks;
  /** Written day of the test. */
  readonly day: string;
};

/** How a custom test went: the figures, and a level only where the answers allow one. Rule 9.72. */
export function CustomResultHead({ summary, chosen, day }: CustomResultHeadProps) {
  const { t } = useTranslation('result');
  const { locale, to } = useLocale();
  const words = useLevelWords();
  const feedback = useFeedbackWords();
  const { overall } = summary;
  const claims = claimsLevel(summary);
  return (
    <section aria-labelledby="result-level">
      <p className="text-sm text-second">{day}</p>
      <h1 id="result-level" className="mt-1 heading-1">
        {t('chosenTest.title')}
      </h1>
      <p className="mt-2 text-[1.0625rem] text-second">{chosenWords({ chosen, t, locale })}</p>
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-12">
        <div className="max-w-reading space-y-2 text-[1.0625rem] text-second">
          <p>
            {claims ? (
              `${overall.verdict.kind === 'level' ? `${t('chosenTest.claims', { level: words.headline(overall) })} ` : ''}${words.sure(overall)}`
            ) : (
              <>
                {t('chosenTest.noClaim')}{' '}
                <Link to={to('/app/leveltest')} className="font-semibold text-link">
                  {t('chosenTest.levelTest')}
                </Link>
              </>
            )}
          </p>
          {feedback.notes(claims ? summary : { ...summary, untried: [] }).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <Figures summary={summary} />
      </div>
      {claims && (
        <TrailProfile
          className="mt-7 max-sm:[&_.trail-strong]:hidden"
          value={overall.v}
          low={overall.low}
          high={overall.high}
          reached={reachedStation(overall)}
          description={words.description(overall)}
          label={words.stage(overall.v)}
        />
      )}
    </section>
  );
}
