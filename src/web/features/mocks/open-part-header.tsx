import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagMark } from '#web/components/logo.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { MockClock } from './mock-clock.tsx';
import { MockStrip } from './mock-strip.tsx';
import type { OpenPartControl } from './use-open-part.ts';

/** What each kind of part is given. */
export type OpenPartProps = {
  readonly control: OpenPartControl;
  readonly tasks: readonly OpenSittingTask[];
  readonly onLeave: () => void;
};

type OpenPartHeaderProps = {
  readonly control: OpenPartControl;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Numbers of the tasks, counted as the exam counts them. */
  readonly numbers: readonly number[];
  readonly current: number | null;
  readonly isDone: (number: number) => boolean;
  readonly onGoTo?: (number: number) => void;
};

/** Part, test, tasks and the time that is left. */
export function OpenPartHeader(props: OpenPartHeaderProps) {
  const { control, heading, numbers, current, isDone, onGoTo } = props;
  const { t } = useTranslation(['mocks', 'open-mocks']);
  const { state, now } = control;
  return (
    <header className="test-header border-b border-hairline bg-page">
      <div className="grid min-h-14 grid-cols-[minmax(0,auto)_1fr_auto] items-center gap-x-3 px-4 lg:min-h-18 lg:gap-x-8 lg:px-10">
        <h1 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-x-2.5 outline-none">
          <FlagMark className="hidden h-[1.1rem] lg:block" />
          <span className="font-serif text-lg font-[560] whitespace-nowrap">{t(`part.${state.part}`)}</span>
          {current !== null && <span className="sr-only">{t('taskNumber', { number: current })}</span>}
          <span className="text-sm text-second">{state.test}</span>
        </h1>
        <div className="min-w-0 max-lg:order-3 max-lg:col-span-3 lg:justify-self-center">
          {!state.prepares && (
            <MockStrip
              positions={numbers}
              current={current === null ? [] : [current]}
              isAnswered={isDone}
              {...(onGoTo ? { onGoTo } : {})}
            />
          )}
        </div>
        <div className="col-start-3 row-start-1 justify-self-end">
          <MockClock endsAt={state.endsAt} now={now} />
        </div>
      </div>
    </header>
  );
}
