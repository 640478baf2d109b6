import { useRef, useState } from 'react';
import type { DraftControl } from '#web/features/open-tasks/use-draft.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { type OpenPartControl, useAtEnd } from './use-open-part.ts';

/** The tasks of a writing part, the one that is open, and what is saved before it is left. Rule 9.393. */
export function useWritingPart(control: OpenPartControl, initial: readonly OpenSittingTask[]) {
  const { state, send } = control;
  const [tasks, setTasks] = useState(initial);
  const [place, setPlace] = useState(0);
  const [choosing, setChoosing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const draft = useRef<DraftControl | null>(null);

  const taskAt = (position: number) => tasks.find((task) => task.position === position);
  const takenOf = (slot: readonly number[]): number | null =>
    slot.length === 1
      ? (slot[0] ?? null)
      : (slot.find((position) => state.choices.includes(position)) ?? null);
  const slot = state.slots[place] ?? [];
  const taken = choosing && slot.length > 1 ? null : takenOf(slot);
  const task = taken === null ? null : (taskAt(taken) ?? null);

  /** Saves what is written, and puts it down for when the task is opened again. */
  async function leaveDesk(): Promise<boolean> {
    const open = draft.current;
    if (!task || !open) return true;
    setSaving(true);
    const isSaved = await open.flush();
    setSaving(false);
    setUnsaved(!isSaved);
    // A window that was ahead is asked about first; else what is not saved lies in the browser.
    const { text, plan, revision } = draft.current ?? open;
    if (isSaved)
      setTasks((all) =>
        all.map((one) =>
          one.position === task.position
            ? { ...one, draft: { text, plan, revision, updatedAt: new Date().toISOString() } }
            : one,
        ),
      );
    draft.current = null;
    return isSaved;
  }

  async function goTo(next: number): Promise<void> {
    if (next === place || next < 0 || next >= state.slots.length) return;
    await leaveDesk();
    setChoosing(false);
    setPlace(next);
  }

  useAtEnd(control, async () => {
    await draft.current?.flush();
    await send({ kind: 'hand-in', stage: state.stage });
  });

  return {
    place,
    task,
    draft,
    numbers: state.slots.map((_, index) => index + 1),
    /** The tasks that the place offers. */
    offered: slot.flatMap((position) => taskAt(position) ?? []),
    busy: control.busy || saving,
    problem: unsaved ? 'not_saved' : control.problem,
    goTo,
    /** Whether something is written for the task of this number. */
    isWritten(number: number): boolean {
      const of = state.slots[number - 1] ?? [];
      const position = takenOf(of);
      if (number - 1 === place && task && draft.current) return draft.current.text.trim() !== '';
      return position !== null && (taskAt(position)?.draft?.text ?? '').trim() !== '';
    },
    async choose(position: number) {
      const result = await send({ kind: 'choose', position });
      if (result.ok) setChoosing(false);
    },
    async chooseAnew() {
      await leaveDesk();
      setChoosing(true);
    },
    /** After all that is written has arrived; what another window has changed is looked at first. */
    async handIn() {
      if (await leaveDesk()) await send({ kind: 'hand-in', stage: state.stage });
    },
  };
}
