import { useTranslation } from 'react-i18next';
import { type StoryLevel, type StoryTopic, storyLevels } from '#domain/reading/story-levels.ts';
import { useLocale } from '#web/locale/locale.ts';
import { FilterLinks } from './filter-links.tsx';
import type { StoryArchive } from './story-archive.ts';
import { StoryCard } from './story-card.tsx';

export type StoryListPageProps = {
  readonly archive: StoryArchive;
  readonly topic: StoryTopic | null;
  readonly level: StoryLevel | null;
};

/** Rule 1.13, Rule 2.17. The archive of LettAvis, by topic and level, page by page. Rule 9.355, Rule 9.497. */
export function StoryListPage({ archive, topic, level }: StoryListPageProps) {
  const { t } = useTranslation('reading');
  const { to } = useLocale();
  const address = (chosen: { topic: StoryTopic | null; level: StoryLevel | null; page?: string }) => {
    const query = new URLSearchParams(
      Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== null),
    ).toString();
    return to(`/lettavis${query && `?${query}`}`);
  };
  const { stories, topics, page, pages } = archive;
  return (
    <div className="page-sides pt-8 pb-16 md:pt-14 lg:pb-28">
      <h1 className="heading-page">LettAvis</h1>
      <p className="mt-4 max-w-reading text-[1.0625rem] text-second">{t('stories.lead')}</p>
      <div className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        <FilterLinks
          label={t('stories.byLevel')}
          links={[
            { href: address({ topic, level: null }), text: t('stories.allLevels'), current: level === null },
            ...storyLevels.map((one) => ({
              href: address({ topic, level: one }),
              text: one,
              current: level === one,
            })),
          ]}
        />
        <FilterLinks
          label={t('stories.byTopic')}
          links={[
            { href: address({ topic: null, level }), text: t('stories.allTopics'), current: topic === null },
            ...topics.map((one) => ({
              href: address({ topic: one, level }),
              text: t(`stories.topic.${one}`),
              current: topic === one,
            })),
          ]}
        />
      </div>
      {stories.length === 0 ? (
        <p className="mt-10 text-second">{t('stories.none')}</p>
      ) : (
        <ul className="teaser-list mt-10">
          {stories.map((story) => (
            <StoryCard key={story.slug} story={story} level={level} as="h2" />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="mt-12">
          <FilterLinks
            label={t('stories.pages')}
            // Each of them, not only the next: the oldest story is as near as the newest.
            links={Array.from({ length: pages }, (_, place) => String(place + 1)).map((one) => ({
              href: address({ topic, level, ...(one !== '1' && { page: one }) }),
              text: one,
              current: one === String(page),
            }))}
          />
        </div>
      )}
    </div>
  );
}
