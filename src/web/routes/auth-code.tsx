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
import { isEmail } from '#domain/accounts/email.ts';
import { Button } from '#web/components/button.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { readGuest, transferGuestResults } from '#web/features/sign-in/guest-results.ts';
import {
  type MailCodeKind,
  mailCodeKinds,
  readProof,
  sendMailCode,
  verifyProof,
} from '#web/features/sign-in/mail-code.ts';
import { MailCodeForm } from '#web/features/sign-in/mail-code-form.tsx';
import { Input } from '#web/forms/field.tsx';
import { pathInLocale, useLocale } from '#web/locale/locale.ts';
import { ownPath } from '#web/session/own-path.ts';
import { confirmUrl, localeOf, postLoginPath } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { pageDescription } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) =>
  pageDescription(location.pathname.endsWith('forgot') ? 'forgot' : 'auth', location.pathname);

/** `/auth/code` signs in by a mail, `/auth/forgot` leads by a mail to a new password. */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const kind: MailCodeKind = url.pathname.replace(/\/$/, '').endsWith('/forgot') ? 'recovery' : 'login';
  return { kind, next: ownPath(url.searchParams.get('next'), request) };
}

/** Sends the mail, and takes its code. The answer is the same whether there is an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const kind = mailCodeKinds.find((one) => one === form.get('kind')) ?? 'login';
  const email = String(form.get('email') ?? '').trim();
  const next = ownPath(String(form.get('next') ?? ''), request);
  const asked = { kind, email, next };
  const wrong = email === '' ? 'emailRequired' : isEmail(email) ? null : 'emailFormat';
  if (wrong) return data({ ...asked, step: 'email' as const, problem: wrong }, { status: 400 });
  const session = openSession(request, context);
  const { supabase, headers } = session;
  const refused = (problems: { problem?: string; codeProblem?: string }) =>
    data({ ...asked, step: 'code' as const, ...problems }, { status: 400, headers });

  if (form.get('intent') !== 'code') {
    const redirectTo = confirmUrl({ request, context, next });
    const problem = await sendMailCode(supabase, { kind, email, redirectTo });
    return problem ? refused({ problem }) : data({ ...asked, step: 'code' as const }, { headers });
  }
  const proof = readProof(String(form.get('code') ?? ''));
  if (!proof) return refused({ codeProblem: 'codeFormat' });
  const guest = await readGuest(supabase);
  const verified = await verifyProof({ supabase, proof, asked });
  if (verified.kind === 'refused') return refused({ codeProblem: verified.problem });
  if (verified.kind === 'one_address_confirmed') return refused({ problem: 'oneConfirmed' });
  await transferGuestResults({ session, guest, context });
  const choosesPassword = kind === 'recovery' || (proof.kind === 'link' && proof.type === 'recovery');
  const target = choosesPassword
    ? pathInLocale(`/auth/password?${new URLSearchParams({ next })}`, localeOf(request))
    : next;
  return redirect(await postLoginPath({ supabase, next: target, request }), { headers });
}

export default function AuthCode() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result?.step === 'code') return <MailCodeForm {...result} />;
  const { kind, next } = result ?? loaded;
  const name = kind === 'recovery' ? 'forgot' : 'byMail';
  return (
    <form method="post" action={to('/auth/code')} noValidate className="space-y-5">
      <title>{`${t(`${name}.title`)} · Bestått`}</title>
      <div>
        <h1 className="heading-page">
          <WholeWords>{t(`${name}.title`)}</WholeWords>
        </h1>
        <p className="mt-3 text-second">{t(`${name}.text`)}</p>
      </div>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="next" value={next} />
      <Input
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus={result?.problem !== undefined}
        defaultValue={result?.email}
        error={result?.problem ? t(`errors.${result.problem}`) : undefined}
      />
      <Button type="submit" variant="primary" className="w-full">
        {t('mail.send')}
      </Button>
      <p className="text-center text-sm">
        <a
          href={to(`/auth?${new URLSearchParams({ next })}`)}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t('mail.back')}
        </a>
      </p>
    </form>
  );
}
