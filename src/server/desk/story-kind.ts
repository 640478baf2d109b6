import type { DraftSource, StoryDraft } from '#domain/reading/story-draft.ts';
import type { VersionFile } from '#domain/reading/story-file.ts';
import { type StoryLevel, storyLevels } from '#domain/reading/story-levels.ts';
import { storyOfDraft } from '#domain/reading/story-of-draft.ts';
import { saveVersions } from '#server/reading/save-versions.ts';
import { checkStoryDraft } from './check-story-draft.ts';
import type { DeskKind } from './desk-kind.ts';
import { publishHead } from './publish-draft.ts';

/** Stories of LettAvis on the desk. */
export const storyKind: DeskKind<StoryDraft, DraftSource> = {
  ...{ name: 'story', drafts: 'public.story_drafts', pages: 'public.stories', list: '/lettavis' },
  titleOf: ({ content, source }) => content.versions.A2.title || source.title,
  check: checkStoryDraft,
  async publish(transaction, { content }, publishing) {
    const { story, versions } = storyOfDraft(content);
    if (!story) throw new Error('Only a whole draft is published.');
    await publishHead(transaction, { pages: 'public.stories', head: story }, publishing);
    await saveVersions(transaction, { slug: story.id, versions: wholeVersions(versions) });
    return story.id;
  },
};

function wholeVersions(versions: Readonly<Partial<Record<StoryLevel, VersionFile>>>): readonly VersionFile[] {
  return storyLevels.flatMap((level) => versions[level] ?? []);
}
