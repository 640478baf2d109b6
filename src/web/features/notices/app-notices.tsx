import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useFetcher, useLoaderData, useLocation } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/components/toast-store.ts';
import type { DataOutcome } from '#web/features/account/data-screen.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { pathInLocale, useLocale } from '#web/locale/locale.ts';
import type { Notices } from './read-notices.ts';

/** Where the account's deletion stands in full. */
const dataPath = '/app/settings/data';

/** Above every screen of the app: a deletion that is under way, and what became of a guest's tests. Rule 9.79, Rule 9.80. */
export function AppNotices() {
  const { deletionDay = null, guest = null } = (useLoaderData() as Partial<Notices> | null) ?? {};
  const { pathname } = useLocation();
  return (
    <>
      <DeletionNotice day={pathInLocale(pathname, 'en-GB') === dataPath ? null : deletionDay} />
      {guest?.kind === 'failed' && <GuestFailed />}
      {guest?.kind === 'kept' && <GuestKept tests={guest.tests} />}
    </>
  );
}

function DeletionNotice({ day }: { readonly day: string | null }) {
  const { t } = useTranslation('shell');
  const { to, locale } = useLocale();
  const keeping = useFetcher<DataOutcome>();
  const outcome = keeping.data;
  useEffect(() => {
    if (outcome?.kind === 'saved')
      showToast({ title: t('notices.deletion.undone'), color: 'success', icon: 'lucide:check' });
    if (outcome?.kind === 'refused') showToast({ title: t('notices.deletion.failed'), color: 'error' });
  }, [outcome, t]);
  if (day === null) return null;
  return (
    <Line words={t('notices.deletion.text', { day: formatDate(day, locale) })}>
      <keeping.Form method="post" action={to(dataPath)}>
        <input type="hidden" name="intent" value="keep" />
        <Button type="submit" size="small" disabled={keeping.state !== 'idle'}>
          {t('notices.deletion.keep')}
        </Button>
      </keeping.Form>
    </Line>
  );
}

function GuestFailed() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const { pathname, search } = useLocation();
  return (
    <Line words={t('notices.guest.failed')}>
      <Form method="post" action={to('/app/guest-results')} preventScrollReset>
        <input type="hidden" name="back" value={pathname + search} />
        <Button type="submit" size="small">
          {t('notices.guest.again')}
        </Button>
      </Form>
    </Line>
  );
}

/** Said in passing: nothing has to be done. Without script it stands there. */
function GuestKept({ tests }: { readonly tests: number }) {
  const { t } = useTranslation('shell');
  const words = t('notices.guest.kept', { count: tests });
  useEffect(() => {
    showToast({ id: 'guest-kept', title: words, color: 'success', icon: 'lucide:check' });
  }, [words]);
  return (
    <noscript>
      <Line words={words} />
    </noscript>
  );
}

function Line({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline bg-warning-soft px-4 py-2 text-sm lg:px-8"
    >
      <p className="flex items-center gap-2.5">
        <Icon name="lucide:info" className="shrink-0" />
        {words}
      </p>
      {children}
    </div>
  );
}
