import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { Bell } from '#web/app-shell/bell.tsx';
import { CookieBanner } from '#web/app-shell/cookie-banner.tsx';
import { EntryMark } from '#web/app-shell/entry-mark.tsx';
import { menuPlace } from '#web/app-shell/menu-place.ts';
import { MenuWidth } from '#web/app-shell/menu-width.tsx';
import { cardsPath, notificationsPath, sideEntries } from '#web/app-shell/navigation.ts';
import { OfflineDialog } from '#web/app-shell/offline-dialog.tsx';
import { TabBar } from '#web/app-shell/tab-bar.tsx';
import { useUnread } from '#web/app-shell/use-unread.ts';
import { UserMenu } from '#web/app-shell/user-menu.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { Logo } from '#web/components/logo.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { untilOnline } from '#web/components/until-online.ts';
import { useIsDemo } from '#web/features/demo/use-is-demo.ts';
import { feedbackPath, useFeedbackDialog } from '#web/features/discounts/use-feedback-dialog.tsx';
import { useDueWords } from '#web/features/flashcards/use-due-words.ts';
import { AppNotices } from '#web/features/notices/app-notices.tsx';
import { readNotices } from '#web/features/notices/read-notices.ts';
import type KeptOnDeviceType from '#web/features/offline/kept-on-device.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';

/**
 * Read when the page stands, and not by Suspense: a boundary that waits for a file while there is no network would hold up every
 * change of the screen, the dialog that says so too.
 */
function useKeptOnDevice() {
  const [found, setFound] = useState<typeof KeptOnDeviceType | null>(null);
  useEffect(() => {
    untilOnline(() => import('#web/features/offline/kept-on-device.tsx')).then(
      (file) => setFound(() => file.default),
      () => {},
    );
  }, []);
  return found;
}

/** The notices; and it makes the server be asked, and with it the guard of the root, at every screen of the app. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return readNotices(request, context);
}

/** The app's screens: side menu on wide screens, a sheet behind a button on narrow ones. */
export default function AppLayout() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const busy = useNavigation().state !== 'idle';
  const main = useArrival();
  const feedback = useFeedbackDialog();
  const KeptOnDevice = useKeptOnDevice();
  const dueWords = useDueWords() ?? 0;
  const root = useRoot();
  const { licence = null, unread: loaded = 0 } = useLoaderData<typeof loader>() ?? {};
  const unread = useUnread(loaded);
  const counts = { [cardsPath]: dueWords, [notificationsPath]: unread };
  const [narrow, setNarrow] = useState(root?.narrowMenu ?? false);
  const isUser = root?.viewer.kind === 'user';
  // Above a demo stands its bar.
  const isDemo = useIsDemo();
  useWelcome();
  return (
    <div
      className={classNames(
        'lg:grid',
        narrow ? 'lg:grid-cols-[4.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[14.5rem_minmax(0,1fr)]',
      )}
    >
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <aside
        className={classNames(
          'sticky top-0 hidden flex-col border-r border-hairline bg-sunk lg:flex',
          isDemo ? 'h-[calc(100svh-3.0625rem)]' : 'h-svh',
          narrow && 'menu-narrow',
        )}
      >
        <a href={to('/')} className="m-5 inline-block rounded-control" aria-label={t('home')}>
          <Logo />
        </a>
        <SideNavigation
          onFeedback={feedback.onLink}
          counts={counts}
          narrow={narrow}
          tier={licence?.tier ?? 0}
        />
        <MenuWidth narrow={narrow} onChange={setNarrow} />
        <UserMenu id="user-menu-side" licence={licence} />
      </aside>
      <header className="flex min-h-16 flex-wrap items-center justify-between border-b border-hairline px-4 lg:hidden">
        <a
          href={to('/')}
          className="inline-flex min-h-11 items-center rounded-control"
          aria-label={t('home')}
        >
          <Logo />
        </a>
        <span className="ml-auto">{isUser && <Bell unread={unread} />}</span>
        <button
          type="button"
          popoverTarget="app-menu"
          aria-label={t('menu')}
          className="grid size-11 place-items-center rounded-control"
        >
          <Icon name="lucide:menu" size={22} />
        </button>
        <div
          id="app-menu"
          popover="auto"
          className="fixed inset-x-0 top-16 bottom-0 m-0 h-auto w-full overflow-y-auto border-b border-hairline bg-page pt-3 text-text"
        >
          <SideNavigation onFeedback={feedback.onLink} counts={counts} tier={licence?.tier ?? 0} />
          <UserMenu id="user-menu-sheet" licence={licence} />
        </div>
      </header>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        aria-busy={busy}
        className="min-h-[calc(100svh-4rem)] lg:min-h-svh"
      >
        <AppNotices />
        {root?.viewer.kind === 'user' && KeptOnDevice && <KeptOnDevice userId={root.viewer.id} />}
        <Outlet />
      </main>
      {isUser && <TabBar />}
      <CookieBanner />
      <OfflineDialog />
      {feedback.dialog}
    </div>
  );
}

/** The frame has stood on this page before; the server never comes to it. */
let hasBegun = false;

/**
 * Another screen: the sheet with the menu closes, and keyboard and screen reader begin at the new screen's content; so too
 * when somebody comes back from a test, which has no such frame. A page that was just loaded begins at its top.
 */
function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(hasBegun ? '' : pathname);
  useEffect(() => {
    hasBegun = true;
    if (seen.current === pathname) return;
    seen.current = pathname;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

const entryLook =
  'flex min-h-11 items-center gap-3 rounded-control border border-transparent px-3 py-1.5 text-ui text-second hover:text-text lg:min-h-9 aria-[current=page]:border-hairline aria-[current=page]:bg-card aria-[current=page]:font-semibold aria-[current=page]:text-text';

type SideNavigationProps = {
  readonly onFeedback: MouseEventHandler;
  /** What waits at an entry, by its path. */
  readonly counts: Readonly<Record<string, number>>;
  readonly narrow?: boolean;
  /** Of the licence one has now. */
  readonly tier: number;
};

const menuPaths = sideEntries.flatMap((group) => group.entries.map(({ path }) => path));

function SideNavigation({ onFeedback, counts, narrow = false, tier }: SideNavigationProps) {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const reviewUrl = useRoot()?.reviewUrl;
  const here = menuPlace(menuPaths, useLocation());
  return (
    <nav aria-label={t('sideMenu')} className="flex-1 overflow-y-auto px-3 pb-4">
      {sideEntries.map((group) => (
        <div key={group.heading ?? 'main'}>
          {group.heading && (
            <h2 className="px-3 pt-5 pb-2 text-xs text-muted">
              <span className="menu-word">{t(group.heading)}</span>
            </h2>
          )}
          <ul className="space-y-0.5">
            {group.entries.map((entry) => (
              <li key={entry.path}>
                <Link
                  to={to(entry.path)}
                  aria-current={entry.path === here ? 'page' : undefined}
                  reloadDocument={entry.outside}
                  onClick={entry.path === feedbackPath ? onFeedback : undefined}
                  className={entryLook}
                  data-tip={narrow ? t(entry.text) : undefined}
                >
                  <Icon name={entry.icon} />
                  <span className="menu-word">{t(entry.text)}</span>
                  <CountBadge path={entry.path} count={counts[entry.path] ?? 0} />
                  <EntryMark entry={entry} tier={tier} />
                </Link>
              </li>
            ))}
            {group.heading === 'nav.account' && reviewUrl && (
              <li>
                <a href={reviewUrl} target="_blank" rel="noopener" className={entryLook}>
                  <Icon name="lucide:star" />
                  <span className="menu-word">{t('nav.review')}</span>
                  <Icon name="lucide:arrow-up-right" size={16} className="menu-word ml-auto text-muted" />
                  <span className="sr-only">({t('nav.otherSite')})</span>
                </a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function CountBadge({ path, count }: { readonly path: string; readonly count: number }) {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="menu-word ml-auto rounded-full bg-blue-soft px-2 text-xs leading-5 font-semibold text-blue"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">({t(path === cardsPath ? 'dueWords' : 'unread', { count })})</span>
    </>
  );
}

/** Rule 8.12: once, when onboarding has led here. */
function useWelcome() {
  const { t } = useTranslation('shell');
  const [search, setSearch] = useSearchParams();
  const arrived = search.has('welcome');
  useEffect(() => {
    if (!arrived) return;
    showToast({ title: t('welcome'), color: 'success', icon: 'lucide:check' });
    setSearch(
      (given) => {
        given.delete('welcome');
        return given;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [arrived, t, setSearch]);
}
