import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { FlagMark } from '#web/components/logo.tsx';
import type { SittingData } from '#web/features/sitting-data/sitting-data.ts';
import { ProgressStrip } from './progress-strip.tsx';
import { TestClock } from './test-clock.tsx';
import { TestMenu } from './test-menu.tsx';
import type { SittingControl } from './use-sitting.ts';

type TestHeaderProps = {
  readonly control: SittingControl;
  /** Tasks that the test usually has, or has exactly when it was put together so. */
  readonly length: number;
  /** The heading takes the focus when another task is shown. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onAbort: () => void;
  readonly onReport: () => void;
};

/** Where one is in the test. On a phone Abort stands here, away from the thumb. */
export function TestHeader({ control, length, heading, onAbort, onReport }: TestHeaderProps) {
  const { t } = useTranslation('task');
  const { sitting, task } = control;
  const strip = { sitting, position: task.position, length, onGoTo: control.goTo };
  return (
    <header className="@container test-header border-b border-hairline bg-page">
      <div className="grid min-h-14 grid-cols-[1fr_auto_1fr] items-center gap-x-3 px-4 @max-[19rem]:gap-x-0 lg:min-h-18 lg:gap-x-6 lg:px-10">
        <button
          type="button"
          onClick={onAbort}
          className="-ml-2 flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 text-second lg:hidden"
        >
          <Icon name="lucide:x" />
          <span className="@max-[19rem]:sr-only">{t('abort')}</span>
        </button>
        <h1 ref={heading} tabIndex={-1} className="text-center text-ui lg:text-left">
          <span className="hidden items-center gap-2.5 font-serif text-xl font-[560] whitespace-nowrap lg:flex">
            <FlagMark className="h-[1.1rem]" />
            {t(titleOf(sitting))}
          </span>
          <span className="lg:sr-only">
            <strong className="font-semibold whitespace-nowrap">
              {t('taskNumber', { number: task.position })}
            </strong>{' '}
            {sitting.kind === 'custom' ? (
              <span className="text-muted @max-[19rem]:sr-only">{t('ofTasks', { count: length })}</span>
            ) : (
              <span className="text-muted max-sm:block @max-[19rem]:sr-only">
                {/* Between two things in one line; on a phone they are two lines. */}
                <span className="max-sm:hidden">· </span>
                {t('usually', { count: length })}
              </span>
            )}
          </span>
        </h1>
        <ProgressStrip {...strip} className="hidden lg:flex" />
        <div className="flex items-center gap-2 justify-self-end">
          <div className="hidden lg:block">
            <TestClock startedAt={sitting.startedAt} />
          </div>
          <TestMenu
            startedAt={sitting.startedAt}
            onReport={onReport}
            onFinish={
              sitting.status === 'active' && sitting.tasks.some((one) => one.answered)
                ? () => control.end('finished')
                : null
            }
          />
        </div>
      </div>
      <ProgressStrip {...strip} small className="px-4 pb-3 lg:hidden" />
    </header>
  );
}

function titleOf(sitting: SittingData): 'levelTest' | 'customTest' | 'practice' {
  if (sitting.kind === 'level') return 'levelTest';
  return sitting.settings.practice ? 'practice' : 'customTest';
}
