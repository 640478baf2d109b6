import type { User } from '@supabase/supabase-js';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { osloDay } from '#domain/time/days.ts';
import { apiContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { emptyProfile, profileFormOf } from '#web/features/account/profile-data.ts';
import { changeSettings, settingsIntents } from '#web/features/account/settings-changes.ts';
import { SettingsScreen } from '#web/features/account/settings-screen.tsx';
import { countryNames } from '#web/formats/country-names.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { confirmUrl } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('settings', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const [{ data: row, error }, { viewer }, account] = await Promise.all([
    supabase.from('users').select('*').maybeSingle(),
    readViewer(request, context),
    supabase.auth.getUser(),
  ]);
  if (error) throw readFailure('The profile', error);
  const { now } = context.get(apiContext);
  return data(
    {
      form: row ? profileFormOf(row) : emptyProfile,
      waitsFor: waitingAddress(account.data.user, now()),
      email: viewer.kind === 'user' ? viewer.email : '',
      countries: countryNames(localeOfPath(new URL(request.url).pathname)),
      today: osloDay(now()),
    },
    { headers },
  );
}

/** Links and codes of both mails are good for an hour; a change that was left until then has been given up. */
const mailsLastMs = 60 * 60_000;

function waitingAddress(user: User | null, now: Date): string | null {
  const sentAt = Date.parse(user?.email_change_sent_at ?? '');
  return user?.new_email && now.getTime() - sentAt < mailsLastMs ? user.new_email : null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const intent = settingsIntents.find((one) => one === fields.get('intent'));
  if (!intent) throw data('Unknown form.', { status: 400 });
  const { viewer } = await readViewer(request, context);
  const { pathname } = new URL(request.url);
  if (viewer.kind !== 'user') throw redirectDocument(pathInLocale('/auth', localeOfPath(pathname)));
  const { supabase, headers } = openSession(request, context);
  const outcome = await changeSettings(intent, {
    supabase,
    userId: viewer.id,
    email: viewer.email,
    fields,
    isDemo: viewer.demoUntil !== undefined,
    now: context.get(apiContext).now(),
    // Not the path as asked for: with script it ends in `.data`.
    confirmUrl: confirmUrl({ request, context, next: pathInLocale('/app/settings', localeOfPath(pathname)) }),
  });
  return data(outcome, {
    headers,
    status: outcome.kind === 'saved' || outcome.kind === 'confirming' ? 200 : 400,
  });
}

export default function Settings() {
  return (
    <SettingsScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
