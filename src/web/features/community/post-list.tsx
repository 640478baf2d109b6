import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { Category, ListedPost } from './community-rows.ts';
import { categoryName } from './names.ts';

type PostListProps = {
  readonly posts: readonly ListedPost[];
  /** To name the category of each; left out where all have the same. */
  readonly categories?: readonly Category[];
};

/** Discussions, one under the other: what it is about, how it begins, who wrote it, how much came of it. Rule 3.19. */
export function PostList({ posts, categories }: PostListProps) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {posts.map((post) => (
        <PostRow key={post.id} post={post} categories={categories} />
      ))}
    </ul>
  );
}

function PostRow({
  post,
  categories,
}: {
  readonly post: ListedPost;
  readonly categories?: readonly Category[];
}) {
  const { t } = useTranslation('community');
  const { to, locale } = useLocale();
  if (post.isBlocked)
    return (
      <li className="py-3 text-ui text-muted">
        {t('blockedPost')}{' '}
        <a href={to(`/community/post/${post.id}`)} className="comment-action text-link">
          {t('blockedShow')}
        </a>
      </li>
    );
  const category = categories?.find(({ id }) => id === post.categoryId);
  return (
    <li className="relative py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {post.isNews && (
          <span className="rounded-full bg-primary px-2 font-semibold text-on-primary">{t('news')}</span>
        )}
        {post.pinned && <Mark icon="lucide:pin">{t('pinned')}</Mark>}
        {(post.acceptedId ?? post.teacherAnsweredAt) && (
          <Mark icon="lucide:circle-check">{t('questions.isAnswered')}</Mark>
        )}
        {post.locked && <Mark icon="lucide:lock">{t('locked')}</Mark>}
        {category && <span>{categoryName(category, locale)}</span>}
        <span>{t(`language.${post.language}`)}</span>
      </p>
      <h3 className="mt-1 heading-4 [overflow-wrap:anywhere]" lang={post.language}>
        {/* The whole row leads to the discussion. */}
        <a
          href={to(`/community/post/${post.id}`)}
          className="rounded-control hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </a>
      </h3>
      <p
        lang={post.language}
        className="max-w-reading mt-1 line-clamp-2 text-ui text-second [overflow-wrap:anywhere]"
      >
        {post.excerpt}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>
          {t('writtenBy', {
            name: post.writtenBy === 'bestatt' ? t('byUs') : (post.author?.name ?? t('deletedUser')),
          })}
        </span>
        <span>{formatShortDate(post.createdAt, locale)}</span>
        <Count icon="lucide:message-square" text={t('comments', { count: post.comments })} />
        <Count icon="lucide:arrow-big-up" text={t('votes', { count: post.votes })} />
        <Count icon="lucide:eye" text={t('views', { count: post.views })} />
      </p>
    </li>
  );
}

function Count({
  icon,
  text,
}: {
  readonly icon: 'lucide:message-square' | 'lucide:arrow-big-up' | 'lucide:eye';
  readonly text: string;
}) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Icon name={icon} size={16} />
      {text}
    </span>
  );
}

function Mark({
  icon,
  children,
}: {
  readonly icon: 'lucide:pin' | 'lucide:lock' | 'lucide:circle-check';
  readonly children: string;
}) {
  return (
    <span className="inline-flex items-center gap-1 font-medium text-second">
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
