import { useTranslation } from 'react-i18next';
import type { TextFinding } from '#domain/submissions/assessment.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { kindOf } from './mark-kinds.tsx';

type FindingsListProps = { readonly text: string; readonly findings: readonly TextFinding[] };

/** All that was found, in a row: to read through, to print, and without script. */
export function FindingsList({ text, findings }: FindingsListProps) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  return (
    <Disclosure title={t('marks.list')} className="mt-4 border-t">
      <ol className="list-decimal space-y-3 pl-6 text-ui marker:text-muted">
        {findings.map((finding) => (
          <li key={`${finding.start} ${finding.code}`}>
            <span lang="nb" className={`found-mark found-mark-${kindOf(finding)} font-serif text-text`}>
              {text.slice(finding.start, finding.end)}
            </span>{' '}
            ({t(`marks.kind.${kindOf(finding)}`)}) {finding.message[locale === 'nb-NO' ? 'nb' : 'en']}
            {finding.suggestions.length > 0 && (
              <span className="block">
                {t('suggestion')}{' '}
                <strong lang="nb" className="font-serif text-text">
                  {finding.suggestions.join(' / ')}
                </strong>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
