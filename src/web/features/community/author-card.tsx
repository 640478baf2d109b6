import { useTranslation } from 'react-i18next';
import { countryNames } from '#web/formats/country-names.ts';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { ShownPost } from './community-rows.ts';
import { CountList } from './count-list.tsx';

/** Rule 3.21: since when, how many posts and comments, and how many votes their posts have. */
export function AuthorCard({ post }: { readonly post: ShownPost }) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  const { author, writtenBy } = post;
  const counts: readonly (readonly [text: string, count: number])[] = author
    ? [
        [t('post.authorPosts'), author.posts],
        [t('post.authorComments'), author.comments],
        [t('post.authorUpvotes'), author.upvotes],
      ]
    : [];
  return (
    <aside aria-labelledby="author" className="rounded-card border border-hairline bg-card p-5">
      <h2 id="author" className="text-sm text-muted">
        {t('post.author')}
      </h2>
      <p className="mt-1 heading-4 [overflow-wrap:anywhere]">
        {writtenBy === 'bestatt' ? t('byUs') : (author?.name ?? t('deletedUser'))}
      </p>
      {writtenBy === 'bestatt' && <p className="mt-1 text-sm text-second">{t('byUsNote')}</p>}
      {author && (
        <>
          <p className="mt-1 text-sm text-second">
            {author.country && (
              <span className="block">
                {countryNames(locale).find(({ code }) => code === author.country)?.name}
              </span>
            )}
            {t('post.memberSince', { when: formatShortDate(author.memberSince, locale) })}
          </p>
          <div className="mt-4">
            <CountList counts={counts} />
          </div>
        </>
      )}
    </aside>
  );
}
