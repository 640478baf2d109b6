import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { OpenPart, OpenTest } from '#domain/mocks/open-part.ts';
import { type OpenPartResult, openPartResult } from '#domain/mocks/open-part-result.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { OpenLevel } from '#web/features/result/open-level-data.ts';
import { OpenLevelView } from '#web/features/result/open-level-view.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import { type MockExam, partLeft } from './mock-data.ts';

type OpenResultScreenProps = {
  readonly partId: string;
  readonly part: OpenPart;
  readonly test: OpenTest;
  /** Positions that each place of the exam offered. */
  readonly slots: readonly (readonly number[])[];
  readonly tasks: readonly OpenSittingTask[];
  /** Null where nothing of it is judged. */
  readonly level: OpenLevel | null;
  readonly exam: MockExam | null;
};

/** While somebody judges, it is looked at again after so long. */
const lookAgainMs = 2500;

/** Rule 9.394: what a part of writing or speaking came to as the exam reports it, or plainly that nobody has assessed it, and why. */
export function OpenResultScreen({ partId, part, test, slots, tasks, level, exam }: OpenResultScreenProps) {
  const { t } = useTranslation(['open-mocks', 'mocks', 'writing']);
  const { to } = useLocale();
  const places = slots.map((slot) => {
    const of = tasks.filter(({ position }) => slot.includes(position));
    return of.find(({ submitted }) => submitted !== null) ?? of[0] ?? null;
  });
  const result = openPartResult({
    ...{ part, test },
    tasks: places.map((task) => task?.submitted?.submission ?? null),
  });
  useLookedAtAgain(result.kind === 'waiting');
  const left = exam && partLeft(exam);
  const [reviewed] = places;
  return (
    <div className="screen-wide">
      <BackLink to={to('/app/mock-tests')}>{t('mocks:result.back')}</BackLink>
      <p className="mt-3 text-second">{t(`result.head.${part}`, { test })}</p>
      <h1 className="mt-1 heading-1" aria-live="polite">
        {headline(t, result)}
      </h1>
      <p className="mt-3 max-w-reading text-[1.0625rem] text-second">{reasonOf(t, result, part)}</p>
      {result.kind === 'level' && result.isCapped && (
        <p className="mt-3 flex max-w-reading gap-2 text-second">
          <Icon name="lucide:info" size={18} className="mt-1 shrink-0" />
          {t(`result.capped.${part}`)}
        </p>
      )}
      <p className="mt-3 max-w-reading text-second">{t(`test.ceiling.${part}.${test}`)}</p>
      {level && (
        <section aria-labelledby="estimate-title" className="mt-8 max-w-3xl">
          <h2 id="estimate-title" className="text-ui text-second">
            {t('result.estimate')}
          </h2>
          <OpenLevelView level={level} />
        </section>
      )}
      <section aria-labelledby="tasks-title" className="mt-8 max-w-3xl">
        <h2 id="tasks-title" className="heading-4">
          {t('result.tasks')}
        </h2>
        <ol className="mt-3 divide-y divide-hairline border-y border-hairline">
          {places.map((task, index) => (
            <PlaceRow key={task?.position ?? index} partId={partId} number={index + 1} task={task} />
          ))}
        </ol>
      </section>
      {result.kind === 'level' && (
        <p className="mt-8 max-w-reading text-sm text-second">{t('mocks:result.ours')}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {reviewed && (
          <LinkButton
            variant="primary"
            to={to(`/app/mock-tests/${partId}/review?show=all&task=${reviewed.position}`)}
          >
            {t('result.review')}
          </LinkButton>
        )}
        {left && exam && (
          <LinkButton to={to(`/app/mock-tests?begin=${left}&exam=${exam.id}`)}>
            {t(`mocks:begin.${left}`)}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function PlaceRow(props: {
  readonly partId: string;
  readonly number: number;
  readonly task: OpenSittingTask | null;
}) {
  const { partId, number, task } = props;
  const { t } = useTranslation(['open-mocks', 'mocks', 'writing']);
  const { to } = useLocale();
  const submission = task?.submitted?.submission ?? null;
  const level = submission?.estimatedLevel ?? null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{t('mocks:taskNumber', { number })}</p>
        <p className="text-ui text-second">
          {level
            ? t('writing:results.estimated', { level })
            : t(`writing:results.status.${submission?.status ?? 'left'}`)}
          {submission?.kind === 'write' && ` · ${t('writing:results.words', { count: submission.words })}`}
        </p>
      </div>
      {task && (
        <LinkButton size="small" to={to(`/app/mock-tests/${partId}/review?show=all&task=${task.position}`)}>
          {t('result.look')}
          <span className="sr-only">{t('mocks:taskNumber', { number })}</span>
        </LinkButton>
      )}
    </li>
  );
}

type Say = TFunction<readonly ['open-mocks', 'mocks', 'writing']>;

function headline(t: Say, result: OpenPartResult): string {
  if (result.kind === 'level')
    return result.level === 'C1' || result.level === 'not passed'
      ? t(`result.c1.${result.level === 'C1' ? 'passed' : 'notPassed'}`)
      : t(`mocks:level.${result.level}`);
  return t(`result.${result.kind}.title`);
}

function reasonOf(t: Say, result: OpenPartResult, part: OpenPart): string {
  if (result.kind === 'unassessed')
    return t([`result.unassessed.reason.${result.reason}`, 'result.unassessed.failed']);
  return t(result.kind === 'level' ? `result.level.${part}` : `result.${result.kind}.text`);
}

/** Asked anew until it is judged. */
function useLookedAtAgain(waits: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
}
