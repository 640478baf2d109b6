import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { LevelEstimate } from '#domain/assessment/types.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { DemoNote } from '#web/features/demo/demo-note.tsx';
import { useIsDemo } from '#web/features/demo/use-is-demo.ts';
import { Input } from '#web/forms/field.tsx';
import { useLevelWords } from '#web/levels/level-words.ts';
import type { ShareOutcome } from './share-outcome.ts';

type ShareDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The whole address of the page that the link opens; null when there is no link. */
  readonly link: string | null;
  readonly overall: LevelEstimate;
  /** Written day of the test. */
  readonly day: string;
};

/** Makes, copies and withdraws the link to a result, and says exactly what the link shows. */
export function ShareDialog({ open, onClose, link, overall, day }: ShareDialogProps) {
  const { t } = useTranslation('share-link');
  const words = useLevelWords();
  const isDemo = useIsDemo();
  const fetcher = useFetcher<ShareOutcome>();
  const busy = fetcher.state !== 'idle';
  const done = fetcher.state === 'idle' ? fetcher.data : undefined;
  const wanted = fetcher.formData?.get('intent');
  const places = { low: words.place(overall.low), high: words.place(overall.high) };
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <p>{link ? t('live') : t('before')}</p>
      <p className="mt-3 font-semibold text-text">{t('shows')}</p>
      <ul className="mt-1 list-disc pl-5">
        <li>{t('showsLevel', { level: words.headline(overall) })}</li>
        <li>{t('showsBand', places)}</li>
        <li>{t('showsDay', { day })}</li>
      </ul>
      <p className="mt-1">{t('hides')}</p>
      {link && <LinkLine key={link} link={link} />}
      <div className="mt-4 empty:hidden">
        <DemoNote />
      </div>
      {!isDemo && (
        <fetcher.Form method="post" className="mt-5 flex flex-col gap-2 sm:flex-row sm:justify-end">
          {link ? (
            <>
              <Button
                type="submit"
                name="intent"
                value="withdraw"
                variant="danger"
                disabled={busy}
                className="order-last sm:order-none"
              >
                {wanted === 'withdraw' ? t('withdrawing') : t('withdraw')}
              </Button>
              <a href={link} className="button button-secondary">
                {t('open')}
              </a>
            </>
          ) : (
            <Button type="submit" name="intent" value="share" variant="primary" disabled={busy}>
              {wanted === 'share' ? t('making') : t('make')}
            </Button>
          )}
        </fetcher.Form>
      )}
      <p role="status" className="mt-2 text-sm empty:mt-0">
        {done?.ok && done.intent === 'withdraw' && !link ? t('withdrawn') : ''}
      </p>
      {done && !done.ok && (
        <p role="alert" className="mt-2 rounded-control bg-wrong-soft p-3 text-sm text-wrong">
          {t(done.code === 'offline' ? 'offline' : 'failed')}
        </p>
      )}
    </Dialog>
  );
}

/** The link in a field that can be selected, and a button that copies it. */
function LinkLine({ link }: { readonly link: string }) {
  const { t } = useTranslation('share-link');
  const field = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      // No permission, or not a secure page: then by hand.
      field.current?.querySelector('input')?.select();
      setCopied('failed');
    }
  }
  return (
    <div className="mt-4">
      <div ref={field} className="flex items-end gap-2">
        <Input
          label={t('link')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-0 flex-1"
        />
        <Button onClick={() => void copy()}>
          <Icon name={copied === 'yes' ? 'lucide:check' : 'lucide:copy'} size={18} />
          {t('copy')}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-sm empty:mt-0">
        {copied === 'yes' ? t('copied') : copied === 'failed' ? t('copyFailed') : ''}
      </p>
    </div>
  );
}
