import { Suspense, useEffect } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import { lazyPart } from '#web/components/lazy-part.ts';
import { OfflineList } from '#web/features/offline/offline-list.tsx';
import { applyTheme } from '#web/page-context/remember.ts';
import { themeOf } from '#web/page-context/theme.ts';
import { browserCookies } from '#web/session/browser-cookies.ts';
import { pageMeta } from '#web/text/page-title.ts';

const OfflineRound = lazyPart(() => import('#web/features/offline/offline-round.tsx'));
const OfflineWords = lazyPart(() => import('#web/features/offline/offline-words.tsx'));

/** Alike for everybody: it is kept in the browser's cache, and what is shown comes from this device. Decision 149. */
export const handle = { shared: true };

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('offline', location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** What works without a network. The part of the address after # says what is shown: for the cache it is one page. Rule 9.450. */
export default function Offline() {
  const { hash } = useLocation();
  useChosenTheme();
  if (hash === '#words')
    return (
      <Suspense>
        <OfflineWords />
      </Suspense>
    );
  const [, sittingId] = /^#round-([0-9a-f-]{36})$/.exec(hash) ?? [];
  if (sittingId)
    return (
      <Suspense>
        <OfflineRound key={sittingId} sittingId={sittingId} />
      </Suspense>
    );
  return <OfflineList />;
}

/** The page lies in the cache in nobody's colours. */
function useChosenTheme(): void {
  useEffect(() => {
    const theme = themeOf(browserCookies());
    if (theme !== 'system') applyTheme(theme);
  }, []);
}
