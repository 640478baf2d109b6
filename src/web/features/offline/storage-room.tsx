import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { formatBytes } from './format-bytes.ts';
import type { Kept } from './use-kept.ts';

type Room = { readonly used: number; readonly quota: number };

/** How much room the product takes in this browser, and whether the browser has promised to keep it (Storage, WHATWG). */
export function StorageRoom({ kept }: { readonly kept: Kept | null }) {
  const { t } = useTranslation('offline');
  const { locale } = useLocale();
  const [room, setRoom] = useState<Room | null>(null);
  const [promise, setPromise] = useState<'persisted' | 'notPersisted' | 'refused'>('notPersisted');
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when something was saved or removed
  useEffect(() => {
    void navigator.storage?.estimate?.().then(({ usage = 0, quota = 0 }) => setRoom({ used: usage, quota }));
    void navigator.storage?.persisted?.().then((is) => is && setPromise('persisted'));
  }, [kept]);
  const ask = async () => {
    const granted = (await navigator.storage?.persist?.()) ?? false;
    setPromise(granted ? 'persisted' : 'refused');
  };
  return (
    <Card aria-live="polite" className="space-y-3">
      <p>
        {room && room.quota > 0
          ? t('settings.room', {
              used: formatBytes(room.used, locale),
              quota: formatBytes(room.quota, locale),
            })
          : t('settings.roomUnknown')}
      </p>
      <p className="text-second">{t(`settings.${promise}`)}</p>
      {promise !== 'persisted' && <Button onClick={() => void ask()}>{t('settings.persist')}</Button>}
    </Card>
  );
}
