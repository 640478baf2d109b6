import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { ReadyPart } from '#web/page-context/ready-part.tsx';
import { useHasAccount } from '#web/page-context/root-data.ts';
import { Corrections } from './corrections.tsx';
import { LevelSwitch } from './level-switch.tsx';
import type { Story } from './reading-data.ts';
import { ScenePicture, ScenePreload } from './scene-picture.tsx';
import { SourceList } from './source-list.tsx';
import { StoryCard } from './story-card.tsx';
import { type StoryOutcome, StoryQuestions } from './story-questions.tsx';
import { StoryText } from './story-text.tsx';
import { WordPanel } from './word-panel.tsx';

export type StoryPageProps = {
  readonly story: Story;
  readonly outcome: StoryOutcome | null;
  /** Where its sentences are heard; left out: where a published story's are. */
  readonly sound?: string;
};

/** A story at one of its levels: text, sound, words, questions; then its sources and what to read next. Rule 9.355. */
export function StoryPage({ story, outcome, sound }: StoryPageProps) {
  const { t } = useTranslation('reading');
  const { to, locale } = useLocale();
  const { version, levels } = story;
  const isMember = useHasAccount();
  return (
    <>
      <div className="reading-progress" aria-hidden="true" />
      <ScenePreload drawing={story.drawing} />
      <ReadyPart
        of={['story', locale, isMember, story, outcome, sound]}
        className="page-sides pt-5 pb-16 md:pt-9 lg:pb-28"
      >
        <article className="reading-column">
          <a href={to('/lettavis')} className="back-link">
            <Icon name="lucide:arrow-left" size={18} />
            {t('stories.back')}
          </a>
          <p className="mt-4 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            <a
              href={to(`/lettavis?topic=${story.topic}`)}
              className="font-semibold text-primary hover:underline"
            >
              {t(`stories.topic.${story.topic}`)}
            </a>
            <time dateTime={story.publishedAt}>{formatDate(story.publishedAt, locale)}</time>
          </p>
          <ScenePicture drawing={story.drawing} first className="mt-4" />
          <div
            data-story
            data-level={version.level}
            data-sound={`${sound ?? `/audio/story/${story.slug}`}/${version.level.toLowerCase()}/`}
          >
            <h1 lang="nb" className="mt-5 heading-page text-balance">
              {version.title}
            </h1>
            <p lang="nb" className="reading-lead mt-3">
              {version.lead}
            </p>
            <div className="story-bar mt-6">
              <LevelSwitch levels={levels} level={version.level} />
              <button
                type="button"
                data-listen
                data-pause={t('stories.pause')}
                className="button button-secondary with-script"
              >
                <Icon name="lucide:volume-2" size={18} />
                <span>{t('stories.listen')}</span>
              </button>
              <button
                type="button"
                hidden
                data-save-story
                data-save={t('stories.save')}
                data-saving={t('stories.saving')}
                data-saved={t('stories.saved')}
                data-failed={t('stories.saveFailed')}
                data-full={t('stories.saveFull')}
                aria-live="polite"
                className="button button-secondary"
              >
                <Icon name="lucide:download" size={18} />
                <span>{t('stories.save')}</span>
              </button>
              <span className="text-sm text-muted max-sm:hidden">
                {t('stories.length', { count: version.words })}
              </span>
            </div>
            <p data-sound-failed hidden role="alert" className="mt-3 text-sm text-wrong">
              {t('stories.soundFailed')}
            </p>
            <p className="with-script mt-4 text-sm text-muted">{t('stories.tap')}</p>
            <StoryText version={version} levels={levels} />
            <StoryQuestions questions={version.questions} level={version.level} outcome={outcome} />
          </div>
          <Corrections corrections={story.corrections} />
          <SourceList
            sources={story.sources.map(({ supports: _, ...source }) => ({ ...source, note: '' }))}
          />
          <p className="mt-4 text-sm text-muted">{t('stories.voice')}</p>
        </article>
        {story.related.length > 0 && (
          <section aria-labelledby="related" className="mt-16">
            <h2 id="related" className="heading-3">
              {t('stories.related')}
            </h2>
            <ul className="teaser-list mt-5">
              {story.related.map((other) => (
                <StoryCard key={other.slug} story={other} level={version.level} />
              ))}
            </ul>
          </section>
        )}
      </ReadyPart>
      <WordPanel />
    </>
  );
}
