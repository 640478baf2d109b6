import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BackLink } from '#web/components/back-link.tsx';
import { buttonClasses, LinkButton } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';
import { EmptyState, SkeletonText } from '#web/components/states.tsx';
import type { OwnReport } from '#web/features/reports/report-data.ts';
import { ReportTask } from '#web/features/reports/report-task.tsx';
import {
  isOpenTask,
  type MarkedSittingTask,
  type OpenSittingTask,
  type SittingData,
  type SittingTask,
} from '#web/features/sitting-data/sitting-data.ts';
import { StimulusView } from '#web/features/tasks/stimulus-view.tsx';
import { TaskView } from '#web/features/tasks/task-view.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { LookUpRegion } from '#web/word-lookup/look-up-region.tsx';
import {
  type AnswerState,
  answerState,
  type ReviewFilter,
  reviewFilters,
  reviewList,
} from './review-list.ts';
import { ReviewStrip } from './review-strip.tsx';

/** Most tests have no such task: it comes when it is looked at. */
const OpenTaskReview = lazyPart(async () => ({
  default: (await import('#web/features/open-tasks/open-task-review.tsx')).OpenTaskReview,
}));

type ReviewScreenProps = {
  readonly sitting: SittingData;
  /** The result that it belongs to; a test's own where it is left out. */
  readonly backTo?: string;
  readonly filter: ReviewFilter;
  /** What the person said was wrong with tasks, the newest first. */
  readonly reports: readonly OwnReport[];
  /** Number of the task that is looked at, as the address has it. */
  readonly position: number;
};

/** Every task of a test with own answer, key, reason and evidence; clips play as often as one likes. */
export function ReviewScreen({ sitting, backTo, reports, filter, position }: ReviewScreenProps) {
  const { t } = useTranslation('review');
  const { to } = useLocale();
  const all = reviewList(sitting, 'all');
  const listed = reviewList(sitting, filter);
  const count = (state: AnswerState) => all.filter((task) => answerState(task) === state).length;
  const counts = { correct: count('right'), partly: count('partly') };
  const marked = all.length - count('open');
  const open = listed.find((task) => task.position === position) ?? listed[0];
  return (
    <div className="screen-wide pt-3 pb-16 lg:pt-5 lg:pb-24">
      <BackLink to={to(backTo ?? `/app/test/${sitting.id}/result`)}>{t('back')}</BackLink>
      <h1 className="mt-2 heading-page lg:mt-4">{t('title')}</h1>
      {sitting.summary && marked > 0 && (
        <p className="mt-2 max-w-reading text-second">
          {t(counts.partly > 0 ? 'leadPartly' : 'lead', { ...counts, count: marked })}
        </p>
      )}
      <div className="mt-6 border-y border-hairline py-4">
        <nav aria-label={t('filter')} className="flex flex-wrap gap-2">
          {filtersOf(all).map((one) => (
            <Link
              key={one}
              to={`?show=${one}`}
              preventScrollReset
              aria-current={one === filter || undefined}
              className={buttonClasses({
                size: 'small',
                className: 'aria-[current]:border-primary aria-[current]:bg-primary-soft',
              })}
            >
              {t(`${one}`)}
              <span className="font-normal text-second">
                {one === 'all' ? all.length : reviewList(sitting, one).length}
              </span>
            </Link>
          ))}
        </nav>
        {open && <ReviewStrip tasks={listed} position={open.position} filter={filter} />}
      </div>
      {open ? (
        <ReviewedTask sitting={sitting} task={open} reports={reports} listed={listed} filter={filter} />
      ) : (
        <EmptyState
          title={t(`none.${filter}.title`)}
          icon="lucide:circle-check"
          action={<LinkButton to="?show=all">{t('showAll')}</LinkButton>}
        >
          <p>{t(`none.${filter}.text`)}</p>
        </EmptyState>
      )}
    </div>
  );
}

function ReviewedTask(props: {
  readonly sitting: SittingData;
  readonly task: SittingTask;
  readonly reports: readonly OwnReport[];
  readonly listed: readonly SittingTask[];
  readonly filter: ReviewFilter;
}) {
  const { sitting, task, reports, listed, filter } = props;
  const { t } = useTranslation('review');
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(task.position);
  const place = listed.indexOf(task);
  const last = listed.at(-1);

  // Another task is another page to a screen reader: the focus goes to its heading.
  useEffect(() => {
    if (seen.current === task.position) return;
    seen.current = task.position;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [task.position]);

  return (
    <article aria-labelledby="reviewed-task" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="reviewed-task" ref={heading} tabIndex={-1} className="scroll-mt-4 font-semibold">
          {filter === 'all'
            ? t('ofTasks', { number: task.position, count: last?.position ?? task.position })
            : t('task', { number: task.position })}
        </h2>
        <p className="flex items-center gap-2.5 text-ui text-second">
          <Icon name={categoryIcons[task.category]} size={18} />
          {t(`category.${task.category}`)}
          <span aria-hidden="true">·</span>
          <LevelChip level={task.level} className="text-text" />
        </p>
      </div>
      {isOpenTask(task) ? (
        <ReviewedOpenTask sitting={sitting} task={task} key={task.position} />
      ) : (
        <ReviewedMarkedTask sitting={sitting} task={task} key={task.position} />
      )}
      <div className="mt-8">
        <ReportTask
          key={task.taskId}
          taskId={task.taskId}
          report={reports.find((report) => report.task_id === task.taskId) ?? null}
        />
      </div>
      <nav
        aria-label={t('neighbours')}
        className="mt-10 flex justify-between gap-3 border-t border-hairline pt-5"
      >
        <Neighbour task={listed[place - 1]} filter={filter} direction="previous" />
        <Neighbour task={listed[place + 1]} filter={filter} direction="next" />
      </nav>
    </article>
  );
}

/** What was written or said, and what came back of it. */
function ReviewedOpenTask({
  sitting,
  task,
}: {
  readonly sitting: SittingData;
  readonly task: OpenSittingTask;
}) {
  const [asked, setAsked] = useState(task);
  return (
    <Suspense fallback={<SkeletonText lines={6} className="mt-6" />}>
      <OpenTaskReview sitting={sitting} task={asked} update={setAsked} />
    </Suspense>
  );
}

function ReviewedMarkedTask({
  sitting,
  task,
}: {
  readonly sitting: SittingData;
  readonly task: MarkedSittingTask;
}) {
  return (
    <LookUpRegion active className="mt-3">
      <div
        className={classNames(
          'grid gap-x-12 gap-y-8',
          // A task that carries its own text has the page's width for itself.
          task.stimulus.kind === 'none' ? 'max-w-3xl' : 'lg:grid-cols-[11fr_9fr]',
        )}
      >
        {task.stimulus.kind !== 'none' && (
          <div className="min-w-0">
            <StimulusView sitting={sitting} task={task} response={task.response} onRespond={() => {}} />
          </div>
        )}
        <div className="min-w-0">
          <TaskView task={task} response={task.response} onRespond={() => {}} />
        </div>
      </div>
    </LookUpRegion>
  );
}

/** Writing and speaking have a filter of their own where there are any. */
function filtersOf(tasks: readonly SittingTask[]): readonly ReviewFilter[] {
  return reviewFilters.filter((filter) => filter !== 'open' || tasks.some(isOpenTask));
}

function Neighbour(props: {
  readonly task: SittingTask | undefined;
  readonly filter: ReviewFilter;
  readonly direction: 'previous' | 'next';
}) {
  const { task, filter, direction } = props;
  const { t } = useTranslation('review');
  if (!task) return <span />;
  return (
    <LinkButton to={`?show=${filter}&task=${task.position}`} preventScrollReset>
      {direction === 'previous' && <Icon name="lucide:arrow-left" size={18} />}
      {t(`${direction}`)}
      {direction === 'next' && <Icon name="lucide:arrow-right" size={18} />}
    </LinkButton>
  );
}
