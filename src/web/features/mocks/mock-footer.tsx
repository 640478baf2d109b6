import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { MockControl } from './use-mock-part.ts';

type MockFooterProps = {
  readonly control: MockControl;
  readonly isReading: boolean;
  readonly isLast: boolean;
  readonly onPrevious: (() => void) | null;
  readonly onNext: () => void;
  readonly onLeave: () => void;
};

/** The buttons of the part, always in reach, and above them whatever went wrong. Listening has none but the way out. */
export function MockFooter({ control, isReading, isLast, onPrevious, onNext, onLeave }: MockFooterProps) {
  const { t } = useTranslation('mocks');
  return (
    <footer data-test-buttons className="test-footer border-t border-hairline bg-page">
      {control.problem && (
        <p
          role="alert"
          className="flex items-center gap-2.5 bg-warning-soft px-4 py-3 text-ui text-warning lg:px-10"
        >
          <Icon name="lucide:wifi-off" size={18} />
          {t([`errors.${control.problem}`, 'errors.unexpected_failure'])}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 p-3 lg:min-h-20 lg:px-10">
        <button
          type="button"
          onClick={onLeave}
          className="-ml-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-second hover:text-text lg:mr-auto"
        >
          <Icon name="lucide:x" />
          <span className="max-sm:sr-only">{t('leave.open')}</span>
        </button>
        {isReading ? (
          <>
            <button
              type="button"
              disabled={!onPrevious}
              onClick={() => onPrevious?.()}
              className="button button-secondary flex-1 max-sm:px-2 lg:flex-none"
            >
              <Icon name="lucide:arrow-left" className="max-xs:hidden" />
              {t('previous')}
            </button>
            <button
              type="button"
              aria-disabled={control.busy || undefined}
              onClick={onNext}
              className="button button-primary flex-1 max-sm:px-2 lg:flex-none"
            >
              {t(isLast ? 'handIn.open' : 'next')}
              <Icon name="lucide:arrow-right" className="max-xs:hidden" />
            </button>
          </>
        ) : (
          <p className="flex-1 text-sm text-second lg:flex-none">{t('runsByItself')}</p>
        )}
      </div>
    </footer>
  );
}
