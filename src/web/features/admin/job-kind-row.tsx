import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { inSecondsOrMinutes } from '#web/formats/in-seconds-or-minutes.ts';
import { useLocale } from '#web/locale/locale.ts';
import { Mark } from './mark.tsx';

type Kind = FunctionOutput<'admin-jobs'>['kinds'][number];

/** States in the order in which a job goes through them. */
const states = ['waiting', 'running', 'retrying', 'done', 'failed'] as const;

/** A kind of job: what it does, how many there are by state, and how the last run went. */
export function JobKindRow({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('admin');
  const counted = states.filter((state) => kind[state] > 0);
  return (
    <li className="grid gap-x-8 gap-y-1.5 py-3 text-ui md:grid-cols-2">
      <div>
        <p className="font-semibold">{t(`jobs.names.${kind.name}`, { defaultValue: kind.name })}</p>
        <p className="max-w-reading text-sm text-second">
          {t(`jobs.about.${kind.name}`, { defaultValue: '' })}
        </p>
      </div>
      <div className="space-y-1 [overflow-wrap:anywhere]">
        {counted.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {counted.map((state) => (
              <Mark key={state} strong={state === 'failed' || state === 'retrying'}>
                {t(`jobs.states.${state}`, { count: kind[state] })}
              </Mark>
            ))}
          </p>
        )}
        <LastRun kind={kind} />
      </div>
    </li>
  );
}

function LastRun({ kind: { last } }: { readonly kind: Kind }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  if (!last) return <p className="text-sm text-second">{t('jobs.never')}</p>;
  const at = formatShortDateTime(last.startedAt, locale);
  const took = inSecondsOrMinutes(last.durationMs ?? 0);
  const seconds = secondsIn(locale).format((last.durationMs ?? 0) / 1000);
  const key =
    last.state === 'failed' && last.durationMs === null
      ? 'willRetry'
      : last.state === 'done' && took.unit === 'minutes'
        ? 'doneMinutes'
        : last.state;
  return (
    <>
      <p className="text-sm text-second">{t(`jobs.last.${key}`, { at, seconds, minutes: took.value })}</p>
      {last.error && <p className="text-sm text-second">{last.error}</p>}
    </>
  );
}

function secondsIn(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
}
