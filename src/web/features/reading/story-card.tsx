import { useTranslation } from 'react-i18next';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { StoryTeaser } from './reading-data.ts';
import { TeaserCard } from './teaser-card.tsx';

type StoryCardProps = {
  readonly story: StoryTeaser;
  /** The level that it is told of and opened at; without one the easiest. */
  readonly level?: StoryLevel | null;
  readonly as?: 'h2' | 'h3';
};

/** A story in a list. */
export function StoryCard({ story, level = null, as }: StoryCardProps) {
  const { t } = useTranslation('reading');
  const { to, locale } = useLocale();
  const version = story.versions.find((one) => one.level === level) ?? story.versions[0];
  if (!version) return null;
  return (
    <TeaserCard
      href={to(storyPath(story.slug, level))}
      title={version.title}
      lang="nb"
      text={version.lead}
      drawing={story.drawing}
      as={as}
      facts={
        <>
          <span>{t(`stories.topic.${story.topic}`)}</span>
          <time dateTime={story.publishedAt}>{formatDate(story.publishedAt, locale)}</time>
          <span className="flex gap-2.5">
            <span className="sr-only">{t('stories.levels')}: </span>
            {story.versions.map((one) => (
              <LevelChip key={one.level} level={one.level} className="text-xs text-second" />
            ))}
          </span>
        </>
      }
    />
  );
}

/** The path of a story at a level, without language. */
export function storyPath(slug: string, level: StoryLevel | null): string {
  return `/lettavis/${slug}${level ? `?level=${level}` : ''}`;
}
