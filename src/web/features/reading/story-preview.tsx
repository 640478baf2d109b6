import { useTranslation } from 'react-i18next';
import { useLocale } from '#web/locale/locale.ts';
import { StoryPage, type StoryPageProps } from './story-page.tsx';

type StoryPreviewProps = Omit<StoryPageProps, 'sound'> & {
  readonly storyId: string;
  /** Parts of the draft that are not whole yet. */
  readonly missing: number;
};

/** A draft of the editor's desk on the page that its readers will see, with a line above it that says so. Rule 9.483. */
export function StoryPreview({ storyId, missing, ...page }: StoryPreviewProps) {
  const { t } = useTranslation('reading');
  const { to } = useLocale();
  return (
    <>
      <div className="border-b border-hairline bg-warning-soft">
        <p className="page-sides flex flex-wrap gap-x-4 gap-y-1 py-3 text-ui">
          <strong>{t('preview.title')}</strong>
          {missing > 0 && <span>{t('preview.missing', { count: missing })}</span>}
          <a href={to(`/admin/stories/${storyId}`)} className="text-link underline">
            {t('preview.back')}
          </a>
        </p>
      </div>
      {page.story.versions.length > 0 && <StoryPage {...page} sound={`/audio/draft/${storyId}`} />}
    </>
  );
}
