import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { storyLevels, storyTopics } from '#domain/reading/story-levels.ts';
import { feedLink } from '#web/features/reading/reading-meta.ts';
import { readStoryArchive } from '#web/features/reading/story-archive.ts';
import { StoryListPage } from '#web/features/reading/story-list-page.tsx';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location: { pathname } }) => [
  ...pageMeta('lettavis', pathname),
  feedLink('lettavis', pathname),
];

export const handle = { query: ['topic', 'level', 'page'] };

/** `?topic=`, `?level=` and `?page=` choose; anything else counts as not chosen. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const topic = storyTopics.find((one) => one === query.get('topic')) ?? null;
  return {
    archive: await readStoryArchive(context, { topic, page: Number(query.get('page')) }),
    topic,
    level: storyLevels.find((level) => level === query.get('level')) ?? null,
  };
}

export default function Stories() {
  return <StoryListPage {...useLoaderData<typeof loader>()} />;
}
