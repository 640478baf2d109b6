import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { EmptyState } from '#web/components/states.tsx';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { Trail } from './community-head.tsx';

/** Rule 9.380: what was reported, the oldest first; what is done about it is done at the post. */
export function ReportsScreen({ reports }: FunctionOutput<'community-report-list'>) {
  const { t } = useTranslation('community');
  const { to, locale } = useLocale();
  return (
    <div className="page-sides pt-8 pb-16 md:pt-10 lg:pb-28">
      <Trail steps={[{ text: t('home'), path: '/community' }]} />
      <h1 className="heading-page mb-8">{t('moderate.reportsTitle')}</h1>
      {reports.length === 0 ? (
        <EmptyState title={t('moderate.reportsEmpty')} icon="lucide:flag">
          {t('moderate.reportsEmptyText')}
        </EmptyState>
      ) : (
        <ul className="max-w-3xl space-y-4">
          {reports.map(({ id, postId, commentId, reason, text, title, content, writer, at }) => (
            <li key={id} className="rounded-card border border-hairline bg-card p-5">
              <p className="text-sm text-muted">
                {t(`report.reasons.${reason}`)} · {formatShortDateTime(at, locale)} ·{' '}
                {t('moderate.writtenBy', { name: writer ?? t('deletedUser') })}
              </p>
              {text && <p className="mt-2">{text}</p>}
              <blockquote className="mt-3 border-l-2 border-hairline pl-4 text-second [overflow-wrap:anywhere] whitespace-pre-line">
                <strong className="block text-text">{title}</strong>
                {content}
              </blockquote>
              <p className="mt-3">
                <a
                  href={`${to(`/community/post/${postId}`)}${commentId ? `#comment-${commentId}` : ''}`}
                  className="button button-secondary"
                >
                  {t('moderate.toPost')}
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
