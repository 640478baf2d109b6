import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { EmptyState } from '#web/components/states.tsx';
import type { AdminOutcome } from '#web/features/admin/admin-outcome.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { ListTabs } from '#web/features/admin/list-tabs.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { type DeskList, deskLists } from './desk-data.ts';
import { type FoundFeed, NewStory } from './new-story.tsx';

type Listed = FunctionOutput<'desk-stories'>['stories'];

type DeskListScreenProps = {
  readonly list: DeskList;
  readonly stories: Listed;
  /** The address of a feed that was asked for, and what it has. */
  readonly feed: { readonly url: string; readonly found: FoundFeed } | null;
  readonly outcome: AdminOutcome | null;
};

/** What lies on the editor's desk, and three ways to begin something new. Rule 9.481. */
export function DeskListScreen({ list, stories, feed, outcome }: DeskListScreenProps) {
  const { t } = useTranslation('desk');
  const { to } = useLocale();
  return (
    <AdminPage title={t('stories')} outcome={outcome}>
      <NewStory feed={feed} outcome={outcome} />
      <ListTabs
        label={t('which')}
        tabs={deskLists.map((one) => ({
          to: to(`/admin/stories?list=${one}`),
          text: t(`list.${one}`),
          current: one === list,
        }))}
      />
      {list === 'files' && <p className="max-w-reading text-ui text-second">{t('filesText')}</p>}
      {stories.length === 0 && (
        <EmptyState icon="lucide:book-open" title={t(`none.${list}`)}>
          {t('noneText')}
        </EmptyState>
      )}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {stories.map((story) => (
          <li key={story.id ?? story.slug}>
            <StoryLine story={story} list={list} />
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}

function StoryLine({ story, list }: { readonly story: Listed[number]; readonly list: DeskList }) {
  const { t } = useTranslation('desk');
  const { locale, to } = useLocale();
  const { id, slug, title, publishedAt, updatedAt, levels } = story;
  const when = publishedAt
    ? t(list === 'scheduled' ? 'appears' : 'appeared', { at: formatDateTime(publishedAt, locale) })
    : t('changed', { at: formatDateTime(updatedAt, locale) });
  const content = (
    <>
      <span lang="nb" className="font-semibold group-hover:underline">
        {title || t('untitled')}
      </span>
      <span className="block text-sm text-second">
        {when} · {levels.length > 0 ? levels.join(', ') : t('noLevels')}
      </span>
    </>
  );
  if (id === null)
    return (
      <a href={to(`/lettavis/${slug}`)} className="group block py-3">
        {content}
      </a>
    );
  return (
    <Link to={to(`/admin/stories/${id}`)} className="group block py-3">
      {content}
    </Link>
  );
}
