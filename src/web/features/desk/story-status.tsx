import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { Mark } from '#web/features/admin/mark.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { DeskStory } from './desk-data.ts';
import type { StoryDraftControl } from './use-story-draft.ts';

/** Where a story stands, whether what is written is safe, and the ways to see it as its readers do. */
export function StoryStatus({
  story,
  draft,
}: {
  readonly story: DeskStory;
  readonly draft: StoryDraftControl;
}) {
  const { t } = useTranslation('desk');
  const { locale, to } = useLocale();
  const { state, dropped, swap } = draft;
  const waits = state === 'offline' || state === 'failed' || state === 'stale';
  const at = story.publishedAt ? formatDateTime(story.publishedAt, locale) : '';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-second">
      <Mark strong={story.state !== 'draft'}>{t(`state.${story.state}`, { at })}</Mark>
      <p role="status" className="flex items-center gap-2">
        {state === 'saved' && <Icon name="lucide:check" size={16} className="text-primary" />}
        {waits && <Icon name="lucide:wifi-off" size={16} className="text-warning" />}
        {t(`save.${state}`)}
      </p>
      {dropped && (
        <button type="button" onClick={swap} className="min-h-11 text-link underline">
          {t('conflict.swap')}
        </button>
      )}
      <a
        href={to(`/admin/stories/${story.id}/preview`)}
        className="inline-flex min-h-11 items-center text-link underline"
      >
        {t('preview')}
      </a>
      {story.state === 'published' && (
        <a
          href={to(`/lettavis/${story.address}`)}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          {t('seePage')}
        </a>
      )}
    </div>
  );
}
