import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LevelEstimate } from '#domain/assessment/types.ts';
import { station, type TaskLevel } from '#domain/levels/levels.ts';
import { Card } from '#web/components/card.tsx';
import { reachedStation, useLevelWords } from '#web/levels/level-words.ts';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useLocale } from '#web/locale/locale.ts';

export type StandingProps = {
  /** The newest level test. */
  readonly id: string;
  readonly overall: LevelEstimate;
  /** Listening is provisional. Rule 9.242. */
  readonly provisional: boolean;
  readonly daysAgo: number;
  /** The level one wants to reach; null when none is set. */
  readonly goal: TaskLevel | null;
};

/** Where the learner stands on the trail, and how sure that is. */
export function Standing({ id, overall, provisional, daysAgo, goal }: StandingProps) {
  const { t } = useTranslation(['overview', 'result']);
  const { to } = useLocale();
  const words = useLevelWords();
  const known = overall.verdict.kind !== 'unknown';
  return (
    <Card aria-labelledby="standing-title" className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="standing-title" className="heading-4">
          {t('visitor.standing')}
        </h2>
        <p className="text-sm text-muted">
          <Trans
            t={t}
            i18nKey={daysAgo === 0 ? 'visitor.today' : 'visitor.tested'}
            count={daysAgo}
            components={{
              again: (
                <Link
                  to={to('/app/leveltest')}
                  className="inline-flex min-h-12 lg:min-h-9 items-center text-link"
                />
              ),
            }}
          />
        </p>
      </div>
      {/* On phones the picture has no room for it. */}
      <p className="mt-1 font-serif text-lg font-[560] sm:hidden">{words.headline(overall)}</p>
      <TrailProfile
        className="my-4 max-sm:[&_.trail-strong]:hidden"
        value={known ? overall.v : null}
        low={overall.low}
        high={overall.high}
        reached={reachedStation(overall)}
        description={words.description(overall)}
        caption={t('result:head.here')}
        label={words.headline(overall)}
      />
      {provisional && <p className="mt-auto pb-1 text-sm text-second">{t('result:provisional.why')}</p>}
      {goal && (
        <p className="mt-auto pb-1 text-ui">
          {t(reachedStation(overall) >= station(goal) ? 'visitor.goalReached' : 'visitor.goal', {
            level: goal,
          })}
        </p>
      )}
      <p className={goal ? 'text-ui' : 'mt-auto text-ui'}>
        <Link
          to={to(`/app/test/${id}/result`)}
          className="inline-flex min-h-12 lg:min-h-9 items-center text-link"
        >
          {t('visitor.toResult')}
        </Link>
      </p>
    </Card>
  );
}
