import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';

type OpenPartFooterProps = {
  /** `offline`, or the code of what was refused; null for nothing. */
  readonly problem: string | null;
  readonly onLeave: () => void;
  /** A line above the buttons. */
  readonly above?: ReactNode;
  /** The buttons that lead on. */
  readonly children: ReactNode;
};

/** The bar at the bottom: the way out on the left, on at the right, and above them whatever went wrong. */
export function OpenPartFooter({ problem, onLeave, above, children }: OpenPartFooterProps) {
  const { t } = useTranslation(['mocks', 'open-mocks']);
  return (
    <footer data-test-buttons className="test-footer border-t border-hairline bg-page">
      {problem && (
        <p
          role="alert"
          className="flex items-center gap-2.5 bg-warning-soft px-4 py-3 text-ui text-warning lg:px-10"
        >
          <Icon name="lucide:wifi-off" size={18} />
          {t([`open-mocks:errors.${problem}`, `errors.${problem}`, 'errors.unexpected_failure'])}
        </p>
      )}
      {above}
      <div className="flex flex-wrap items-center gap-2 p-3 lg:min-h-20 lg:px-10">
        <button
          type="button"
          onClick={onLeave}
          className="-ml-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-second hover:text-text lg:mr-auto"
        >
          <Icon name="lucide:x" />
          <span className="max-sm:sr-only">{t('leave.open')}</span>
        </button>
        {children}
      </div>
    </footer>
  );
}
