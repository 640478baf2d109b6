import { conversationPlays, openStageEnd, preparesFirst } from '#domain/mocks/open-part.ts';
import type { OpenPartState } from '#domain/mocks/part-state.ts';
import type { Transaction } from '#server/db/database.ts';
import type { OpenMockPart } from './mock-record.ts';
import { openTimesOf } from './open-progress.ts';

/** Rule 9.392: where an advanced part of writing or speaking stands. */
export async function openStateOf(
  { query }: Transaction,
  part: OpenMockPart,
  now: Date,
): Promise<OpenPartState> {
  const { id, exam_id: examId, test, form, choices, stage, status } = part;
  const head = { partId: id, examId, part: part.part, test, slots: form.slots, choices };
  if (status !== 'active') return { ...head, kind: 'over', status, result: null };
  const rows = await query<{ position: number }>(
    'select position from public.sitting_tasks where sitting_id = $1 and answered_at is not null order by position',
    [id],
  );
  return {
    ...head,
    kind: 'open',
    now: now.getTime(),
    stage,
    prepares: preparesFirst(part) && stage === 1,
    endsAt: openStageEnd(openTimesOf(part)),
    handedIn: rows.map(({ position }) => position),
    clip: form.clip && {
      stimulusId: form.clip.stimulusId,
      plays: conversationPlays(part.started_at.getTime(), form.clip.ms),
    },
  };
}
