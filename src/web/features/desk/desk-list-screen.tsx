import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { AdminOutcome } from '#web/features/admin/admin-outcome.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import type { DeskList } from './desk-data.ts';
import { DeskLists } from './desk-lists.tsx';
import { type FoundFeed, NewStory } from './new-story.tsx';

type DeskListScreenProps = {
  readonly list: DeskList;
  readonly stories: FunctionOutput<'desk-stories'>['stories'];
  /** The address of a feed that was asked for, and what it has. */
  readonly feed: { readonly url: string; readonly found: FoundFeed } | null;
  readonly outcome: AdminOutcome | null;
};

/** The stories that lie on the editor's desk, and three ways to begin something new. Rule 9.481. */
export function DeskListScreen({ list, stories, feed, outcome }: DeskListScreenProps) {
  const { t } = useTranslation('desk');
  return (
    <AdminPage title={t('stories')} outcome={outcome}>
      <NewStory feed={feed} outcome={outcome} />
      <DeskLists
        path="/admin/stories"
        label={t('which')}
        list={list}
        texts={{ files: t('filesText'), none: t(`none.${list}`) }}
        lines={stories.map(({ id, slug, levels, ...story }) => ({
          ...story,
          key: id ?? slug,
          path: id ? `/admin/stories/${id}` : `/lettavis/${slug}`,
          isDraft: id !== null,
          details: [levels.length > 0 ? levels.join(', ') : t('noLevels')],
        }))}
      />
    </AdminPage>
  );
}
