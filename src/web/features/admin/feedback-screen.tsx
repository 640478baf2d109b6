import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { EmptyState } from '#web/components/states.tsx';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { AdminPage } from './admin-page.tsx';

type Found = FunctionOutput<'admin-feedback'>;

type FeedbackScreenProps = {
  readonly found: Found;
  /** The first page, not one of older feedback. */
  readonly isNewest: boolean;
};

/** What people said about the product, newest first. */
export function FeedbackScreen({ found, isNewest }: FeedbackScreenProps) {
  const { t } = useTranslation('admin');
  const { to } = useLocale();
  const { feedback, older } = found;
  const list = to('/admin/feedback');
  const link = 'inline-flex min-h-11 items-center text-link';
  return (
    <AdminPage title={t('nav.feedback')}>
      {feedback.length === 0 ? (
        <EmptyState icon="lucide:message-circle" title={t(isNewest ? 'feedback.none' : 'feedback.gone')}>
          {t(isNewest ? 'feedback.noneText' : 'feedback.goneText')}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-hairline border-y border-hairline">
          {feedback.map((one) => (
            <FeedbackRow key={one.id} feedback={one} />
          ))}
        </ol>
      )}
      {(older || !isNewest) && (
        <nav aria-label={t('pages')} className="flex flex-wrap gap-x-6 text-ui">
          {!isNewest && (
            <Link to={list} className={link}>
              {t('feedback.newest')}
            </Link>
          )}
          {older && (
            <Link to={`${list}?before=${older}`} className={link}>
              {t('feedback.older')}
            </Link>
          )}
        </nav>
      )}
    </AdminPage>
  );
}

function FeedbackRow({ feedback }: { readonly feedback: Found['feedback'][number] }) {
  const { t } = useTranslation('admin');
  const { locale, to } = useLocale();
  const { at, text, email, person } = feedback;
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 text-ui md:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]">
      <div className="text-sm text-second [overflow-wrap:anywhere]">
        <p className="text-ui">
          {person ? (
            <Link to={to(`/admin/people/${person.id}`)} className="text-link font-semibold">
              {person.name ?? person.email ?? t('people.noName')}
            </Link>
          ) : (
            t('feedback.guest')
          )}
        </p>
        <p>
          <time dateTime={at}>{formatShortDateTime(at, locale)}</time>
        </p>
        {email && <p>{t('feedback.code', { email })}</p>}
      </div>
      {/* Lines as they were written. */}
      <p className="max-w-reading whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </li>
  );
}
