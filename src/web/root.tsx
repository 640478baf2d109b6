import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  data,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import styles from '#web/styles/app.css?url';
import hanken from '#web/styles/fonts/hanken-grotesk.woff2?url';
import literata from '#web/styles/fonts/literata.woff2?url';
import readingStyles from '#web/styles/reading-pages.css?url';
import { apiContext } from './api/api-context.ts';
import { LoadingBar } from './app-shell/loading-bar.tsx';
import { isMenuNarrow } from './app-shell/side-menu.ts';
import { ToastHost } from './components/toast-host.tsx';
import { showToast } from './components/toast-store.ts';
import { DemoBar } from './features/demo/demo-bar.tsx';
import { localeOfPath, pathInLocale } from './locale/locale.ts';
import { onFailedSubmission, preserveFailedSubmission } from './network/preserve-failed-submission.ts';
import { type RootData, useRoot } from './page-context/root-data.ts';
import { type Theme, themeColours, themeMedia, themeOf } from './page-context/theme.ts';
import { useTheme } from './page-context/use-theme.ts';
import { endLeftSession } from './session/leaving.ts';
import { requireAccess } from './session/require-access.ts';
import { readViewer } from './session/viewer.ts';

export { ErrorPage as ErrorBoundary } from './app-shell/error-page.tsx';

export const links: LinksFunction = () => [
  { rel: 'preload', href: hanken, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: literata, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
];

export const middleware = [endLeftSession, requireAccess];

export const clientMiddleware = [preserveFailedSubmission];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { viewer, headers } = await readViewer(request, context);
  const cookies = request.headers.get('cookie');
  return data<RootData>(
    {
      viewer,
      theme: themeOf(cookies),
      cookiesAccepted: /(?:^|;\s*)cookies-seen=1/.test(cookies ?? ''),
      narrowMenu: isMenuNarrow(cookies),
      publicUrl: api.publicUrl,
      nonce: api.nonce,
      staticScript: api.staticScript,
      path: new URL(request.url).pathname,
      requestId: api.requestId,
      embedded: api.embedded,
      reviewUrl: api.reviewUrl,
      build: api.build,
      countedHosts: api.countedHosts,
    },
    { headers },
  );
}

/** Signing in or out changes what the shell shows; an answer in a test does not. */
export function shouldRevalidate(): boolean {
  return false;
}

/**
 * `static`: the page leaves out React's scripts. `theme`: the page forces a colour mode (Rule 4.26). `shared`: read by
 * the server, which keeps such a page for a second. `sheet`: a page without React's scripts that needs little of the style sheet
 * has its own (Rule 9.562).
 */
type Handle = { readonly static?: boolean; readonly theme?: Theme; readonly sheet?: 'reading' };

/** The document. The browser's colour: Rule 9.26; colours and widths (Rule 9.25, Rule 9.28) stand in styles/. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  const chosen = useTheme();
  const matches = useMatches();
  const handles = matches.map((match) => (match.handle ?? {}) as Handle);
  const isStatic = handles.some((handle) => handle.static);
  // The router ends the front page in bokmål with a slash, which its address has not. Rule 9.496.
  const path = (matches.at(-1)?.pathname ?? root?.path ?? '/').replace(/(?<=[^/])\/+$/, '');
  const locale = localeOfPath(path);
  const canonical = canonicalOf(matches.at(-1)?.loaderData);
  const theme = handles.findLast((handle) => handle.theme)?.theme ?? chosen;
  const origin = root?.publicUrl ?? '';
  return (
    <html
      lang={locale === 'nb-NO' ? 'nb' : 'en'}
      className={theme === 'system' ? undefined : theme}
      data-build={root?.build}
      data-counted-hosts={root?.countedHosts.join(' ')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {themeColours.map(({ scheme, colour }) => (
          <meta key={scheme} name="theme-color" content={colour} media={themeMedia(scheme, theme)} />
        ))}
        <link rel="canonical" href={`${origin}${canonical ?? path}`} />
        {!canonical && (
          <>
            <link rel="alternate" hrefLang="en" href={`${origin}${pathInLocale(path, 'en-GB')}`} />
            <link rel="alternate" hrefLang="nb" href={`${origin}${pathInLocale(path, 'nb-NO')}`} />
          </>
        )}
        <link rel="manifest" href={pathInLocale('/manifest.webmanifest', locale)} />
        <Meta />
        <Links />
        <link rel="stylesheet" href={handles.at(-1)?.sheet === 'reading' ? readingStyles : styles} />
      </head>
      <body>
        {children}
        {isStatic ? (
          // A module, so that what it loads later may import from it without running it again.
          root && <script src={root.staticScript} type="module" nonce={root.nonce} />
        ) : (
          <>
            <ScrollRestoration nonce={root?.nonce} />
            <Scripts nonce={root?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Where a page belongs that is written in one language only, as its loader says: elsewhere it has the same words. */
function canonicalOf(loaded: unknown): string | undefined {
  const { canonicalPath } = (loaded ?? {}) as { readonly canonicalPath?: string };
  return canonicalPath;
}

export default function App() {
  const { t } = useTranslation('shell');
  const isStatic = useMatches().some((match) => (match.handle as Handle | undefined)?.static);
  useEffect(
    () =>
      onFailedSubmission(() =>
        showToast({ id: 'unsent', title: t('unsent.title'), description: t('unsent.text'), color: 'error' }),
      ),
    [t],
  );
  const { pathname } = useLocation();
  // Of what is counted and reloaded, the parts that know nothing of the router hear by this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => void dispatchEvent(new Event('bestatt:page')), [pathname]);
  if (isStatic)
    return (
      <>
        <DemoBar />
        <Outlet />
      </>
    );
  return (
    <>
      <LoadingBar />
      <DemoBar />
      <Outlet />
      <ToastHost regionLabel={t('messages')} toastLabel={t('message')} closeLabel={t('close')} />
    </>
  );
}
