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
import { Notice } from '#web/features/sign-in/notice.tsx';
import { signInProblem } from '#web/features/sign-in/sign-in-problem.ts';
import { isWeakPassword } from '#web/features/sign-in/weak-password.ts';
import { Input } from '#web/forms/field.tsx';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { pathInLocale, useLocale } from '#web/locale/locale.ts';
import { ownPath } from '#web/session/own-path.ts';
import { localeOf, postLoginPath } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('newPassword', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, headers } = await readViewer(request, context);
  if (viewer.kind !== 'user') throw redirect(pathInLocale('/auth/forgot', localeOf(request)), { headers });
  const next = ownPath(new URL(request.url).searchParams.get('next'), request);
  return data({ email: viewer.email, next }, { headers });
}

/** The new password of somebody whom a mail has let in; all other devices are signed out (Rule 5.10, Rule 5.14). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const password = String(form.get('password') ?? '');
  if (password === '') return data({ field: 'password', problem: 'passwordRequired' }, { status: 400 });
  if (password !== form.get('confirmPassword'))
    return data({ field: 'confirmPassword', problem: 'passwordsDiffer' }, { status: 400 });
  const { supabase, headers } = openSession(request, context);
  const next = ownPath(String(form.get('next') ?? ''), request);
  const { error } = await supabase.auth.updateUser({ password });
  if (!error) return redirect(next, { headers });
  if (error.code === 'insufficient_aal')
    return redirect(await postLoginPath({ supabase, next: pathHere(request, next), request }));
  const problem = signInProblem(error);
  const field = isWeakPassword(problem) || problem === 'same_password' ? 'password' : 'form';
  return data({ field, problem }, { status: 400, headers });
}

function pathHere(request: Request, next: string): string {
  return pathInLocale(`/auth/password?${new URLSearchParams({ next })}`, localeOf(request));
}

export default function AuthPassword() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const { email, next } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const error = (field: string) => (result?.field === field ? t(`errors.${result.problem}`) : undefined);
  return (
    <form method="post" noValidate className="space-y-5">
      <div>
        <h1 className="heading-page">{t('newPassword.title')}</h1>
        <p className="mt-3 text-second">{t('newPassword.text')}</p>
      </div>
      {error('form') && (
        <Notice tone="wrong" isFirst>
          <p>{error('form')}</p>
          {result?.problem === 'linkNeeded' && (
            <a
              href={to('/auth/forgot')}
              className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
            >
              {t('ways.forgot')}
            </a>
          )}
        </Notice>
      )}
      <input type="hidden" name="next" value={next} />
      {/* A password manager stores the password under this name. */}
      <Input label={t('email')} name="username" type="email" autoComplete="username" readOnly value={email} />
      <PasswordInput
        label={t('newPassword.field')}
        name="password"
        autoComplete="new-password"
        hint={t('passwordHint')}
        autoFocus={result?.field === 'password'}
        error={error('password')}
      />
      <PasswordInput
        label={t('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        autoFocus={result?.field === 'confirmPassword'}
        error={error('confirmPassword')}
      />
      <Button type="submit" variant="primary" className="w-full">
        {t('newPassword.action')}
      </Button>
    </form>
  );
}
