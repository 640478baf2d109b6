import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { countryNames } from '#web/formats/country-names.ts';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { Checkbox } from '#web/forms/choice.tsx';
import { Input, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { CommunityActions, Trail } from './community-head.tsx';
import { CountList } from './count-list.tsx';
import type { MeView, OwnCard, OwnComment } from './me-view.ts';
import { MoreLink } from './more-link.tsx';
import { PostList } from './post-list.tsx';

type MeScreenProps = {
  readonly view: MeView;
  /** What came of changing the card: null where nothing was sent. */
  readonly saved: {
    readonly isRefused: boolean;
    readonly name: string;
    readonly country: string;
    readonly showsReading: boolean;
  } | null;
};

/** Rule 2.48: one's own posts and what one follows; Rule 2.49: one's activity; and the card that others see. */
export function MeScreen({ view, saved }: MeScreenProps) {
  const { t } = useTranslation('community');
  return (
    <div className="page-sides pt-8 pb-16 md:pt-10 lg:pb-28">
      <Trail steps={[{ text: t('home'), path: '/community' }]} />
      <h1 className="heading-page mb-6">{t('me.title')}</h1>
      <CommunityActions />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <Tabs tab={view.tab} />
          <Posts view={view} />
        </div>
        <div className="space-y-10">
          {view.card && <Activity card={view.card} />}
          {view.comments.length > 0 && <LatestComments comments={view.comments} />}
          {view.card && !view.isDemo && <CardForm card={view.card} saved={saved} />}
        </div>
      </div>
    </div>
  );
}

function Tabs({ tab }: { readonly tab: MeView['tab'] }) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  const tabs = [
    { id: 'posts', text: t('me.myPosts'), path: '/community/me' },
    { id: 'following', text: t('me.following'), path: '/community/me?tab=following' },
  ] as const;
  return (
    <nav aria-label={t('me.tabs')}>
      <ul className="mb-6 flex gap-6 border-b border-hairline">
        {tabs.map(({ id, text, path }) => (
          <li key={id}>
            <a
              href={to(path)}
              aria-current={id === tab ? 'page' : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent text-ui text-second aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-text"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Posts({ view: { tab, page } }: { readonly view: MeView }) {
  const { t } = useTranslation('community');
  const { to } = useLocale();
  const name = tab === 'posts' ? t('me.myPosts') : t('me.following');
  const next = page.after && `${to('/community/me')}?tab=${tab}&after=${encodeURIComponent(page.after)}`;
  return (
    <section aria-label={name}>
      <h2 className="sr-only">{name}</h2>
      {page.posts.length === 0 ? (
        <EmptyState icon="lucide:messages-square" title={t(tab === 'posts' ? 'me.noPosts' : 'me.noFollows')}>
          {t(tab === 'posts' ? 'me.noPostsText' : 'me.noFollowsText')}
        </EmptyState>
      ) : (
        <PostList posts={page.posts} />
      )}
      {next && <MoreLink href={next}>{t('more')}</MoreLink>}
    </section>
  );
}

function Activity({ card }: { readonly card: OwnCard }) {
  const { t } = useTranslation('community');
  const facts = [
    [t('post.authorPosts'), card.posts],
    [t('post.authorComments'), card.comments],
    [t('post.authorUpvotes'), card.upvotes],
  ] as const;
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="heading-4 mb-3">
        {t('me.activity')}
      </h2>
      <CountList counts={facts} />
    </section>
  );
}

function LatestComments({ comments }: { readonly comments: readonly OwnComment[] }) {
  const { t } = useTranslation('community');
  const { to, locale } = useLocale();
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="heading-4 mb-3">
        {t('me.latestComments')}
      </h2>
      <ul className="divide-y divide-hairline">
        {comments.map(({ id, postId, content, language, votes, createdAt, post }) => (
          <li key={id} className="relative py-3">
            <a
              href={`${to(`/community/post/${postId}`)}#comment-${id}`}
              className="text-ui font-semibold [overflow-wrap:anywhere] hover:underline after:absolute after:inset-0"
            >
              {post?.title ?? t('discussions')}
            </a>
            <p lang={language} className="line-clamp-2 text-sm text-second [overflow-wrap:anywhere]">
              {content}
            </p>
            <p className="mt-1 text-sm text-muted">
              {formatShortDate(createdAt, locale)} · {t('votes', { count: votes })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rule 9.370: what others see is the person's choice. */
function CardForm({ card, saved }: { readonly card: OwnCard; readonly saved: MeScreenProps['saved'] }) {
  const { t } = useTranslation('community');
  const { to, locale } = useLocale();
  return (
    <section aria-labelledby="card" className="rounded-card border border-hairline bg-card p-5">
      <h2 id="card" className="heading-4">
        {t('me.card')}
      </h2>
      <p className="mt-2 mb-4 text-sm text-second">{t('me.cardText')}</p>
      <form method="post" action={to('/community/me')} className="space-y-4" noValidate>
        {saved && !saved.isRefused && (
          <p role="status" className="text-ui font-medium">
            {t('me.saved')}
          </p>
        )}
        <Input
          label={t('me.name')}
          name="name"
          maxLength={60}
          autoComplete="nickname"
          hint={t('me.nameHint')}
          defaultValue={saved?.name ?? card.name}
          error={saved?.isRefused ? t('me.nameRefused') : null}
        />
        <Select label={t('me.country')} name="country" defaultValue={saved?.country ?? card.country ?? ''}>
          <option value="">{t('me.noCountry')}</option>
          {countryNames(locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Checkbox
          name="showsReading"
          defaultChecked={saved?.showsReading ?? card.showsReading}
          label={t('me.showsReading')}
        />
        <Button type="submit">{t('me.save')}</Button>
      </form>
    </section>
  );
}
