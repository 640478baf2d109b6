import type { SupabaseClient } from '@supabase/supabase-js';
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
import { Button, buttonClasses } from '#web/components/button.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { readGuest, transferGuestResults } from '#web/features/sign-in/guest-results.ts';
import { type LinkType, linkTypes, verifyLink } from '#web/features/sign-in/mail-code.ts';
import { signInProblem } from '#web/features/sign-in/sign-in-problem.ts';
import { pathInLocale, useLocale } from '#web/locale/locale.ts';
import { ownPath } from '#web/session/own-path.ts';
import { localeOf, postLoginPath } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('confirm', location.pathname),
  { name: 'robots', content: 'noindex' },
];

type Shown =
  /** Nothing is used up before the person says so: mail servers open links too. */
  | { readonly kind: 'link'; readonly type: LinkType; readonly tokenHash: string; readonly next: string }
  | { readonly kind: 'one_address_confirmed' }
  | { readonly kind: 'emailChanged'; readonly next: string }
  /** `problem` is a key of `auth:errors`, `way` of `auth:ways`, and leads to the path. */
  | { readonly kind: 'problem'; readonly problem: string; readonly way: string; readonly path: string };

/** Where links of mails and sign-ins elsewhere come back to. Rule 8.20. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = ownPath(searchParams.get('next'), request);
  const tokenHash = searchParams.get('token_hash');
  const type = linkTypes.find((one) => one === searchParams.get('type'));
  if (tokenHash && type) return data<Shown>({ kind: 'link', type, tokenHash, next });
  const code = searchParams.get('code');
  const provider = searchParams.get('provider');
  const links = searchParams.has('link');
  if (!code) {
    const refused = searchParams.get('error_code');
    const problem = refused ? signInProblem({ code: refused }) : 'nothing';
    return data<Shown>(refusal({ problem, next, provider, links }, request), { status: 400 });
  }
  const session = openSession(request, context);
  const { supabase, headers } = session;
  const guest = await readGuest(supabase);
  const { error } = await (links ? linkByCode(supabase, code) : supabase.auth.exchangeCodeForSession(code));
  if (error) {
    const failed = { problem: signInProblem(error), next, provider, links };
    return data<Shown>(refusal(failed, request), { status: 400, headers });
  }
  await transferGuestResults({ session, guest, context });
  throw redirect(await postLoginPath({ supabase, next, request }), { headers });
}

/**
 * The code that links a sign-in elsewhere to the account begins a session too, with one step only. Nobody needs it: the
 * one there was goes on, with what it has proved. Rule 9.65.
 */
async function linkByCode({ auth }: SupabaseClient, code: string) {
  const { data: before } = await auth.getSession();
  const { error } = await auth.exchangeCodeForSession(code);
  if (error || !before.session) return { error };
  await auth.signOut({ scope: 'local' });
  const { access_token, refresh_token } = before.session;
  await auth.setSession({ access_token, refresh_token });
  return { error: null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const next = ownPath(String(form.get('next') ?? ''), request);
  const type = linkTypes.find((one) => one === form.get('type'));
  const tokenHash = String(form.get('token_hash') ?? '');
  if (!type || tokenHash === '')
    return data<Shown>(refusal({ problem: 'nothing', next }, request), { status: 400 });
  const session = openSession(request, context);
  const { supabase, headers } = session;
  const guest = await readGuest(supabase);
  const verified = await verifyLink(supabase, { tokenHash, type });
  if (verified.kind === 'refused')
    return data<Shown>(refusal({ problem: verified.problem, type, next }, request), { status: 400, headers });
  if (verified.kind === 'one_address_confirmed')
    return data<Shown>({ kind: 'one_address_confirmed' }, { headers });
  await transferGuestResults({ session, guest, context });
  const setsPassword = type === 'recovery' || type === 'invite';
  const target = setsPassword
    ? pathInLocale(`/auth/password?${new URLSearchParams({ next })}`, localeOf(request))
    : next;
  const path = await postLoginPath({ supabase, next: target, request });
  // Said, unless a second factor stands between.
  if (type === 'email_change' && path === target)
    return data<Shown>({ kind: 'emailChanged', next }, { headers });
  return redirect(path, { headers });
}

type Failed = {
  readonly problem: string;
  readonly next: string;
  readonly type?: LinkType;
  readonly provider?: string | null;
  /** A sign-in elsewhere was to be linked to the account of whoever is logged in. */
  readonly links?: boolean;
};

/** What went wrong and the way on from there: a new mail of the same kind, or signing in. */
function refusal({ problem, next, type, provider, links }: Failed, request: Request): Shown {
  if (links) {
    const path = pathInLocale('/app/settings/security#identities', localeOf(request));
    const shown = problem === 'identity_already_exists' ? 'identity_elsewhere' : problem;
    return { kind: 'problem', problem: shown, way: 'security', path };
  }
  const hasAccount = problem === 'identity_already_exists' || problem === 'email_exists';
  const [way, path] =
    provider && hasAccount
      ? ['provider', `/auth/provider/${encodeURIComponent(provider)}?existing=1`]
      : (waysByType[type ?? 'signup'] ?? ['login', '/auth?']);
  const target = `${path}&${new URLSearchParams({ next })}`.replace('?&', '?');
  return { kind: 'problem', problem, way, path: pathInLocale(target, localeOf(request)) };
}

const waysByType: Partial<Record<LinkType, readonly [way: string, path: string]>> = {
  recovery: ['forgot', '/auth/forgot?'],
  magiclink: ['byMail', '/auth/code?'],
  email: ['byMail', '/auth/code?'],
  email_change: ['settings', '/app/settings?'],
};

export default function Confirm() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const loaded = useLoaderData<typeof loader>();
  const shown: Shown = useActionData<typeof action>() ?? loaded;
  switch (shown.kind) {
    case 'link':
      return (
        <form method="post" action={to('/confirm')} className="space-y-5">
          <div>
            <h1 className="heading-page">
              <WholeWords>{t(`confirm.${shown.type}.title`)}</WholeWords>
            </h1>
            <p className="mt-3 text-second">{t(`confirm.${shown.type}.text`)}</p>
          </div>
          <input type="hidden" name="type" value={shown.type} />
          <input type="hidden" name="token_hash" value={shown.tokenHash} />
          <input type="hidden" name="next" value={shown.next} />
          <Button type="submit" variant="primary" className="w-full">
            {t(`confirm.${shown.type}.action`)}
          </Button>
        </form>
      );
    case 'one_address_confirmed':
      return (
        <div>
          <h1 className="heading-page">
            <WholeWords>{t('confirm.oneConfirmed')}</WholeWords>
          </h1>
          <p className="mt-3 text-second">{t('confirm.oneConfirmedText')}</p>
        </div>
      );
    case 'emailChanged':
      return (
        <div className="space-y-5">
          <div>
            <h1 className="heading-page">
              <WholeWords>{t('confirm.changed')}</WholeWords>
            </h1>
            <p className="mt-3 text-second">{t('confirm.changedText')}</p>
          </div>
          <a href={shown.next} className={buttonClasses({ variant: 'primary', className: 'w-full' })}>
            {t('ways.onward')}
          </a>
        </div>
      );
    case 'problem':
      return (
        <div className="space-y-5">
          <div>
            <h1 className="heading-page">
              <WholeWords>{t('confirm.problem')}</WholeWords>
            </h1>
            <p role="alert" className="mt-3 text-second">
              {t(`errors.${shown.problem}`)}
            </p>
          </div>
          <a href={shown.path} className={buttonClasses({ variant: 'primary', className: 'w-full' })}>
            {t(`ways.${shown.way}`)}
          </a>
        </div>
      );
  }
}
