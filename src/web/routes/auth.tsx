import { Trans, useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isEmail } from '#domain/accounts/email.ts';
import { isDemo } from '#domain/demo/demo.ts';
import { Button } from '#web/components/button.tsx';
import { readGuest, transferGuestResults } from '#web/features/sign-in/guest-results.ts';
import { type MailCodeKind, sendMailCode } from '#web/features/sign-in/mail-code.ts';
import { MailCodeForm } from '#web/features/sign-in/mail-code-form.tsx';
import { Notice } from '#web/features/sign-in/notice.tsx';
import { ProviderLinks } from '#web/features/sign-in/provider-links.tsx';
import { readProviders } from '#web/features/sign-in/providers.ts';
import { signInProblem } from '#web/features/sign-in/sign-in-problem.ts';
import { WantedPackage } from '#web/features/sign-in/wanted-package.tsx';
import { isWeakPassword } from '#web/features/sign-in/weak-password.ts';
import { Input } from '#web/forms/field.tsx';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ownPath } from '#web/session/own-path.ts';
import { confirmUrl, postLoginPath } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageDescription } from '#web/text/page-title.ts';

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  pageDescription(loaderData?.mode === 'create' ? 'createAccount' : 'auth', location.pathname);

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
      providers: await readProviders(context),
    },
    { headers },
  );
}

/**
 * Logs in, or creates an account; a guest's anonymous account becomes the new one, with its results, and what a guest did
 * before logging in comes along. Rule 2.19, Rule 6.4, Rule 9.66.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const mode = form.get('mode') === 'create' ? 'create' : 'login';
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const next = ownPath(String(form.get('next') ?? ''), request);
  const errors = check({ mode, email, password, confirm: String(form.get('confirmPassword') ?? '') });
  if (Object.keys(errors).length > 0) return data({ errors, email, waits: null }, { status: 400 });
  const session = openSession(request, context);
  const { supabase, headers } = session;
  const guest = await readGuest(supabase);
  const redirectTo = confirmUrl({ request, context, next });
  const outcome = await (mode === 'login' ? logIn : createAccount)(supabase, { email, password, redirectTo });
  switch (outcome.kind) {
    case 'refused':
      return data({ errors: placed(outcome.problem), email, waits: null }, { status: 400, headers });
    case 'mail':
      return data({ errors: {}, email, waits: { kind: outcome.mail, email, next } }, { headers });
    case 'signed_in':
      await transferGuestResults({ session, guest, context });
      return redirect(await postLoginPath({ supabase, next, request }), { headers });
  }
}

type Errors = Partial<Record<'email' | 'password' | 'confirm' | 'form', string>>;

/** A refusal that is about one field stands at it. */
function placed(problem: string): Errors {
  if (isWeakPassword(problem)) return { password: problem };
  return problem === 'taken' ? { email: problem } : { form: problem };
}

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
  else if (!isEmail(email)) errors.email = 'emailFormat';
  if (password === '') errors.password = 'passwordRequired';
  else if (mode === 'create' && password !== confirm) errors.confirm = 'passwordsDiffer';
  return errors;
}

type Client = ReturnType<typeof openSession>['supabase'];
type Wanted = { readonly email: string; readonly password: string; readonly redirectTo: string };

type Outcome =
  | { readonly kind: 'signed_in' }
  /** The address has to be proved by the mail that is on its way. */
  | { readonly kind: 'mail'; readonly mail: MailCodeKind }
  | { readonly kind: 'refused'; readonly problem: string };

/** Rule 5.9: one answer, whichever of the two is wrong. */
async function logIn(supabase: Client, { email, password, redirectTo }: Wanted): Promise<Outcome> {
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (!error) return { kind: 'signed_in' };
  // Who has the password may have the mail once more; that one went out a moment ago is as good.
  if (error.code === 'email_not_confirmed') {
    await sendMailCode(supabase, { kind: 'signup', email, redirectTo });
    return { kind: 'mail', mail: 'signup' };
  }
  return { kind: 'refused', problem: error.status === 429 ? 'tooMany' : 'invalid' };
}

async function createAccount(supabase: Client, wanted: Wanted): Promise<Outcome> {
  const { email, password, redirectTo } = wanted;
  const { data: current } = await supabase.auth.getUser();
  // A demo is nobody's to keep: the account begins afresh (decision 043).
  if (current.user?.is_anonymous && !isDemo({ ...current.user })) {
    const { data, error } = await supabase.auth.updateUser(
      { email, password },
      { emailRedirectTo: redirectTo },
    );
    if (error) return refusal(error);
    if (data.user.email !== email.toLowerCase()) return { kind: 'mail', mail: 'upgrade' };
    // The session's claims still say that it is anonymous.
    await supabase.auth.refreshSession();
    return { kind: 'signed_in' };
  }
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: redirectTo },
  });
  if (error) return refusal(error);
  return data.session ? { kind: 'signed_in' } : { kind: 'mail', mail: 'signup' };
}

function refusal(error: { code?: string | undefined; status?: number | undefined }): Outcome {
  const { code } = error;
  const taken = code === 'email_exists' || code === 'user_already_exists';
  const problem = taken ? 'taken' : signInProblem(error);
  return { kind: 'refused', problem: problem === 'failed' ? 'notCreated' : problem };
}

export default function Auth() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const { mode, next, guest, profileMissing, providers } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const errors: Errors = result?.errors ?? {};
  const first = (['form', 'email', 'password', 'confirm'] as const).find((field) => errors[field]);
  const word = (key: string | undefined) => (key ? t(`errors.${key}`) : undefined);
  const query = new URLSearchParams({ next });
  if (result?.waits) return <MailCodeForm {...result.waits} />;
  return (
    <form
      method="post"
      noValidate
      data-sign-in
      data-email-required={t('errors.emailRequired')}
      data-email-format={t('errors.emailFormat')}
      data-password-required={t('errors.passwordRequired')}
      data-passwords-differ={t('errors.passwordsDiffer')}
      className="space-y-5"
    >
      <title>{`${t(`${mode}.title`)} · Bestått`}</title>
      <h1 className="pb-1 heading-page">{t(`${mode}.title`)}</h1>
      {guest && <p className="text-second">{t(mode === 'login' ? 'bringsResults' : 'keepsResults')}</p>}
      <WantedPackage next={next} />
      {profileMissing && !result && (
        <Notice tone="warning">
          <p>{t('profileMissing')}</p>
        </Notice>
      )}
      {errors.form && (
        <Notice tone="wrong" isFirst>
          <p>{word(errors.form)}</p>
        </Notice>
      )}
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="next" value={next} />
      <Input
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus={first === 'email'}
        defaultValue={result?.email}
        error={word(errors.email)}
      />
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        hint={mode === 'create' ? t('passwordHint') : undefined}
        autoFocus={first === 'password'}
        error={word(errors.password)}
      />
      {mode === 'create' && (
        <PasswordInput
          label={t('confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          autoFocus={first === 'confirm'}
          error={word(errors.confirm)}
        />
      )}
      {mode === 'create' && <TermsAgreed />}
      <Button type="submit" variant="primary" className="w-full">
        {t(`${mode}.action`)}
      </Button>
      {mode === 'login' && <WithoutPassword query={query} />}
      <ProviderLinks providers={providers} next={next} />
      <div className="border-t border-hairline pt-5">
        <p className="text-second">{t(`${mode}.other`)}</p>
        <a
          href={to(`/auth?${mode === 'login' ? 'create&' : ''}${query}`)}
          className="button button-secondary mt-2 w-full"
        >
          {t(`${mode}.otherAction`)}
        </a>
      </div>
    </form>
  );
}

function TermsAgreed() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  return (
    <p className="text-sm text-second">
      <Trans
        t={t}
        i18nKey="create.terms"
        components={{
          // biome-ignore lint/a11y/useAnchorContent: the words come from the text
          terms: <a href={to('/terms')} target="_blank" rel="noopener" className="text-link" />,
        }}
      />
    </p>
  );
}

function WithoutPassword({ query }: { readonly query: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  return (
    <p className="flex flex-wrap justify-between gap-x-6 text-sm font-semibold">
      <a href={to(`/auth/forgot?${query}`)} className="inline-flex min-h-11 items-center underline">
        {t('forgot.link')}
      </a>
      <a href={to(`/auth/code?${query}`)} className="inline-flex min-h-11 items-center underline">
        {t('byMail.link')}
      </a>
    </p>
  );
}
