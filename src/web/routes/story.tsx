import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type StoryLevel, storyLevels } from '#domain/reading/story-levels.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readStory } from '#web/features/reading/reading-data.ts';
import { readingMeta } from '#web/features/reading/reading-meta.ts';
import { readAnswers } from '#web/features/reading/story-form.ts';
import { StoryPage } from '#web/features/reading/story-page.tsx';
import type { StoryOutcome } from '#web/features/reading/story-questions.tsx';
import { openSession } from '#web/session/session.ts';

/** Its address has a name in it, and it looks alike for everybody without a session all the same. */
export const handle = { shared: true, query: ['level'], sheet: 'reading' };

export const meta: MetaFunction<typeof loader> = ({ location: { pathname }, loaderData }) => {
  if (!loaderData) return [];
  const { story, publicUrl } = loaderData;
  const { title, lead: description, words, level } = story.version;
  return readingMeta({
    ...{ ...story, title, description, words, level, pathname, publicUrl },
    ...{ list: 'lettavis', language: 'nb' },
  });
};

/** `?level=` is one of the story's; else the easiest. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const story = await readStory(context, { slug: params.slug ?? '', level: levelOf(request) });
  if (!story) throw data(null, { status: 404 });
  return { story, publicUrl: context.get(apiContext).publicUrl };
}

/** Rule 9.358. Marks the questions of a version. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const slug = params.slug ?? '';
  const level = levelOf(request);
  const story = await readStory(context, { slug, level });
  if (!story || (level && story.version.level !== level)) throw data(null, { status: 404 });
  const { version } = story;
  const answers = readAnswers(await request.formData(), version.questions);
  if (answers.length === 0) return data(refused('none'), { status: 400 });
  const { supabase, headers } = openSession(request, context);
  try {
    const result = await callFunction(supabase, 'story-answers', {
      slug,
      level: version.level,
      answers: [...answers],
    });
    if (result.ok) return data<StoryOutcome>({ kind: 'marked', ...result.answer }, { headers });
    return data(refused(result.status === 429 ? 'tooMany' : 'failed'), { status: result.status, headers });
  } catch (error) {
    context.get(apiContext).report(error);
    return data(refused('failed'), { status: 502, headers });
  }
}

function levelOf(request: Request): StoryLevel | undefined {
  const asked = new URL(request.url).searchParams.get('level');
  return storyLevels.find((level) => level === asked);
}

function refused(problem: Extract<StoryOutcome, { kind: 'refused' }>['problem']): StoryOutcome {
  return { kind: 'refused', problem };
}

export default function StoryRoute() {
  return <StoryPage {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
