import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { TodaysStory } from './story-data.ts';

/** Rule 9.360: something to read today, at one's level. Its page is a document of its own. */
export function StoryCard({ story }: { readonly story: TodaysStory }) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  return (
    <Card
      aria-labelledby="story-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:col-span-2 xl:col-span-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="story-title" className="flex items-center gap-2.5 heading-4">
          <Icon name="lucide:newspaper" className="text-second" />
          <span>
            {t('story')} <span lang="nb">{story.title}</span>
          </span>
        </h2>
        <p lang="nb" className="mt-1 text-ui text-second">
          {story.lead}
        </p>
      </div>
      <a
        href={to(`/lettavis/${story.slug}?level=${story.level}`)}
        className="button button-secondary max-sm:w-full"
      >
        {t('readStory', { level: story.level })}
      </a>
    </Card>
  );
}
