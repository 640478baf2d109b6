import { PreviewNote } from './preview-note.tsx';
import { StoryPage, type StoryPageProps } from './story-page.tsx';

type StoryPreviewProps = Omit<StoryPageProps, 'sound'> & {
  readonly storyId: string;
  /** Parts of the draft that are not whole yet. */
  readonly missing: number;
};

/** A draft of the editor's desk on the page that its readers will see, with a line above it that says so. Rule 9.483. */
export function StoryPreview({ storyId, missing, ...page }: StoryPreviewProps) {
  return (
    <>
      <PreviewNote desk={`/admin/stories/${storyId}`} missing={missing} />
      {page.story.versions.length > 0 && <StoryPage {...page} sound={`/audio/draft/${storyId}`} />}
    </>
  );
}
