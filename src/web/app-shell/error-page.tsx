import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { Logo } from '#web/components/logo.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { isNetworkError } from '#web/network/network-error.ts';
import { useRoot } from '#web/page-context/root-data.ts';

/**
 * Rule 2.50: status code, status message, and the message where it says more; the first two are the page's title
 * (Rule 2.54); an unknown error's number in the log (Rule 8.26). Rule 2.51, Rule 4.28: the link home loads the page anew, so nothing of the error stays.
 */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const requestId = useRoot()?.requestId;
  if (isNetworkError(error)) return <Unreachable here={`${pathname}${search}`} />;
  const { statusCode, statusMessage, message } = errorWords(error, t);
  return (
    <main id="main" className="mx-auto flex min-h-svh max-w-xl flex-col justify-center px-4 py-16">
      <title>{`${statusCode} ${statusMessage || message} · Bestått`}</title>
      <Logo />
      <p className="mt-10 font-serif text-5xl tabular-nums text-muted">{statusCode}</p>
      <h1 className="mt-3 heading-page">{statusMessage || message}</h1>
      {message && statusMessage && message !== statusMessage && <p className="mt-3 text-second">{message}</p>}
      {statusCode === 500 && requestId && (
        <p className="mt-3 text-second">{t('error.number', { requestId })}</p>
      )}
      {statusCode === 401 && (
        <a
          href={to(`/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`)}
          className="mt-8 inline-flex min-h-11 items-center self-start text-link"
        >
          {t('error.signInAction')}
        </a>
      )}
      <a href={to('/')} className="button button-primary mt-8 self-start">
        {t('error.home')}
      </a>
      <a
        href={to(statusCode === 500 ? `/contact?error=${requestId}` : '/contact')}
        className="mt-4 inline-flex min-h-12 items-center self-start text-link"
      >
        {t('error.contact')}
      </a>
    </main>
  );
}

/** A page that could not be fetched is not an error of the product: the same address is asked for again. */
function Unreachable({ here }: { readonly here: string }) {
  const { t } = useTranslation('shell');
  return (
    <main id="main" className="mx-auto flex min-h-svh max-w-xl flex-col justify-center px-4 py-16">
      <title>{`${t('unreachable.title')} · Bestått`}</title>
      <Logo />
      <h1 className="mt-10 heading-page">{t('unreachable.title')}</h1>
      <p className="mt-3 text-second">{t('unreachable.text')}</p>
      <a
        href={here}
        // Without a network the browser would put its own page in this one's place.
        onClick={(event) => navigator.onLine || event.preventDefault()}
        className="button button-primary mt-8 self-start"
      >
        {t('error.reload')}
      </a>
    </main>
  );
}

/** The error object (Rule 3.24), in the page's language. Rule 8.6. Of an error of ours nobody is told the cause (Rule 8.26). */
function errorWords(error: unknown, t: (key: string) => string) {
  if (!isRouteErrorResponse(error) || error.status === 500)
    return { statusCode: 500, statusMessage: t('error.unknown'), message: '' };
  if (error.status === 401) return { statusCode: 401, statusMessage: t('error.signIn'), message: '' };
  const missing = error.status === 404;
  const statusMessage = missing ? t('notFound') : error.statusText || t('error.unknown');
  const body: unknown = error.data;
  // React Router's own sentence for a missing route tells a visitor nothing.
  const said = typeof body === 'string' && !body.startsWith('Error:') ? body : '';
  return { statusCode: error.status, statusMessage, message: said || (missing ? t('notFoundText') : '') };
}
