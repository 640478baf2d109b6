import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { auditWords } from './audit-words.ts';

type Entry = FunctionOutput<'admin-audit'>['entries'][number];

type AuditListProps = {
  readonly entries: readonly Entry[];
  readonly emptyText: string;
  /** All are about the person whose page it is: no way to them is needed. */
  readonly ofOne?: boolean;
};

/** Who did what to whom, when and why, in sentences. */
export function AuditList({ entries, emptyText, ofOne = false }: AuditListProps) {
  const { t } = useTranslation('admin');
  const { locale, to } = useLocale();
  if (entries.length === 0) return <p className="text-ui text-second">{emptyText}</p>;
  return (
    <ol className="divide-y divide-hairline">
      {entries.map((entry) => {
        const { sentence, details } = auditWords(entry, t, locale);
        return (
          <li key={entry.id} className="py-2.5 text-ui">
            <p className="[overflow-wrap:anywhere]">{sentence}</p>
            {details && <p className="text-sm text-second [overflow-wrap:anywhere]">{details}</p>}
            <p className="text-sm text-muted">
              <time dateTime={entry.at}>{formatShortDateTime(entry.at, locale)}</time>
              {entry.subject && !ofOne && (
                <>
                  {' · '}
                  <Link to={to(`/admin/people/${entry.subject.id}`)} className="text-link">
                    {t('audit.open', { person: entry.subject.name ?? entry.subject.email })}
                  </Link>
                </>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
