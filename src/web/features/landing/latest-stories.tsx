import { useTranslation } from 'react-i18next';
import type { StoryTeaser } from '#web/features/reading/reading-data.ts';
import { StoryCard } from '#web/features/reading/story-card.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { SectionHead } from './section-head.tsx';

/** The newest stories; nothing at all while there are none. */
export function LatestStories({ stories }: { readonly stories: readonly StoryTeaser[] }) {
  const { t } = useTranslation('landing');
  const { to } = useLocale();
  if (stories.length === 0) return null;
  return (
    <section className="page-sides mt-16 lg:mt-28" aria-labelledby="stories-title">
      <SectionHead id="stories-title" title={t('stories.title')} />
      <ul className="teaser-list mt-7">
        {stories.map((story) => (
          <StoryCard key={story.slug} story={story} />
        ))}
      </ul>
      <p className="mt-6">
        <a href={to('/lettavis')} className="text-link">
          {t('stories.all')}
        </a>
      </p>
    </section>
  );
}
