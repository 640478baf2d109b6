import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagMark } from '#web/components/logo.tsx';
import { HandInStageDialog } from './hand-in-stage-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ListeningPanes } from './listening-panes.tsx';
import { MockClock } from './mock-clock.tsx';
import { MockFooter } from './mock-footer.tsx';
import { MockPause } from './mock-pause.tsx';
import { MockStrip } from './mock-strip.tsx';
import { ReadingPanes } from './reading-panes.tsx';
import { type MockControl, type PausedPart, type RunningPart, useMockPart } from './use-mock-part.ts';
import { useReadingKeys } from './use-reading-keys.ts';

/** A running part of a mock exam: the whole screen, as quiet as the exam's. Rule 9.302. */
export function MockScreen({ initial }: { readonly initial: RunningPart | PausedPart }) {
  const control = useMockPart(initial);
  const { state } = control;
  const leave = useRef<HTMLDialogElement>(null);
  const onLeave = () => leave.current?.showModal();
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      {state.kind === 'running' ? (
        <RunningTest key={state.stage} control={control} state={state} onLeave={onLeave} />
      ) : (
        <MockPause stage={state.stage} until={state.until} now={control.now} onLeave={onLeave} />
      )}
      <LeaveDialog ref={leave} onLeave={control.leave} />
    </div>
  );
}

type RunningTestProps = {
  readonly control: MockControl;
  readonly state: RunningPart;
  readonly onLeave: () => void;
};

/** One test of the part; another one is another screen to eye and screen reader. */
function RunningTest({ control, state, onLeave }: RunningTestProps) {
  const { t } = useTranslation('mocks');
  const [first] = state.strip;
  const [chosen, setChosen] = useState(first?.position ?? 1);
  const heading = useRef<HTMLHeadingElement>(null);
  const handIn = useRef<HTMLDialogElement>(null);
  const isReading = state.part === 'read';
  const current = isReading ? [chosen] : state.tasks.map(({ position }) => position);
  const positions = state.strip.map(({ position }) => position);
  const place = positions.indexOf(chosen);
  const goTo = (position: number) => setChosen(position);
  const next = () => {
    const following = positions[place + 1];
    if (following === undefined) handIn.current?.showModal();
    else goTo(following);
  };
  const previous = positions[place - 1];
  useReadingKeys({
    active: isReading,
    previous: previous === undefined ? null : () => goTo(previous),
    next,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each task that is shown anew
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    for (const pane of document.querySelectorAll('[data-task-scroll]')) pane.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  }, [current[0]]);

  return (
    <>
      <header className="test-header border-b border-hairline bg-page">
        <div className="grid min-h-14 grid-cols-[minmax(0,auto)_1fr_auto] items-center gap-x-3 px-4 lg:min-h-18 lg:gap-x-8 lg:px-10">
          <h1 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-x-2.5 outline-none">
            <FlagMark className="hidden h-[1.1rem] lg:block" />
            <span className="font-serif text-lg font-[560] whitespace-nowrap">{t(`part.${state.part}`)}</span>
            <span className="sr-only">{t('taskNumber', { number: current[0] ?? chosen })}</span>
            <span className="text-sm text-second">{t('test', { number: state.stage })}</span>
          </h1>
          <div className="min-w-0 max-lg:order-3 max-lg:col-span-3 lg:justify-self-center">
            <MockStrip
              positions={positions}
              current={current}
              isAnswered={control.isAnswered}
              {...(isReading ? { onGoTo: goTo } : {})}
            />
          </div>
          <div className="col-start-3 row-start-1 justify-self-end">
            {isReading && <MockClock endsAt={state.endsAt} now={control.now} />}
          </div>
        </div>
      </header>
      {isReading ? (
        <ReadingPanes control={control} state={state} position={chosen} />
      ) : (
        <ListeningPanes control={control} state={state} />
      )}
      <MockFooter
        control={control}
        isReading={isReading}
        isLast={place === positions.length - 1}
        onPrevious={previous === undefined ? null : () => goTo(previous)}
        onNext={next}
        onLeave={onLeave}
      />
      <HandInStageDialog
        ref={handIn}
        isLast={state.stage === 3}
        unanswered={positions.filter((position) => !control.isAnswered(position))}
        onGoTo={goTo}
        onHandIn={() => void control.handIn()}
      />
    </>
  );
}
