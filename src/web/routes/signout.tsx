import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, type MetaFunction, useActionData } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { Button } from '#web/components/button.tsx';
import { localeOfPath, pathInLocale, useLocale } from '#web/locale/locale.ts';
import { guestNoteCookie } from '#web/session/guest-cookie.ts';
import { forgetSession, openSession } from '#web/session/session.ts';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/**
 * Ends the session here. Whatever the server answers, the browser's cookies and storage go, and the way leads to the front
 * page. Rule 4.3, Rule 7.4, Rule 8.5, Rule 8.21.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const api = context.get(apiContext);
  const { error } = await supabase.auth
    .signOut({ scope: 'local' })
    .catch((thrown: unknown) => ({ error: thrown }));
  if (error) api.report(error);
  forgetSession(request, context);
  headers.append('set-cookie', guestNoteCookie(null, context));
  headers.set('clear-site-data', '"storage"');
  headers.set('refresh', `3; url=${pathInLocale('/', localeOfPath(new URL(request.url).pathname))}`);
  return data({ signedOut: true }, { headers });
}

export const headers = ({ actionHeaders }: { actionHeaders: Headers | undefined }) => actionHeaders ?? {};

/** Rule 2.20: 'Signing out', which sends itself on where there is script, then 'You have been signed out'. */
export default function SignOut() {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const done = useActionData<typeof action>()?.signedOut;
  const signedOut = (
    <div data-signed-out tabIndex={-1} className="outline-none">
      <h1 className="heading-page">{t('signedOut')}</h1>
      <p className="mt-3 text-second">{t('signedOutText')}</p>
      <a href={to('/auth')} className="button button-primary mt-8 w-full">
        {t('login.action')}
      </a>
      <a href={to('/')} data-home className="button button-secondary mt-3 w-full">
        {t('toHome')}
      </a>
    </div>
  );
  if (done)
    return (
      <>
        <title>{`${t('signedOut')} · Bestått`}</title>
        {signedOut}
      </>
    );
  return (
    <>
      <title>{`${t('signingOut')} · Bestått`}</title>
      <form method="post" data-send-now>
        <h1 className="heading-page">{t('signingOut')}</h1>
        <Button type="submit" variant="primary" className="mt-8 w-full">
          {t('signOut')}
        </Button>
      </form>
      {/* For when the server cannot be reached any more. */}
      <template>{signedOut}</template>
    </>
  );
}
