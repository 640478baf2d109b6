import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#domain/community/languages.ts';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { Revision } from './post-view.ts';
import { ShownMarkdown } from './shown-markdown.tsx';

type RevisionsProps = { readonly revisions: readonly Revision[]; readonly language: WrittenLanguage };

/** What stood there before one changed it. */
export function Revisions({ revisions, language }: RevisionsProps) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  if (revisions.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="comment-action cursor-pointer">{t('post.history')}</summary>
      <p className="mt-1 text-sm text-muted">{t('post.historyText')}</p>
      {revisions.map(({ id, contentHtml, replacedAt }) => (
        <div key={id} className="mt-4 rounded-card bg-sunk p-4">
          <p className="mb-2 text-sm font-semibold">
            {t('post.versionOf', { when: formatShortDateTime(replacedAt, locale) })}
          </p>
          <ShownMarkdown html={contentHtml} language={language} />
        </div>
      ))}
    </details>
  );
}
