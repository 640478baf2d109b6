import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { knownCountries } from '#domain/accounts/countries.ts';
import { checkProfile, type ProfileForm } from '#domain/accounts/profile.ts';
import { osloDay } from '#domain/time/days.ts';
import { apiContext } from '#web/api/api-context.ts';
import { OnboardingScreen } from '#web/features/account/onboarding-screen.tsx';
import {
  emptyProfile,
  profileFormOf,
  profileRow,
  readProfileForm,
} from '#web/features/account/profile-data.ts';
import { countryNames } from '#web/formats/country-names.ts';
import { localeOfPath } from '#web/locale/locale.ts';
import { ownPath } from '#web/session/own-path.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('onboarding', location.pathname);

/** Rule 2.22: the profile is set up here; what is known of the person already stands in the form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { data: row } = await supabase.from('users').select('*').maybeSingle();
  const { viewer } = await readViewer(request, context);
  const form = row ? profileFormOf(row) : emptyProfile;
  return data(
    {
      form: { ...form, fullName: form.fullName || (viewer.kind === 'user' ? (viewer.fullName ?? '') : '') },
      countries: countryNames(localeOfPath(new URL(request.url).pathname)),
      next: ownPath(new URL(request.url).searchParams.get('next'), request),
      today: osloDay(context.get(apiContext).now()),
    },
    { headers },
  );
}

/** Rule 5.19, Rule 8.8, Rule 8.12: saves the profile and ends onboarding; what was typed stays whatever happens. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const form: ProfileForm = readProfileForm(fields);
  const checked = checkProfile(form, {
    countries: knownCountries(),
    today: osloDay(context.get(apiContext).now()),
  });
  if (checked.kind === 'wrong') return data({ form, errors: checked.errors, problem: null }, { status: 400 });
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user')
    return data({ form, errors: {}, problem: 'signedOut' as const }, { status: 401 });
  const { supabase, headers } = openSession(request, context);
  const { data: saved, error } = await supabase
    .from('users')
    .update({ ...profileRow(checked.profile), onboarded: true })
    .eq('id', viewer.id)
    .select('id');
  if (error || saved.length === 0) {
    context.get(apiContext).report(error ?? new Error('The profile was not saved.'));
    return data({ form, errors: {}, problem: 'failed' as const }, { status: 500, headers });
  }
  // The shell greets by the session's claims, and mails come in the language that onboarding was done in.
  const locale = localeOfPath(new URL(request.url).pathname);
  await supabase.auth.updateUser({ data: { full_name: checked.profile.fullName, locale } });
  await supabase.auth.refreshSession();
  const next = ownPath(String(fields.get('next') ?? ''), request);
  return redirect(`${next}${next.includes('?') ? '&' : '?'}welcome`, { headers });
}

export default function Onboarding() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <OnboardingScreen
      {...loaded}
      form={result?.form ?? loaded.form}
      errors={result?.errors ?? {}}
      problem={result?.problem ?? null}
    />
  );
}
