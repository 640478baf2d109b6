import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { storyLevels, storyTopics } from '#domain/reading/story-levels.ts';
import { readStories } from '#web/features/reading/reading-data.ts';
import { feedLink } from '#web/features/reading/reading-meta.ts';
import { StoryListPage } from '#web/features/reading/story-list-page.tsx';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location: { pathname } }) => [
  ...pageMeta('lettavis', pathname),
  feedLink('lettavis', pathname),
];

/** `?topic=` and `?level=` choose; anything else counts as not chosen. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    stories: await readStories(context),
    topic: storyTopics.find((topic) => topic === query.get('topic')) ?? null,
    level: storyLevels.find((level) => level === query.get('level')) ?? null,
  };
}

export default function Stories() {
  return <StoryListPage {...useLoaderData<typeof loader>()} />;
}
