import type { TFunction } from 'i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import type { Locale } from '#web/locale/locale.ts';

type Entry = FunctionOutput<'admin-audit'>['entries'][number];
type Someone = Entry['actor'];

/** An entry of the audit log as a sentence, and what else it tells. Rule 9.60. */
export function auditWords(
  { action, actor, subject, details }: Entry,
  t: TFunction<'admin'>,
  locale: Locale,
): { readonly sentence: string; readonly details: string } {
  const values = {
    actor: nameOf(actor, t(`audit.${otherActor(details.by)}`)),
    subject: nameOf(subject, t('audit.nobody')),
    action,
    role: typeof details.role === 'string' ? t(`roles.${details.role}`) : '',
    tier: typeof details.tier === 'number' ? t(`tiers.${details.tier}`) : '',
    days: details.days,
    code: details.code,
    story: typeof details.story === 'string' ? details.story : '',
    article: typeof details.article === 'string' ? details.article : '',
    job: typeof details.job === 'string' ? t(`jobs.names.${details.job}`, { defaultValue: details.job }) : '',
    count: details.count ?? details.days,
  };
  // Whom it was about is gone, and with them what it was (Rule 9.69).
  const isEmptied = subject === null && Object.keys(details).length === 0;
  const what = t(`actions.${action}`, { defaultValue: action });
  const sentence = isEmptied
    ? t('audit.emptied', { actor: values.actor, what })
    : t([`audit.${action}`, 'audit.other'], values as Record<string, string>);
  const further = [
    typeof details.reason === 'string' ? t('audit.reason', { reason: details.reason }) : '',
    typeof details.amountOre === 'number'
      ? t('audit.amount', { amount: kronerIn(locale).format(details.amountOre / 100) })
      : '',
    typeof details.note === 'string' ? t('audit.note', { note: details.note }) : '',
    typeof details.percentOff === 'number' ? t('audit.percentOff', { percent: details.percentOff }) : '',
    typeof details.trialDays === 'number' ? t('audit.trialDays', { count: details.trialDays }) : '',
    typeof details.lastDay === 'string'
      ? t('audit.lastDay', { day: formatShortDate(`${details.lastDay}T12:00:00Z`, locale) })
      : '',
  ];
  return { sentence, details: further.filter((part) => part !== '').join(' · ') };
}

/** Who did it, when nobody with an account did. */
function otherActor(by: unknown): 'commandLine' | 'paymentProvider' | 'schedule' | 'product' {
  if (by === 'command_line') return 'commandLine';
  if (by === 'schedule') return 'schedule';
  return by === 'payment_provider' ? 'paymentProvider' : 'product';
}

function kronerIn(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
}

function nameOf(someone: Someone, otherwise: string): string {
  return someone?.name ?? someone?.email ?? otherwise;
}
