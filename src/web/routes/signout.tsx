import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useLocale } from '#web/locale.ts';
import { pageMeta } from '#web/page-title.ts';
import { openSession, sessionCookie } from '#web/session.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('signout', location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** Ends the session here. Whatever the server answers, the browser's cookies go. Rule 4.3, Rule 7.4, Rule 8.21. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  await supabase.auth.signOut({ scope: 'local' }).catch(() => {});
  for (const name of sessionCookieNames(request))
    headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  headers.set('clear-site-data', '"storage"');
  headers.set('refresh', '3; url=/');
  return data(null, { headers });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function SignOut() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  return (
    <>
      <h1 className="heading-page">{t('signedOut')}</h1>
      <p className="mt-3 text-second">{t('signedOutText')}</p>
      <a href={to('/')} className="button button-primary mt-8">
        {t('toHome')}
      </a>
    </>
  );
}

/** The client splits a long session over several cookies. */
function sessionCookieNames(request: Request): string[] {
  return [
    ...(request.headers.get('cookie') ?? '').matchAll(
      new RegExp(`(?:^|;\\s*)(${sessionCookie.name}[^=]*)=`, 'g'),
    ),
  ].map((match) => match[1] as string);
}
