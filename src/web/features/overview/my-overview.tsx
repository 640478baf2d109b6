import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { lazyPart } from '#web/components/lazy-part.ts';
import { formatWeekdayAtStart } from '#web/formats/format-weekday.ts';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';
import { Beginning } from './beginning.tsx';
import { ExamCountdown } from './exam-countdown.tsx';
import type { MyOverviewData } from './overview-data.ts';
import { Standing } from './standing.tsx';
import { StepsCard } from './steps-card.tsx';

/** Far down, with links only: the server has drawn them, and their script may come later. */
const GuaranteeCard = lazyPart(async () => ({
  default: (await import('#web/features/guarantee/guarantee-card.tsx')).GuaranteeCard,
}));
const PracticeCard = lazyPart(async () => ({ default: (await import('./practice-card.tsx')).PracticeCard }));
const WordsCard = lazyPart(async () => ({ default: (await import('./words-card.tsx')).WordsCard }));
const ReadinessCard = lazyPart(async () => ({
  default: (await import('#web/features/plan/readiness-card.tsx')).ReadinessCard,
}));
const WritingCard = lazyPart(async () => ({ default: (await import('./writing-card.tsx')).WritingCard }));
const StoryCard = lazyPart(async () => ({ default: (await import('./story-card.tsx')).StoryCard }));
const RecentCard = lazyPart(async () => ({ default: (await import('./recent-card.tsx')).RecentCard }));

/** Where I stand, what comes next and why, what I have done. */
export function MyOverview(props: MyOverviewData) {
  const { standing, steps, exam, calendar, weeklyDays, recent, change, words, tier, guarantee } = props;
  const { t } = useTranslation('overview');
  const { locale } = useLocale();
  const viewer = useRoot()?.viewer;
  // As one is spoken to: the first of the names.
  const [name] = viewer?.kind === 'user' ? viewer.name.split(' ') : [];
  // Nothing done yet: one way on, and nothing empty beside it.
  const isNew = !standing && recent.length === 0 && calendar.activeDays === 0 && !words.any;
  return (
    <div className="screen-wide">
      <header className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h1 className="heading-page [overflow-wrap:anywhere]">
            {name ? t('greeting', { name }) : t('title')}
          </h1>
          <p className="mt-1 text-second">{formatWeekdayAtStart(props.today, locale)}</p>
        </div>
        <ExamCountdown exam={exam} />
      </header>
      {/* What to do comes first, where one looks first; wide screens have it on the right. */}
      <div className="mt-6 grid grid-cols-1 gap-5 xl:grid-cols-3 xl:items-stretch">
        {(standing || !isNew) && (
          <div className="grid xl:col-start-3 xl:row-start-1">
            <StepsCard steps={steps} standingId={standing?.id ?? null} />
          </div>
        )}
        <div className={classNames('grid min-w-0', isNew ? 'xl:col-span-3' : 'xl:col-span-2 xl:row-start-1')}>
          {standing ? <Standing {...standing} /> : <Beginning steps={steps} isAlone={isNew} />}
        </div>
      </div>
      {!isNew && (
        <div className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
          <Suspense>
            <PracticeCard calendar={calendar} weeklyDays={weeklyDays} />
            {props.readiness && <ReadinessCard readiness={props.readiness} />}
            <WordsCard words={words} tier={tier} />
            {guarantee && <GuaranteeCard guarantee={guarantee} hasRow={props.readiness !== null} />}
            {props.story && <StoryCard story={props.story} />}
            {props.writing && <WritingCard level={props.writing} />}
            {recent.length > 0 && (
              <RecentCard tests={recent} change={change} isBeside={props.readiness !== null} />
            )}
          </Suspense>
        </div>
      )}
    </div>
  );
}
