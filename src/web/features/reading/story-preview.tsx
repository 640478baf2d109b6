import { PreviewNote } from './preview-note.tsx';
import type { Story } from './reading-data.ts';
import { StoryPage, type StoryPageProps } from './story-page.tsx';

type StoryPreviewProps = Omit<StoryPageProps, 'sound' | 'story'> & {
  /** Null while no version is whole enough to be shown. */
  readonly story: Story | null;
  readonly storyId: string;
  /** Parts of the draft that are not whole yet. */
  readonly missing: number;
};

/** A draft of the editor's desk on the page that its readers will see, with a line above it that says so. Rule 9.483. */
export function StoryPreview({ storyId, missing, story, ...page }: StoryPreviewProps) {
  return (
    <>
      <PreviewNote desk={`/admin/stories/${storyId}`} missing={missing} />
      {story && <StoryPage {...page} story={story} sound={`/audio/draft/${storyId}`} />}
    </>
  );
}
