import {
  arrivalOf,
  type OpenPartSettings,
  type OpenTimes,
  openStageEnd,
  preparesFirst,
} from '#domain/mocks/open-part.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { handInDrafts } from '#server/submissions/hand-in-drafts.ts';
import { mockPartColumns, type OpenMockPart } from './mock-record.ts';

type Locked = {
  readonly transaction: Transaction;
  readonly part: OpenMockPart;
  readonly userId: string;
};

export function openTimesOf({ part, test, stage, stage_started_at }: OpenMockPart): OpenTimes {
  return { part, test, stage, stageStartedAt: stage_started_at.getTime() };
}

/** Rule 9.392: brings a locked part of writing or speaking to where the clock is: a preparation ends, a part whose time was up is over. */
export async function advanceOpenPart(context: ServerContext, locked: Locked): Promise<OpenMockPart> {
  const { transaction, part, userId } = locked;
  if (part.status !== 'active') return part;
  const now = context.now().getTime();
  const end = openStageEnd(openTimesOf(part));
  if (isPreparation(part)) {
    if (now < end) return part;
    const speaking = await beginSpeaking(transaction, part, new Date(end));
    return advanceOpenPart(context, { transaction, part: speaking, userId });
  }
  if (now < end + arrivalOf(part.part)) return part;
  return finishOpenPart(context, locked, { at: new Date(end), reason: 'time_up' });
}

/** Hands the part in, or begins to speak before the preparation is over. */
export function endOpenStage(context: ServerContext, locked: Locked): Promise<OpenMockPart> {
  const { transaction, part } = locked;
  const now = context.now();
  if (isPreparation(part)) return beginSpeaking(transaction, part, now);
  const end = openStageEnd(openTimesOf(part));
  const isLate = now.getTime() >= end;
  return finishOpenPart(context, locked, {
    at: isLate ? new Date(end) : now,
    reason: isLate ? 'time_up' : 'handed_in',
  });
}

/** A part that is left: its sitting is left too. */
export async function leaveOpenPart({ query }: Transaction, part: OpenMockPart, now: Date): Promise<void> {
  await query(
    `update public.sittings set status = 'aborted', finish_reason = 'left', finished_at = $2 where id = $1`,
    [part.id, now],
  );
}

/** What a sitting of a part may take, and until when. */
export function settingsOf(times: OpenTimes): OpenPartSettings {
  const { part, test } = times;
  const ends = openStageEnd(times);
  // While it is prepared, the end is that of the longest way.
  const speaking =
    preparesFirst(times) && times.stage === 1
      ? openStageEnd({ ...times, stage: 2, stageStartedAt: ends })
      : ends;
  return { part, test, endsAt: new Date(speaking).toISOString(), showAnswers: false };
}

function isPreparation(part: OpenMockPart): boolean {
  return preparesFirst(part) && part.stage === 1;
}

async function beginSpeaking({ query }: Transaction, part: OpenMockPart, at: Date): Promise<OpenMockPart> {
  const [changed] = await query<OpenMockPart>(
    `update public.mock_parts set stage = 2, stage_started_at = $2 where id = $1 returning ${mockPartColumns}`,
    [part.id, at],
  );
  const speaking = changed as OpenMockPart;
  await query('update public.sittings set settings = $2 where id = $1', [
    part.id,
    JSON.stringify(settingsOf(openTimesOf(speaking))),
  ]);
  return speaking;
}

/** Rule 9.393: what was written is handed in as it stands, of offered tasks the one that was taken; and the part is over. */
async function finishOpenPart(
  context: ServerContext,
  { transaction, part, userId }: Locked,
  { at, reason }: { readonly at: Date; readonly reason: 'handed_in' | 'time_up' },
): Promise<OpenMockPart> {
  const { query } = transaction;
  await handInDrafts(context, {
    ...{ transaction, sittingId: part.id, userId, at },
    chosen: (drafts) => part.form.slots.flatMap((slot) => takenOf(slot, { part, drafts })),
  });
  await query(
    `update public.sittings set status = 'finished', finish_reason = $2, finished_at = $3 where id = $1`,
    [part.id, reason, at],
  );
  const [changed] = await query<OpenMockPart>(
    `update public.mock_parts set status = 'finished', finish_reason = $2, finished_at = $3 where id = $1
     returning ${mockPartColumns}`,
    [part.id, reason, at],
  );
  return changed as OpenMockPart;
}

type Drafts = readonly { readonly position: number; readonly words: number }[];

/** Of the tasks that a slot offers the one that was taken; where nobody said which, the one with most words. */
function takenOf(
  slot: readonly number[],
  { part, drafts }: { readonly part: OpenMockPart; readonly drafts: Drafts },
): readonly number[] {
  const chosen = slot.find((position) => part.choices.includes(position));
  if (chosen !== undefined) return [chosen];
  const [longest] = drafts
    .filter(({ position }) => slot.includes(position))
    .toSorted((one, other) => other.words - one.words);
  return longest ? [longest.position] : [];
}
