import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MetaDescriptor } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/components/toast-store.ts';
import type { AdminOutcome } from './admin-outcome.ts';

/** No search engine lists the administration. */
export function adminMeta(): MetaDescriptor[] {
  return [{ name: 'robots', content: 'noindex, nofollow' }];
}

/** A page of the administration: its title, what came of its last form, its content. */
export function AdminPage(props: {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly outcome?: AdminOutcome | null;
  readonly children: ReactNode;
}) {
  const { title, aside, outcome = null, children } = props;
  const { t } = useTranslation('admin');
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 lg:px-8 lg:py-8">
      <title>{`${title} · ${t('title')} · Bestått`}</title>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="heading-3 [overflow-wrap:anywhere]">{title}</h1>
        {aside}
      </div>
      {outcome && <OutcomeNote outcome={outcome} />}
      <div className="mt-5 space-y-5">{children}</div>
    </div>
  );
}

/** Says it on the page, where it stays, and as a toast. */
function OutcomeNote({ outcome }: { readonly outcome: AdminOutcome }) {
  const { t } = useTranslation('admin');
  const failed = outcome.kind === 'failed';
  const text = failed
    ? t([`errors.${outcome.code}`, 'errors.failed'])
    : t(`done.${outcome.intent}`, { defaultValue: t('done.saved') });
  useEffect(() => {
    const icon = failed ? 'lucide:circle-alert' : 'lucide:check';
    showToast({ title: text, color: outcome.kind === 'failed' ? 'error' : 'success', icon });
  }, [outcome, failed, text]);
  return (
    <p
      role={failed ? 'alert' : 'status'}
      className={`mt-4 flex items-start gap-2.5 rounded-control p-3 text-ui ${failed ? 'bg-wrong-soft text-wrong' : 'bg-primary-soft text-text'}`}
    >
      <Icon name={failed ? 'lucide:circle-alert' : 'lucide:check'} className="mt-0.5" />
      {text}
    </p>
  );
}
