import { useTranslation } from 'react-i18next';
import { buttonClasses } from '#web/components/button.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { Provider } from './providers.ts';

/** Ways in by an account elsewhere; nothing where none is configured. Links, because a form may not lead off the site. */
export function ProviderLinks({ providers, next }: { providers: readonly Provider[]; next: string }) {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  if (providers.length === 0) return null;
  return (
    <div className="space-y-3 border-t border-hairline pt-5">
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={to(`/auth/provider/${encodeURIComponent(id)}?${new URLSearchParams({ next })}`)}
          className={buttonClasses({ className: 'w-full' })}
        >
          {t('provider', { name })}
        </a>
      ))}
    </div>
  );
}
