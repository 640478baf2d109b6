import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { osloMoment } from '#domain/time/oslo-moment.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { answerWith, applyChange, numberField, textField } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { StoryDesk } from '#web/features/desk/story-desk.tsx';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'stories');
  return data(
    { story: await readWithRole(supabase, 'desk-story', { storyId: params.storyId ?? '' }) },
    { headers },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'stories');
  const fields = await request.formData();
  const body = changeOf(fields, params.storyId ?? '');
  if (!body) throw data('Unknown form.', { status: 400 });
  const outcome = await applyChange(session.supabase, fields, { name: 'desk-changes', body });
  if (outcome.kind === 'done' && body.kind === 'remove')
    return redirect(pathInLocale('/admin/stories', localeOf(request)), { headers: session.headers });
  return answerWith(outcome, session);
}

function changeOf(fields: FormData, storyId: string): FunctionInput<'desk-changes'> | null {
  const revision = numberField(fields, 'revision') ?? 0;
  switch (textField(fields, 'intent')) {
    case 'publishStory':
      return { kind: 'publish', storyId, revision };
    case 'scheduleStory':
      // A time that is none is refused by the function's own check.
      return {
        ...{ kind: 'schedule', storyId, revision },
        at: osloMoment(textField(fields, 'at'))?.toISOString() ?? '',
      };
    case 'unscheduleStory':
      return { kind: 'unschedule', storyId };
    case 'correctStory':
      return {
        ...{ kind: 'correct', storyId, revision },
        note: { nb: textField(fields, 'nb'), en: textField(fields, 'en') },
      };
    case 'withdrawStory':
      return { kind: 'withdraw', storyId, reason: textField(fields, 'reason') };
    case 'removeStory':
      return { kind: 'remove', storyId };
    default:
      return null;
  }
}

export default function AdminStory() {
  const { story } = useLoaderData<typeof loader>();
  return <StoryDesk key={story.id} story={story} outcome={useActionData<typeof action>() ?? null} />;
}
