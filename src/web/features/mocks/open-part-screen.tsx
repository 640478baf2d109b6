import { useRef } from 'react';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { PreparationPart } from './preparation-part.tsx';
import { SpeakingPart } from './speaking-part.tsx';
import { type OpenPart, useOpenPart } from './use-open-part.ts';
import { WritingPart } from './writing-part.tsx';

type OpenPartScreenProps = {
  readonly initial: OpenPart;
  readonly tasks: readonly OpenSittingTask[];
};

/** A running part of writing or speaking: the whole screen, by the server's clock. Rule 9.392. */
export function OpenPartScreen({ initial, tasks }: OpenPartScreenProps) {
  const control = useOpenPart(initial);
  const leave = useRef<HTMLDialogElement>(null);
  const { state } = control;
  const props = { control, tasks, onLeave: () => leave.current?.showModal() };
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      {state.part === 'write' ? (
        <WritingPart {...props} />
      ) : state.prepares ? (
        <PreparationPart {...props} />
      ) : (
        <SpeakingPart {...props} />
      )}
      <LeaveDialog ref={leave} onLeave={() => void control.send({ kind: 'leave' })} />
    </div>
  );
}
