import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { defaultMailChoices, type MailChoices } from '#domain/mails/mail-choices.ts';
import { type StoryLevel, storyLevels } from '#domain/reading/story-levels.ts';
import { storyLevelOf } from '#domain/reading/todays-story.ts';
import { apiContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { MailScreen } from '#web/features/account/mail-screen.tsx';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('mail', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const [{ viewer }, chosen, person] = await Promise.all([
    readViewer(request, context),
    supabase
      .from('mail_choices')
      .select('licence_ending, exam_near, plan_day, week, stories, notifications, stories_level')
      .maybeSingle<MailChoices & { stories_level: StoryLevel }>(),
    supabase
      .from('users')
      .select('exam_date, target_level')
      .maybeSingle<{ exam_date: string | null; target_level: TaskLevel | null }>(),
  ]);
  const error = chosen.error ?? person.error;
  if (error) throw readFailure('The choice of mails', error);
  const { stories_level: level, ...choices } = chosen.data ?? { ...defaultMailChoices, stories_level: null };
  return data(
    {
      email: viewer.kind === 'user' ? viewer.email : '',
      choices,
      // That of their profile, until they have chosen.
      storiesLevel: choices.stories && level ? level : storyLevelOf(person.data?.target_level ?? null),
      examDate: person.data?.exam_date ?? null,
    },
    { headers },
  );
}

/** Rule 9.52: keeps what was chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user')
    throw redirectDocument(pathInLocale('/auth', localeOfPath(new URL(request.url).pathname)));
  const choices: MailChoices = {
    licence_ending: fields.has('licence_ending'),
    exam_near: fields.has('exam_near'),
    plan_day: fields.has('plan_day'),
    week: fields.has('week'),
    stories: fields.has('stories'),
    notifications: fields.has('notifications'),
  };
  const storiesLevel = storyLevels.find((level) => level === fields.get('stories_level')) ?? 'A2';
  const { supabase, headers } = openSession(request, context);
  const { error } = await supabase
    .from('mail_choices')
    .upsert({ user_id: viewer.id, ...choices, stories_level: storiesLevel });
  if (error) context.get(apiContext).report(error);
  const outcome = error ? ('failed' as const) : ('saved' as const);
  return data({ outcome, choices, storiesLevel }, { status: error ? 500 : 200, headers });
}

export default function SettingsMail() {
  const loaded = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return <MailScreen {...loaded} {...done} outcome={done?.outcome ?? null} />;
}
