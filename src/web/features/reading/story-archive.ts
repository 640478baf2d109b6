import { type StoryTopic, storyTopics } from '#domain/reading/story-levels.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { visitorClient } from '#web/api/visitor-client.ts';
import { readStories, type StoryTeaser } from './reading-data.ts';

/** Stories on one page of the archive. */
const pageSize = 30;
/** No answer of the API has more rows. */
const mostStories = 1000;

/** What stands on one page of the archive. */
export type StoryArchive = {
  readonly stories: readonly StoryTeaser[];
  /** Those that have a story. */
  readonly topics: readonly StoryTopic[];
  readonly page: number;
  readonly pages: number;
};

/** The addresses and topics of all published stories, newest first. */
export async function readStorySlugs(
  context: LoadContext,
): Promise<readonly { readonly slug: string; readonly topic: StoryTopic }[]> {
  const { data, error } = await visitorClient(context)
    .from('stories')
    .select('slug, topic')
    .order('published_at', { ascending: false })
    .order('slug')
    .limit(mostStories)
    .overrideTypes<{ slug: string; topic: StoryTopic }[], { merge: false }>();
  if (error) throw readFailure('The stories', error);
  return data;
}

/** A page of the archive, from 1; one that there is not counts as the first. Rule 9.497. */
export async function readStoryArchive(
  context: LoadContext,
  { topic, page }: { readonly topic: StoryTopic | null; readonly page: number },
): Promise<StoryArchive> {
  const all = await readStorySlugs(context);
  const chosen = all.filter((story) => topic === null || story.topic === topic);
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const current = Number.isInteger(page) && page > 1 && page <= pages ? page : 1;
  const slugs = chosen.slice((current - 1) * pageSize, current * pageSize).map(({ slug }) => slug);
  return {
    stories: slugs.length === 0 ? [] : await readStories(context, { slugs }),
    topics: storyTopics.filter((one) => all.some((story) => story.topic === one)),
    ...{ page: current, pages },
  };
}
