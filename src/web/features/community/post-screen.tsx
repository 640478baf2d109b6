import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { formatShortDateTime } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { AttachmentList } from './attachment-list.tsx';
import { AuthorCard } from './author-card.tsx';
import { BlockForm } from './block-form.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { Trail } from './community-head.tsx';
import { LiveBar } from './live-bar.tsx';
import { MoreLink } from './more-link.tsx';
import { categoryName } from './names.ts';
import { DoneNote, FailedNote } from './outcome-note.tsx';
import { PostActions } from './post-actions.tsx';
import type { PostView, Returned } from './post-view.ts';
import { Revisions } from './revisions.tsx';
import { ShownMarkdown } from './shown-markdown.tsx';

type PostScreenProps = { readonly view: PostView; readonly returned: Returned | null };

/** Rule 2.46: a post, who wrote it, and the comments under it. */
export function PostScreen({ view, returned }: PostScreenProps) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const { post, categories, done } = view;
  const category = categories.find(({ id }) => id === post.categoryId);
  const addressWith = (change: Readonly<Record<string, string | null>>) => changed(pathname, search, change);
  const address = addressWith({});
  return (
    <div
      className="page-sides pt-8 pb-16 md:pt-10 lg:pb-28"
      data-counts-view={post.hiddenAt ? undefined : post.id}
    >
      <DoneNote done={done} />
      {returned && <FailedNote what={returned.intent} code={returned.code} />}
      <Trail
        steps={[
          { text: t('home'), path: '/community' },
          ...(category
            ? [{ text: categoryName(category, locale), path: `/community/category/${category.id}` }]
            : []),
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <article>
            <h1 lang={post.language} className="heading-page [overflow-wrap:anywhere]">
              {post.title}
            </h1>
            <p className="mt-3 mb-6 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              <time dateTime={post.createdAt}>{formatShortDateTime(post.createdAt, locale)}</time>
              {post.editedAt && (
                <span>{t('post.edited', { when: formatShortDateTime(post.editedAt, locale) })}</span>
              )}
              <span>{t('views', { count: post.views })}</span>
              <span>{t(`language.${post.language}`)}</span>
            </p>
            {post.hiddenAt && <StateNote icon="lucide:circle-alert">{t('post.hiddenNote')}</StateNote>}
            {post.locked && <StateNote icon="lucide:lock">{t('post.lockedNote')}</StateNote>}
            <ShownMarkdown html={post.contentHtml} language={post.language} />
            <AttachmentList attachments={view.attachments.filter(({ commentId }) => commentId === null)} />
            <Tags tags={post.tags} />
            <PostActions view={view} address={address} />
            <Revisions revisions={view.revisions} language={post.language} />
          </article>
          <Comments view={view} returned={returned} address={address} addressWith={addressWith} />
        </div>
        <div>
          <AuthorCard post={post} />
          <BlockForm address={address} person={post.author} own={view.own} className="mt-3" />
        </div>
      </div>
    </div>
  );
}

function StateNote({
  icon,
  children,
}: {
  readonly icon: 'lucide:circle-alert' | 'lucide:lock';
  readonly children: string;
}) {
  return (
    <p className="mb-6 flex items-center gap-2.5 rounded-control bg-sunk px-4 py-3 text-ui">
      <Icon name={icon} size={18} />
      {children}
    </p>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('post.tags')} className="mt-6 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`${to('/community/search')}?tag=${encodeURIComponent(tag)}`} className="tag">
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

type CommentsProps = PostScreenProps & {
  readonly address: string;
  readonly addressWith: (change: Readonly<Record<string, string | null>>) => string;
};

function Comments({ view, returned, address, addressWith }: CommentsProps) {
  const { t } = useTranslation('community');
  const { locale } = useLocale();
  const { post, thread, own, root, requestKey } = view;
  const came = returned?.intent === 'comment' && returned.parentId === null ? returned : null;
  const language = locale === 'nb-NO' ? 'nb' : 'en';
  return (
    <section id="comments" aria-labelledby="comments-title" className="mt-12 scroll-mt-6">
      <h2 id="comments-title" className="heading-3 mb-4">
        {t('post.comments')} <span className="text-muted tabular-nums">{post.comments}</span>
      </h2>
      {root && (
        <p className="mb-4">
          <a href={`${addressWith({ thread: null })}#comments`} className="comment-action text-link">
            {t('post.allComments')}
          </a>
        </p>
      )}
      {thread.comments.length === 0 ? (
        <EmptyState title={t('post.noComments')} icon="lucide:message-square" className="py-8">
          {t('post.noCommentsText')}
        </EmptyState>
      ) : (
        <CommentList view={view} returned={returned} address={address} addressWith={addressWith} />
      )}
      <LiveBar view={view} />
      {thread.after && (
        <MoreLink href={`${addressWith({ after: thread.after })}#comments`}>
          {t('post.moreComments')}
        </MoreLink>
      )}
      <div className="mt-10">
        {own.who === 'writer' && !post.locked && (
          <CommentForm
            {...{ id: 'write', title: t('post.writeComment'), address, draft: `comment-${post.id}` }}
            typed={came ?? { content: '', language, requestKey, attachments: [] }}
            names={namesOf(view)}
            isFollowed={thread.after !== null}
            isReturned={came !== null}
          />
        )}
        {own.who !== 'writer' && <WayIn who={own.who} />}
      </div>
    </section>
  );
}

/** Whom a comment can mention: those who are read here. Rule 9.467. */
function namesOf({ post, thread, own }: PostView): readonly string[] {
  const authors = [
    post.userId === own.userId ? null : post.author,
    ...thread.comments.map(({ userId, author }) => (userId === own.userId ? null : author)),
  ];
  return [...new Set(authors.flatMap((author) => author?.name ?? []))];
}

/** Rule 6.5: what whoever cannot write here needs for it. */
function WayIn({ who }: { readonly who: 'visitor' | 'demo' | 'no_profile' }) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  const { pathname } = useLocation();
  const next = `?next=${encodeURIComponent(pathname)}`;
  return (
    <div className="rounded-card border border-hairline bg-card p-5">
      <p>{t({ visitor: 'post.logInToAnswer', demo: 'demoNote', no_profile: 'post.profileNeeded' }[who])}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {who === 'no_profile' && (
          <a href={`${to('/onboarding')}${next}`} className="button button-primary">
            {t('post.setUpProfile')}
          </a>
        )}
        {who === 'visitor' && (
          <>
            <a href={`${to('/auth')}${next}`} className="button button-primary">
              {t('post.logIn')}
            </a>
            <a href={`${to('/auth')}${next}&create`} className="button button-secondary">
              {t('post.createAccount')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** The page's address with some of its query changed; what a form has done is said once. */
function changed(pathname: string, search: string, change: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  query.delete('done');
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
