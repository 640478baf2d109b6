import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageChoice, ThemeChoice } from '#web/app-shell/preference-menu.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { Elapsed } from './test-clock.tsx';

type TestMenuProps = {
  readonly startedAt: string;
  /** Ends the test with its result; null until something is answered. */
  readonly onFinish: (() => void) | null;
  readonly onReport: () => void;
};

/**
 * Time (on a phone), language and colour mode during the test, and the ways out that lose nothing: Finish and Close of
 * Rule 2.29. Another language loads the page anew; the test goes on.
 */
export function TestMenu({ startedAt, onFinish, onReport }: TestMenuProps) {
  const { t } = useTranslation('task');
  const { to } = useLocale();
  return (
    <>
      <button
        type="button"
        popoverTarget="test-menu"
        aria-label={t('menu')}
        className="-mr-2.5 grid size-11 place-items-center rounded-control text-second hover:text-text"
      >
        <Icon name="lucide:ellipsis" size={22} />
      </button>
      <div
        id="test-menu"
        popover="auto"
        className="on-card fixed top-14 right-3 bottom-auto left-auto m-0 w-80 max-w-[calc(100vw-1.5rem)] space-y-5 rounded-card border border-hairline bg-card p-5 text-text shadow-float lg:top-18 lg:right-8"
      >
        <p className="flex items-center gap-2 text-ui lg:hidden">
          <Icon name="lucide:clock" className="text-second" />
          {t('time')}
          <span className="ml-auto font-semibold">
            <Elapsed startedAt={startedAt} />
          </span>
        </p>
        <LanguageChoice />
        <ThemeChoice />
        <div className="space-y-2 border-t border-hairline pt-4">
          {onFinish && (
            <button
              type="button"
              popoverTarget="test-menu"
              onClick={onFinish}
              className="button button-secondary w-full"
            >
              {t('finish')}
            </button>
          )}
          <button
            type="button"
            popoverTarget="test-menu"
            onClick={onReport}
            className="button button-secondary w-full"
          >
            {t('report')}
          </button>
          <Link
            to={to('/app/leveltest')}
            aria-describedby="close-hint"
            className="button button-secondary w-full"
          >
            {t('close')}
          </Link>
          <p id="close-hint" className="text-sm text-muted">
            {t('closeHint')}
          </p>
        </div>
      </div>
    </>
  );
}
