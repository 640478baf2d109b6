import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { BackLink } from '#web/components/back-link.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { OpenLevel } from '#web/features/result/open-level-data.ts';
import { OpenLevelView } from '#web/features/result/open-level-view.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import { ExamPdfLink } from './exam-pdf-link.tsx';
import { type MockExam, partLeft } from './mock-data.ts';
import { type JudgedPart, openHeadline, openReason, placesOf, resultOf } from './open-result-words.ts';

type OpenResultScreenProps = JudgedPart & {
  readonly partId: string;
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
  const judged = { part, test, slots, tasks };
  const places = placesOf(judged);
  const result = resultOf(judged);
  useLookedAtAgain(result.kind === 'waiting');
  const left = exam && partLeft(exam);
  const [reviewed] = places;
  return (
    <div className="screen-wide">
      <BackLink to={to('/app/mock-tests')}>{t('mocks:result.back')}</BackLink>
      <p className="mt-3 text-second">{t(`result.head.${part}`, { test })}</p>
      <h1 className="mt-1 heading-1" aria-live="polite">
        {openHeadline(t, result)}
      </h1>
      <p className="mt-3 max-w-reading text-[1.0625rem] text-second">{openReason(t, result, part)}</p>
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
        <ExamPdfLink partId={partId} />
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

/** Asked anew until it is judged. */
function useLookedAtAgain(waits: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
}
