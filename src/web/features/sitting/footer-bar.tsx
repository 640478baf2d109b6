import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { SittingControl } from './use-sitting.ts';

export type FooterBarProps = {
  readonly control: SittingControl;
  /** Number of the task before this one, if there is one. */
  readonly previous: number | null;
  readonly onAbort: () => void;
};

/** After these the browser's picture of the test is out of date. */
const stale = ['already_answered', 'task_not_given', 'sitting_over', 'not_signed_in'];

/** The bar at the bottom of a test, always in reach: back on the left, on at the right, above them whatever went wrong. */
export function FooterBar(
  props: FooterBarProps & {
    /** A line above the buttons. */
    readonly above?: ReactNode;
    /** Which keys work. */
    readonly keys?: ReactNode;
    /** The buttons that lead on. */
    readonly children: ReactNode;
  },
) {
  const { control, previous, onAbort, above, keys, children } = props;
  const { t } = useTranslation('task');
  const { problem } = control;
  return (
    <footer data-test-buttons className="test-footer border-t border-hairline bg-page">
      {problem && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warning-soft px-4 py-3 text-ui text-warning lg:px-10"
        >
          <p className="flex-1 basis-60">{t([`errors.${problem}`, 'errors.unexpected_failure'])}</p>
          {stale.includes(problem) && (
            <button type="button" onClick={() => location.reload()} className="button button-secondary">
              {t('reload')}
            </button>
          )}
        </div>
      )}
      {above}
      <div className="flex flex-wrap items-center gap-2 p-3 lg:min-h-20 lg:px-10">
        <button
          type="button"
          onClick={onAbort}
          className="-ml-2 hidden min-h-11 items-center gap-2 rounded-control px-2 text-second hover:text-text lg:flex"
        >
          <Icon name="lucide:x" />
          {t('abort')}
        </button>
        {keys ?? <span className="hidden flex-1 lg:block" />}
        <button
          type="button"
          disabled={previous === null}
          onClick={() => previous !== null && control.goTo(previous)}
          className="button button-secondary flex-1 max-sm:px-2 lg:flex-none"
        >
          <Icon name="lucide:arrow-left" className="max-xs:hidden" />
          {t('previous')}
        </button>
        {children}
      </div>
    </footer>
  );
}
