import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';

/**
 * Without a network no other screen can be had, and the router would end on the browser's own page: the screen one is on
 * stays, and says so. Rule 8.19.
 */
export function OfflineDialog() {
  const { t } = useTranslation('shell');
  const [failed, setFailed] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine &&
      (nextLocation.pathname !== currentLocation.pathname || nextLocation.search !== currentLocation.search),
  );
  const close = () => {
    setFailed(false);
    blocker.reset?.();
  };
  const tryAgain = () => {
    if (!navigator.onLine) return setFailed(true);
    setFailed(false);
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && close()}
      title={t('unreachable.title')}
      actions={
        <>
          <Button onClick={close}>{t('unreachable.stay')}</Button>
          <Button variant="primary" onClick={tryAgain}>
            {t('error.reload')}
          </Button>
        </>
      }
    >
      <p>{t('unreachable.text')}</p>
      <p role="status">{failed && t('unreachable.still')}</p>
    </Dialog>
  );
}
