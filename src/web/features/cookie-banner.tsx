import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '#web/locale.ts';
import { remember } from '#web/remember.ts';
import { useRoot } from '#web/root-data.ts';

/** Says that only necessary cookies are used; there is nothing to consent to, so one button closes it. */
export function CookieBanner() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const { pathname, search } = useLocation();
  const [closed, setClosed] = useState(useRoot()?.cookiesAccepted ?? false);
  if (closed) return null;
  return (
    <form
      method="post"
      action="/preferences"
      data-cookie-banner
      onSubmit={(event) => {
        event.preventDefault();
        remember('cookies-seen', '1');
        setClosed(true);
      }}
      aria-label={t('cookies.title')}
      className="fixed right-4 bottom-4 left-4 z-40 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-card p-4 text-sm shadow-float sm:left-auto sm:max-w-md"
    >
      <input type="hidden" name="back" value={pathname + search} />
      <p className="flex-1 basis-60 text-second">
        {t('cookies.text')}{' '}
        <a href={to('/terms#cookies')} className="underline">
          {t('cookies.more')}
        </a>
      </p>
      <button
        type="submit"
        name="cookies"
        value="seen"
        className="min-h-11 rounded-control border border-control px-4 font-semibold"
      >
        {t('cookies.close')}
      </button>
    </form>
  );
}
