import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { defaultMailChoices, type MailChoices } from '#domain/mails/mail-choices.ts';
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
      .select('licence_ending, exam_near, plan_day, week, notifications')
      .maybeSingle<MailChoices>(),
    supabase.from('users').select('exam_date').maybeSingle<{ exam_date: string | null }>(),
  ]);
  const error = chosen.error ?? person.error;
  if (error) throw readFailure('The choice of mails', error);
  return data(
    {
      email: viewer.kind === 'user' ? viewer.email : '',
      choices: chosen.data ?? defaultMailChoices,
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
    notifications: fields.has('notifications'),
  };
  const { supabase, headers } = openSession(request, context);
  const { error } = await supabase.from('mail_choices').upsert({ user_id: viewer.id, ...choices });
  if (error) context.get(apiContext).report(error);
  const outcome = error ? ('failed' as const) : ('saved' as const);
  return data({ outcome, choices }, { status: error ? 500 : 200, headers });
}

export default function SettingsMail() {
  const loaded = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return <MailScreen {...loaded} choices={done?.choices ?? loaded.choices} outcome={done?.outcome ?? null} />;
}
