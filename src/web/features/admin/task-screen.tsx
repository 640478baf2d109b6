import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { reportOutcomes } from '#domain/items/report-reasons.ts';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { Select, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type AdminOutcome, typedIn } from './admin-outcome.ts';
import { AdminPage } from './admin-page.tsx';
import { ConfirmedForm } from './confirmed-form.tsx';
import { PersonPart } from './person-part.tsx';
import { ReasonField } from './reason-field.tsx';
import { TaskContent } from './task-content.tsx';
import { useTaskFigures } from './task-figures.ts';

type Found = FunctionOutput<'admin-task'>;
type TaskScreenProps = Found & { readonly outcome: AdminOutcome | null };

/** One task: what it asks, how it does in use, what learners say of it, and taking it out. Rule 9.321. */
export function TaskScreen({ task, reports, outcome }: TaskScreenProps) {
  const { t } = useTranslation('admin');
  const figures = useTaskFigures();
  const misfits = task.statistics?.misfits ?? [];
  return (
    <AdminPage title={task.title} outcome={outcome}>
      <p className="text-ui text-second">
        {task.contentId ?? task.taskId} · {task.level} · {t(`task.categories.${task.category}`)}
      </p>
      <PersonPart id="use" title={t('task.use')}>
        <p className="text-ui">{figures(task.statistics)}</p>
        {misfits.length > 0 && (
          <ul className="mt-3 list-disc space-y-1 pl-5 text-ui">
            {misfits.map((one) => (
              <li key={one}>{t(`task.misfit.${one}`)}</li>
            ))}
          </ul>
        )}
        {task.responses.length > 0 && <Responses task={task} />}
      </PersonPart>
      <PersonPart id="content" title={t('task.content')}>
        <TaskContent task={task} />
      </PersonPart>
      {reports.map((report) => (
        <Report key={report.id} report={report} outcome={outcome} />
      ))}
      <Withdrawal task={task} outcome={outcome} />
    </AdminPage>
  );
}

function Responses({ task }: { readonly task: Found['task'] }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <table className="mt-4 text-left text-ui">
      <caption className="pb-1 text-left text-second">{t('task.responses')}</caption>
      <thead>
        <tr className="text-second">
          {(['answer', 'count', 'ability'] as const).map((column) => (
            <th key={column} scope="col" className="py-1 pr-6 font-normal">
              {t(`task.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {task.responses.map(({ answer, count, ability, isKey }) => (
          <tr key={answer} className={isKey ? 'font-semibold' : undefined}>
            <th scope="row" className="py-1 pr-6 font-[inherit]">
              {answer} {isKey && t('task.isKey')}
            </th>
            <td className="py-1 pr-6 tabular-nums">{count}</td>
            <td className="py-1 pr-6 tabular-nums">{decimal.format(ability)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Report({
  report,
  outcome,
}: {
  readonly report: Found['reports'][number];
  readonly outcome: AdminOutcome | null;
}) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const typed = typedIn(outcome, 'answerReport', report.id);
  return (
    <PersonPart id={`report-${report.id}`} title={t(`task.reason.${report.reason}`)}>
      <p className="text-sm text-second">
        {formatShortDateTime(report.at, locale)}
        {report.isOld && ` · ${t('task.isOld')}`}
      </p>
      {report.text && (
        <blockquote className="mt-3 max-w-reading border-l-2 border-hairline pl-4 text-ui whitespace-pre-line [overflow-wrap:anywhere]">
          {report.text}
        </blockquote>
      )}
      {report.outcome ? (
        <p className="mt-3 max-w-reading text-ui">
          <strong>{t(`task.outcome.${report.outcome}`)}</strong> {report.answer}
        </p>
      ) : (
        <ConfirmedForm
          intent="answerReport"
          subject={report.id}
          action={t('task.answer')}
          question={t('task.answerQuestion')}
          explanation={t('task.answerText')}
          outcome={outcome}
          className="mt-4 max-w-reading space-y-3"
        >
          <input type="hidden" name="reportId" value={report.id} />
          <Select name="outcome" label={t('task.outcomeLabel')} defaultValue={typed.outcome ?? 'mended'}>
            {reportOutcomes.map((one) => (
              <option key={one} value={one}>
                {t(`task.outcome.${one}`)}
              </option>
            ))}
          </Select>
          <TextArea
            name="text"
            label={t('task.answerLabel')}
            rows={2}
            maxLength={2000}
            defaultValue={typed.text}
          />
        </ConfirmedForm>
      )}
    </PersonPart>
  );
}

function Withdrawal({
  task,
  outcome,
}: {
  readonly task: Found['task'];
  readonly outcome: AdminOutcome | null;
}) {
  const { t } = useTranslation('admin');
  const intent = task.withdrawnAt ? 'restoreTask' : 'withdrawTask';
  return (
    <PersonPart id="withdrawal" title={t(`task.${intent}`)}>
      <ConfirmedForm
        intent={intent}
        subject={task.taskId}
        action={t(`task.${intent}`)}
        question={t(`task.${intent}Question`)}
        explanation={t(`task.${intent}Text`)}
        outcome={outcome}
        look={{ variant: task.withdrawnAt ? 'secondary' : 'danger' }}
        className="max-w-reading space-y-3"
      >
        <p className="text-ui text-second">{t(`task.${intent}Text`)}</p>
        <ReasonField typed={typedIn(outcome, intent, task.taskId).reason} />
      </ConfirmedForm>
    </PersonPart>
  );
}
