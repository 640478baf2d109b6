import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { Correction } from './reading-data.ts';

/** What was corrected since it was published, and when: nothing is changed in silence. Rule 9.486, Rule 9.508. */
export function Corrections({ corrections }: { readonly corrections: readonly Correction[] }) {
  const { t } = useTranslation('reading');
  const { locale } = useLocale();
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className="mt-14 border-t border-hairline pt-6">
      <h2 id="corrections" className="heading-4">
        {t('corrections', { count: corrections.length })}
      </h2>
      <ul className="mt-3 space-y-2 text-sm text-second">
        {corrections.map(({ on, nb, en }) => (
          <li key={`${on} ${en}`}>
            <time dateTime={on} className="font-semibold text-text">
              {formatDate(`${on}T12:00:00Z`, locale)}
            </time>
            : {locale === 'nb-NO' ? nb : en}
          </li>
        ))}
      </ul>
    </section>
  );
}
