import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '#web/locale/locale.ts';
import { remember } from '#web/page-context/remember.ts';
import { useRoot } from '#web/page-context/root-data.ts';

/** Says that only necessary cookies are used; there is nothing to consent to, so one button closes it. Rule 2.43. */
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
      className="cookie-banner print:hidden z-40 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-hairline bg-card px-4 py-2.5 text-xs leading-snug shadow-float sm:max-w-md sm:rounded-card sm:border sm:p-4 sm:text-sm"
    >
      <input type="hidden" name="back" value={pathname + search} />
      <p className="flex-1 basis-44 text-second">
        {t('cookies.text')}{' '}
        <a href={to('/terms#cookies')} className="rounded-xs underline">
          {t('cookies.more')}
        </a>
      </p>
      <button
        type="submit"
        name="cookies"
        value="seen"
        className="min-h-11 rounded-control border border-control px-4 font-semibold hover:bg-sunk"
      >
        {t('cookies.close')}
      </button>
    </form>
  );
}
