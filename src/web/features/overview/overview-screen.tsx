import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Summary } from '#domain/assessment/types.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { findingFor, useFeedbackWords } from '#web/features/result/feedback-words.ts';
import { Follow } from '#web/features/result/follow.tsx';
import { NorwegianWords } from '#web/features/result/norwegian-words.tsx';
import { type ListedTest, TestRow } from '#web/features/result/test-row.tsx';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { Standing } from './standing.tsx';

export type OverviewScreenProps = {
  readonly newest: { readonly id: string; readonly summary: Summary; readonly daysAgo: number } | null;
  /** A test that was begun and not ended, with the number of its tasks so far. */
  readonly open: { readonly id: string; readonly tasks: number } | null;
  readonly earlier: readonly ListedTest[];
};

/** The overview of a visitor's tests; whoever has an account has `MyOverview`. */
export function OverviewScreen({ newest, open, earlier }: OverviewScreenProps) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  return (
    <div className="screen-wide">
      <h1 className="heading-page">{t('visitor.title')}</h1>
      {open && <WaitingTest open={open} />}
      {newest ? (
        <div className="mt-6 grid grid-cols-1 gap-5 xl:grid-cols-3 xl:items-stretch">
          <div className="grid xl:col-start-3 xl:row-start-1">
            <NextUp id={newest.id} summary={newest.summary} main={!open} />
          </div>
          <div className="grid min-w-0 xl:col-span-2 xl:row-start-1">
            <Standing
              goal={null}
              id={newest.id}
              overall={newest.summary.overall}
              provisional={newest.summary.robotVoice === true}
              daysAgo={newest.daysAgo}
            />
          </div>
        </div>
      ) : (
        <Newcomer main={!open} />
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-title" className="mt-8">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 id="earlier-title" className="heading-4">
              {t('visitor.earlier')}
            </h2>
            <Link
              to={to('/app/test?show=results')}
              className="inline-flex min-h-12 lg:min-h-9 items-center text-ui text-link"
            >
              {t('visitor.allTests')}
            </Link>
          </div>
          <ul className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {earlier.map((test) => (
              <li key={test.id}>
                <TestRow test={test} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** One main button a screen: while a test waits, it is this one. */
function WaitingTest({ open }: { readonly open: NonNullable<OverviewScreenProps['open']> }) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  return (
    <section
      aria-labelledby="waiting-title"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-blue-line bg-blue-soft p-4 sm:px-5"
    >
      <div>
        <h2 id="waiting-title" className="font-semibold">
          {t('visitor.resume.title')}
        </h2>
        <p className="text-ui text-second">{t('visitor.resume.text', { count: open.tasks })}</p>
      </div>
      <LinkButton to={to(`/app/test/${open.id}`)} variant="primary" className="max-sm:w-full">
        {t('visitor.resume.action')}
      </LinkButton>
    </section>
  );
}

function NextUp(props: { readonly id: string; readonly summary: Summary; readonly main: boolean }) {
  const { id, summary, main } = props;
  const look = main ? 'primary' : 'secondary';
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  const words = useFeedbackWords();
  const [wanted] = summary.feedback.recommendations;
  const advice = wanted && words.recommendation(wanted);
  const finding = wanted && findingFor(summary.feedback, wanted);
  return (
    <Card aria-labelledby="next-title" className="flex flex-col">
      <p className="text-sm text-second">{t('visitor.next')}</p>
      {advice ? (
        <>
          <h2 id="next-title" className="mt-1 heading-3">
            <NorwegianWords text={advice.title} />
          </h2>
          <h3 className="mt-3 text-ui font-semibold">{t('visitor.why')}</h3>
          <p className="text-ui text-second">
            <NorwegianWords text={finding ? words.finding(finding) : advice.text} />
          </p>
        </>
      ) : (
        <h2 id="next-title" className="mt-1 text-second">
          {t('visitor.nothingNext')}
        </h2>
      )}
      <div className="mt-auto pt-5">
        {wanted ? (
          <Follow sittingId={id} wanted={wanted} place={0} custom={false} tier={0} wide={look} />
        ) : (
          <LinkButton to={to('/app/leveltest')} variant={look} className="w-full">
            {t('visitor.again')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** Nothing tested yet: the trail without a stone, and the way to one. */
function Newcomer({ main }: { readonly main: boolean }) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  return (
    <Card aria-labelledby="newcomer-title" className="mt-6">
      <h2 id="newcomer-title" className="heading-3">
        {t('visitor.emptyTitle')}
      </h2>
      <p className="mt-2 max-w-reading text-second">{t('visitor.emptyText')}</p>
      <LinkButton
        to={to('/app/leveltest')}
        variant={main ? 'primary' : 'secondary'}
        className="mt-4 max-sm:w-full"
      >
        {t('visitor.start')}
      </LinkButton>
      <TrailProfile
        className="mt-2"
        value={null}
        low={null}
        high={null}
        description={t('visitor.emptyDescription')}
      />
    </Card>
  );
}
