import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { Trail } from './community-head.tsx';
import type { ArchivedPost } from './read-archive.ts';

export type Archive = {
  readonly page: number;
  readonly pages: number;
  readonly posts: readonly ArchivedPost[];
};

/** All discussions by their titles, a hundred a page. Rule 9.497. */
export function ArchiveScreen({ archive: { page, pages, posts } }: { readonly archive: Archive }) {
  const { t } = useTranslation('community');
  const { to, locale } = useLocale();
  return (
    <div className="page-sides pt-8 pb-16 md:pt-10 lg:pb-28">
      <Trail steps={[{ text: t('home'), path: '/community' }]} />
      <h1 className="heading-page">{t('archive.title')}</h1>
      <p className="mt-3 mb-6 max-w-reading text-[1.0625rem] text-second">{t('archive.lead')}</p>
      <ArchiveLinks pages={pages} page={page} />
      <ul className="my-6 max-w-4xl divide-y divide-hairline border-y border-hairline">
        {posts.map(({ id, title, language, lastActivityAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-1">
            <a
              href={to(`/community/post/${id}`)}
              lang={language}
              className="inline-flex min-h-11 items-center rounded-control hover:underline [overflow-wrap:anywhere]"
            >
              {title}
            </a>
            <span className="text-sm text-muted">{formatDate(lastActivityAt, locale)}</span>
          </li>
        ))}
      </ul>
      <ArchiveLinks pages={pages} page={page} />
    </div>
  );
}

/** The archive's pages, each of them: the oldest discussion is as near as the latest. */
export function ArchiveLinks({ pages, page }: { readonly pages: number; readonly page: number | null }) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  if (pages === 0) return null;
  return (
    <nav aria-label={t('archive.pages')}>
      <ul className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, place) => place + 1).map((one) => (
          <li key={one}>
            <a
              href={to(`/community?page=${one}`)}
              aria-current={one === page ? 'page' : undefined}
              className="filter-link"
            >
              {t('archive.page', { page: one })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
