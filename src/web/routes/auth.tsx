import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/components/field.tsx';
import { useLocale } from '#web/locale.ts';
import { ownPath } from '#web/own-path.ts';
import { pageMeta } from '#web/page-title.ts';
import { openSession } from '#web/session.ts';
import { readViewer } from '#web/viewer.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('auth', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { viewer, headers } = await readViewer(request, context);
  const next = ownPath(url.searchParams.get('next'), request);
  // Rule 5.1: sent here because the profile could not be had; going back at once would lead in a circle.
  const profileMissing = url.searchParams.get('problem') === 'profile';
  if (viewer.kind === 'user' && !profileMissing) throw redirect(next, { headers });
  return data(
    {
      mode: url.searchParams.has('create') ? ('create' as const) : ('login' as const),
      next,
      profileMissing,
      guest: viewer.kind === 'guest',
    },
    { headers },
  );
}

/** Logs in, or creates an account; a guest's anonymous account becomes the new one, with its results. Rule 2.19, Rule 6.4. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const mode = form.get('mode') === 'create' ? 'create' : 'login';
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const errors = check({ mode, email, password, confirm: String(form.get('confirmPassword') ?? '') });
  if (Object.keys(errors).length > 0) return data({ errors, email }, { status: 400 });
  const { supabase, headers } = openSession(request, context);
  const failure =
    mode === 'login'
      ? await logIn(supabase, email, password)
      : await createAccount(supabase, email, password);
  if (failure) return data({ errors: { form: failure }, email }, { status: 400, headers });
  return redirect(ownPath(String(form.get('next') ?? ''), request), { headers });
}

type Errors = Partial<Record<'email' | 'password' | 'confirm' | 'form', string>>;

/** What is wrong with the form (Rule 3.7, Rule 5.8, Rule 5.10). Values are keys of the texts. */
function check(input: {
  mode: 'login' | 'create';
  email: string;
  password: string;
  confirm: string;
}): Errors {
  const { mode, email, password, confirm } = input;
  const errors: Errors = {};
  if (email === '') errors.email = 'emailRequired';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = 'emailFormat';
  if (password === '') errors.password = 'passwordRequired';
  else if (mode === 'create' && password !== confirm) errors.confirm = 'passwordsDiffer';
  return errors;
}

type Client = ReturnType<typeof openSession>['supabase'];

/** Rule 5.9: one answer, whichever of the two is wrong. */
async function logIn(supabase: Client, email: string, password: string): Promise<string | null> {
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (!error) return null;
  return error.status === 429 ? 'tooMany' : error.code === 'email_not_confirmed' ? 'notConfirmed' : 'invalid';
}

async function createAccount(supabase: Client, email: string, password: string): Promise<string | null> {
  const { data: current } = await supabase.auth.getUser();
  const upgrades = current.user?.is_anonymous === true;
  const { error } = upgrades
    ? await supabase.auth.updateUser({ email, password })
    : await supabase.auth.signUp({ email, password });
  // The session's claims still say that it is anonymous.
  if (!error && upgrades) await supabase.auth.refreshSession();
  if (!error) return null;
  if (error.code === 'weak_password') return 'weak';
  if (error.code === 'email_exists' || error.code === 'user_already_exists') return 'taken';
  return error.status === 429 ? 'tooMany' : 'failed';
}

export default function Auth() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const { mode, next, guest, profileMissing } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const errors: Errors = result?.errors ?? {};
  const word = (key: string | undefined) => (key ? t(`errors.${key}`) : undefined);
  const query = new URLSearchParams({ next });
  return (
    <form method="post" noValidate className="space-y-5">
      <h1 className="heading-page">{t(`${mode}.title`)}</h1>
      {guest && <p className="text-second">{t('keepsResults')}</p>}
      {profileMissing && !result && (
        <p role="alert" className="rounded-control bg-warning-soft p-4 text-warning">
          {t('profileMissing')}
        </p>
      )}
      {errors.form && (
        <p role="alert" className="rounded-control bg-wrong-soft p-4 text-wrong">
          {word(errors.form)}
        </p>
      )}
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="next" value={next} />
      <Input
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={result?.email}
        error={word(errors.email)}
      />
      <Input
        label={t('password')}
        name="password"
        type="password"
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        hint={mode === 'create' ? t('passwordHint') : undefined}
        error={word(errors.password)}
      />
      {mode === 'create' && (
        <Input
          label={t('confirmPassword')}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          error={word(errors.confirm)}
        />
      )}
      <Button type="submit" variant="primary" className="w-full">
        {t(`${mode}.action`)}
      </Button>
      <p className="text-center text-sm text-second">
        {t(`${mode}.other`)}{' '}
        <a
          href={to(`/auth?${mode === 'login' ? 'create&' : ''}${query}`)}
          className="font-semibold underline"
        >
          {t(`${mode}.otherAction`)}
        </a>
      </p>
    </form>
  );
}
