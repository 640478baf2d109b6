import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { AdminOutcome } from './admin-outcome.ts';
import { ConfirmedForm } from './confirmed-form.tsx';

type DeadLetterRowProps = {
  readonly letter: FunctionOutput<'admin-jobs'>['deadLetters'][number];
  readonly outcome: AdminOutcome | null;
};

/** A job whose tries are used up: what it was about by ids, why it failed, and what to do with it. */
export function DeadLetterRow({ letter, outcome }: DeadLetterRowProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const { id, job, enqueuedAt, failedAt, tries, error, about } = letter;
  const name = t(`jobs.names.${job}`, { defaultValue: job });
  const at = formatShortDateTime(failedAt, locale);
  const of = { outcome, subject: id };
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 text-ui md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="[overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        <p className="max-w-reading">{error || t('jobs.noError')}</p>
        <p className="text-sm text-second">{about.join(' · ')}</p>
        <p className="text-sm text-second">
          {t('jobs.failedAt', { at, count: tries, since: formatShortDateTime(enqueuedAt, locale) })}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2 md:justify-end">
        <ConfirmedForm
          intent="retryJob"
          action={t('jobs.retry')}
          name={t('jobs.retryNamed', { name, at })}
          question={t('jobs.retryQuestion')}
          explanation={t('jobs.retryText', { name })}
          look={{ size: 'small' }}
          {...of}
        >
          <input type="hidden" name="id" value={id} />
        </ConfirmedForm>
        <ConfirmedForm
          intent="removeJob"
          action={t('jobs.remove')}
          name={t('jobs.removeNamed', { name, at })}
          question={t('jobs.removeQuestion')}
          explanation={t('jobs.removeText', { name })}
          look={{ size: 'small', variant: 'danger' }}
          {...of}
        >
          <input type="hidden" name="id" value={id} />
        </ConfirmedForm>
      </div>
    </li>
  );
}
