import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { storyLevels } from '#domain/reading/story-levels.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { readPreview } from '#web/features/reading/preview-data.ts';
import { readAnswers } from '#web/features/reading/story-form.ts';
import { StoryPreview } from '#web/features/reading/story-preview.tsx';
import type { StoryOutcome } from '#web/features/reading/story-questions.tsx';
import { pageTitle } from '#web/text/page-title.ts';

/** It is an editor's, and looks alike for nobody else. */
export const handle = { shared: false };

export const meta: MetaFunction<typeof loader> = ({ location: { pathname }, loaderData }) => {
  const title = loaderData?.story?.version.title ?? 'LettAvis';
  return [...adminMeta(), { title: pageTitle(title, pathname) }];
};

/** A draft as its readers will see it: the same page, made of the draft. Rule 9.483. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'stories');
  const storyId = params.storyId ?? '';
  const preview = await readWithRole(supabase, 'desk-previews', { draftId: storyId, answers: [] });
  const story = await readPreview(context, { preview, level: levelOf(request) });
  return data({ storyId, story, missing: preview.missing }, { headers });
}

/** Marks the draft's questions as the page will, and keeps nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'stories');
  const storyId = params.storyId ?? '';
  const { versions } = await readWithRole(supabase, 'desk-previews', { draftId: storyId, answers: [] });
  const level = levelOf(request) ?? versions[0]?.level;
  const version = versions.find((one) => one.level === level);
  if (!version) throw data(null, { status: 404 });
  const answers = readAnswers(await request.formData(), version.questions);
  if (answers.length === 0)
    return data<StoryOutcome>({ kind: 'refused', problem: 'none' }, { status: 400, headers });
  const { marked } = await readWithRole(supabase, 'desk-previews', {
    ...{ draftId: storyId, level: version.level },
    answers: [...answers],
  });
  return data<StoryOutcome>({ kind: 'marked', marked, kept: 0 }, { headers });
}

function levelOf(request: Request) {
  const asked = new URL(request.url).searchParams.get('level');
  return storyLevels.find((level) => level === asked);
}

export default function StoryPreviewRoute() {
  return (
    <StoryPreview {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
