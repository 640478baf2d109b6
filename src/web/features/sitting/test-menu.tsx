import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { LanguageChoice, ThemeChoice } from '#web/features/preference-menu.tsx';
import { Elapsed } from './test-clock.tsx';

/** Time (on a phone), language and colour mode during the test. Another language loads the page anew; the test goes on. */
export function TestMenu({ startedAt }: { startedAt: string }) {
  const { t } = useTranslation('task');
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
      </div>
    </>
  );
}
