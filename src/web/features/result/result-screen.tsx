import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Summary } from '#domain/assessment/types.ts';
import type { OverallFeedback } from '#domain/text-feedback/overall-feedback.ts';
import { Button, buttonClasses } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { ChosenTasks } from './chosen-tasks.ts';
import { CustomResultHead } from './custom-result-head.tsx';
import { type FeedbackCardProps, NextCard, StrengthsCard, WorkOnCard } from './feedback-cards.tsx';
import type { OpenLevel } from './open-level-data.ts';
import type { OpenResult } from './open-results.tsx';
import { PartResults } from './part-results.tsx';
import { PracticeProblem } from './practice-button.tsx';
import { PracticeResultHead } from './practice-result-head.tsx';
import { ResultHead } from './result-head.tsx';

/** Fetched when it is first opened: most people never share. */
const ShareDialog = lazyPart(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Most tests have no writing. */
const OpenResultHead = lazyPart(async () => ({
  default: (await import('./open-result-head.tsx')).OpenResultHead,
}));
const OpenFeedback = lazyPart(async () => ({ default: (await import('./open-feedback.tsx')).OpenFeedback }));
const OpenResults = lazyPart(async () => ({ default: (await import('./open-results.tsx')).OpenResults }));

/** Far down: the server has drawn them, and their script may come later. */
const LevelByLevel = lazyPart(async () => ({ default: (await import('./level-by-level.tsx')).LevelByLevel }));
const NextSteps = lazyPart(async () => ({ default: (await import('./next-steps.tsx')).NextSteps }));

export type ResultScreenProps = {
  readonly sittingId: string;
  readonly summary: Summary;
  readonly examples: readonly SittingTask[];
  readonly positions: Readonly<Record<string, number>>;
  /** Tasks of writing and speaking; left out: none. */
  readonly open?: readonly OpenResult[];
  /** Their levels, of the parts of which something is judged. */
  readonly openLevels?: readonly OpenLevel[];
  /** What those that are judged show together; left out or null: none is judged. */
  readonly together?: OverallFeedback | null;
  /** Tasks that can be asked again because they were not answered right. */
  readonly mistakes: number;
  /** Written day of the test in the language of the page. */
  readonly day: string;
  readonly isToday: boolean;
  /** The result belongs to an anonymous session. */
  readonly guest: boolean;
  readonly shareLink: string | null;
  /** What a custom test was put together of; null for a level test. */
  readonly custom?: ChosenTasks | null;
  /** Of the licence that is valid now, 0 without one: what a round of practice may draw. */
  readonly tier: number;
};

/** The result of a test. Rule 2.34. */
export function ResultScreen(props: ResultScreenProps) {
  const { sittingId, summary, examples, positions, mistakes, day, isToday, guest, shareLink, custom, tier } =
    props;
  const { open = [], openLevels = [], together } = props;
  // A test of nothing but writing has no figures, no level and no advice of its own.
  const onlyOpen = open.length > 0 && summary.tasks === 0;
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  const kind = custom ? (custom.practice ? 'practice' : 'custom') : 'level';
  const share = custom ? null : () => setSharing('open');
  const feedback: FeedbackCardProps = {
    ...{ sittingId, summary, examples, positions, mistakes, tier },
    returnTomorrow: isToday && !guest,
    custom: kind === 'custom',
  };
  return (
    <div className="screen-wide pt-3 pb-16 lg:pt-5 lg:pb-24">
      <ResultBar sittingId={sittingId} kind={kind} onShare={share} />
      <PracticeProblem />
      <div className="mt-4 lg:mt-8">
        {onlyOpen && custom ? (
          <Suspense>
            <OpenResultHead chosen={custom} day={day} />
          </Suspense>
        ) : custom?.practice ? (
          <PracticeResultHead summary={summary} chosen={custom} practice={custom.practice} day={day} />
        ) : custom ? (
          <CustomResultHead summary={summary} chosen={custom} day={day} />
        ) : (
          <ResultHead summary={summary} day={isToday ? 'today' : day} />
        )}
      </div>
      {guest && <KeepResult sittingId={sittingId} />}
      {/* Rows of about the same height: nothing stands beside an empty column. */}
      <div className="mt-8 grid grid-cols-1 gap-6 lg:mt-10 [&_p]:max-w-reading [&_p.text-center]:mx-auto">
        {open.length > 0 && (
          <Suspense>
            <OpenResults sittingId={sittingId} results={open} levels={openLevels} />
            {together && <OpenFeedback sittingId={sittingId} feedback={together} />}
          </Suspense>
        )}
        {!onlyOpen && (
          <>
            <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
              <NextCard {...feedback} />
              <PartResults summary={summary} custom={Boolean(custom)} />
            </div>
            <WorkOnCard {...feedback} />
            <div className="grid grid-cols-1 gap-6 md:has-[>p,>[data-short]]:grid-cols-1 md:grid-cols-2">
              <Suspense>
                <LevelByLevel summary={summary} />
              </Suspense>
              <StrengthsCard {...feedback} />
            </div>
          </>
        )}
        <Suspense>
          <NextSteps sittingId={sittingId} onShare={share} />
        </Suspense>
      </div>
      {sharing !== 'never' && (
        <Suspense>
          <ShareDialog
            open={sharing === 'open'}
            onClose={() => setSharing('closed')}
            link={shareLink}
            overall={summary.overall}
            day={day}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Where tests of a kind begin. */
const starts = {
  level: { path: '/app/leveltest', title: 'head.trail' },
  custom: { path: '/app/custom', title: 'result:chosenTest.title' },
  practice: { path: '/app/test', title: 'practice.title' },
} as const;

/** Where this page lies, and what is wanted most often: the answers, the file, the link. */
function ResultBar(props: {
  readonly sittingId: string;
  readonly kind: keyof typeof starts;
  readonly onShare: (() => void) | null;
}) {
  const { sittingId, kind, onShare } = props;
  const { t } = useTranslation('result');
  const { to } = useLocale();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <nav aria-label={t('head.pageLinks')} className="text-ui">
        <ol className="flex items-center gap-2">
          <li>
            <Link
              to={to(starts[kind].path)}
              className="inline-flex min-h-11 items-center rounded-control text-second hover:text-text"
            >
              {t(starts[kind].title)}
            </Link>
          </li>
          <li className="flex items-center gap-2 font-semibold" aria-current="page">
            <Icon name="lucide:chevron-right" size={16} className="text-muted" />
            {t('head.result')}
          </li>
        </ol>
      </nav>
      <div className="flex flex-wrap gap-1 sm:gap-2">
        <Link
          to={to(`/app/test/${sittingId}/review`)}
          className={buttonClasses({ variant: 'quiet', className: 'max-sm:hidden' })}
        >
          {t('head.allAnswers')}
        </Link>
        <a
          href={to(`/app/test/${sittingId}/result.pdf`)}
          className={buttonClasses({ className: 'max-sm:border-0 max-sm:px-3' })}
        >
          <Icon name="lucide:download" size={18} />
          <span className="max-sm:sr-only">{t('nextSteps.download.action')}</span>
        </a>
        {onShare && (
          <Button onClick={onShare} aria-haspopup="dialog" className="max-sm:border-0 max-sm:px-3">
            <Icon name="lucide:share-2" size={18} />
            <span className="max-sm:sr-only">{t('nextSteps.share.action')}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** A visitor's result hangs on a cookie; an account keeps it. */
function KeepResult({ sittingId }: { readonly sittingId: string }) {
  const { t } = useTranslation('result');
  const { to } = useLocale();
  const query = new URLSearchParams({ next: to(`/app/test/${sittingId}/result`) });
  return (
    <section
      aria-labelledby="keep-title"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-blue-line bg-blue-soft p-4 sm:px-5"
    >
      <div>
        <h2 id="keep-title" className="font-semibold">
          {t('nextSteps.keep.title')}
        </h2>
        <p className="text-ui text-second">{t('nextSteps.keep.text')}</p>
      </div>
      {/* The log-in lies outside the app's screens: the page is loaded anew. */}
      <a href={to(`/auth?create&${query}`)} className="button button-secondary max-sm:w-full">
        {t('nextSteps.keep.action')}
      </a>
    </section>
  );
}
