import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { install, installWay, subscribeToInstallWay } from '#web/offline/install-offer.ts';
import { remember } from '#web/page-context/remember.ts';
import { browserCookies } from '#web/session/browser-cookies.ts';

/** On the overview, once: that the product can be installed. Whoever says no is not asked again in this browser. Rule 9.456. */
export function InstallHint() {
  const { to } = useLocale();
  const { pathname } = useLocation();
  const way = useSyncExternalStore(subscribeToInstallWay, installWay, () => null);
  const [seen, setSeen] = useState(wasSeen);
  if (way === null || seen || pathname !== to('/app')) return null;
  const close = () => {
    remember('install-seen', '1');
    setSeen(true);
  };
  return <Offer way={way} onClose={close} />;
}

/** By itself, so that a screen without it fetches none of its texts. */
function Offer({ way, onClose }: { readonly way: 'prompt' | 'ios'; readonly onClose: () => void }) {
  const { t } = useTranslation('offline');
  return (
    <aside aria-labelledby="install-title" className="screen pb-0">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-hairline bg-card p-5">
        <Icon name="lucide:download" size={22} />
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="install-title" className="font-semibold">
            {t('install.title')}
          </h2>
          <p className="text-second">{t('install.text')}</p>
          {way === 'ios' && <p className="mt-1">{t('install.ios')}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {way === 'prompt' && (
            <Button onClick={() => void install().then(onClose)}>{t('install.action')}</Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('install.dismiss')}
          </Button>
        </div>
      </div>
    </aside>
  );
}

function wasSeen(): boolean {
  return typeof document !== 'undefined' && /(?:^|;\s*)install-seen=1/.test(browserCookies());
}
