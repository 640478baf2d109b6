import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { answerWith, applyChange } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { changeOf } from '#web/features/desk/desk-change.ts';
import { StoryDesk } from '#web/features/desk/story-desk.tsx';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'stories');
  return data(
    { story: await readWithRole(supabase, 'desk-story', { draftId: params.storyId ?? '' }) },
    { headers },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'stories');
  const fields = await request.formData();
  const body = changeOf(fields, params.storyId ?? '');
  const outcome = await applyChange(session.supabase, fields, { name: 'desk-changes', body });
  if (outcome.kind === 'done' && body.kind === 'remove')
    return redirect(pathInLocale('/admin/stories', localeOf(request)), { headers: session.headers });
  return answerWith(outcome, session);
}

export default function AdminStory() {
  const { story } = useLoaderData<typeof loader>();
  return <StoryDesk key={story.id} story={story} outcome={useActionData<typeof action>() ?? null} />;
}
