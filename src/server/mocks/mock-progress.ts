import type { Stage, StageTest } from '#domain/mocks/blueprint.ts';
import { listeningMs, listeningPauseMs } from '#domain/mocks/listening-times.ts';
import { isStageOver, stageEnd } from '#domain/mocks/part-clock.ts';
import { partResult } from '#domain/mocks/part-result.ts';
import { nextTest } from '#domain/mocks/routing.ts';
import type { Transaction } from '#server/db/database.ts';
import { type MockPart, mockPartColumns, timesOf } from './mock-record.ts';
import { type MarkedMockTask, readGiven, readMarked } from './mock-tasks.ts';

/**
 * Rule 9.297, Rule 9.298: brings a locked part to where the server's clock says it is: stages end whose time is up, listening goes
 * on by itself, also while nobody looks.
 */
export async function advanceStagedPart(
  transaction: Transaction,
  part: MockPart,
  now: Date,
): Promise<MockPart> {
  let current = part;
  while (current.status === 'active' && isStageOver(timesOf(current), now.getTime())) {
    const at = new Date(stageEnd(timesOf(current)));
    current =
      current.part === 'read'
        ? await finishPart(transaction, current, { at, reason: 'time_up' })
        : await endStage(transaction, current, at);
  }
  return current;
}

/** Rule 9.295: ends the stage; the test that follows is chosen by the answers so far, and after the main test the part is over. */
export async function endStage(transaction: Transaction, part: MockPart, at: Date): Promise<MockPart> {
  const marked = await readMarked(transaction, part);
  const test = nextTest(
    part.tests,
    marked.map(({ answer }) => answer),
  );
  if (!test) return finishPart(transaction, part, { at, reason: 'handed_in', marked });
  const startsAt = part.part === 'listen' ? new Date(at.getTime() + listeningPauseMs) : at;
  const stage = (part.stage + 1) as Stage;
  await giveTest(transaction, { part, test, stage });
  const [changed] = await transaction.query<MockPart>(
    `update public.mock_parts set stage = $2, tests = $3, stage_started_at = $4, stage_ms = $5 where id = $1
     returning ${mockPartColumns}`,
    [part.id, stage, [...part.tests, test], startsAt, await stageLength(transaction, { part, stage })],
  );
  return changed as MockPart;
}

/** Lays out the tasks of a test, numbered on from those before. */
export async function giveTest(
  { query }: Transaction,
  {
    part,
    test,
    stage,
  }: { readonly part: Pick<MockPart, 'id' | 'form'>; readonly test: StageTest; readonly stage: Stage },
): Promise<void> {
  const tasks = part.form[test].map(({ taskId, clipMs, item, keyHash }) => ({
    ...{
      task_id: taskId,
      clip_ms: clipMs,
      a: item.a,
      b: item.b,
      c: item.c,
      weight: item.weight,
      key_hash: keyHash,
    },
  }));
  await query(
    `insert into public.mock_tasks (part_id, position, stage, task_id, clip_ms, a, b, c, weight, key_hash)
     select $1, (select coalesce(max(position), 0) from public.mock_tasks where part_id = $1) + f.place, $2,
       f.task_id, f.clip_ms, f.a, f.b, f.c, f.weight, f.key_hash
     from rows from (jsonb_to_recordset($3::jsonb) as (task_id text, clip_ms int, a real, b real, c real, weight real, key_hash text))
       with ordinality as f (task_id, clip_ms, a, b, c, weight, key_hash, place)`,
    [part.id, stage, JSON.stringify(tasks)],
  );
}

/** Listening: how long the stage takes by itself; null for reading. */
export async function stageLength(
  transaction: Transaction,
  { part, stage }: { readonly part: Pick<MockPart, 'id' | 'part'>; readonly stage: Stage },
): Promise<number | null> {
  if (part.part === 'read') return null;
  const given = await readGiven(transaction, part.id);
  return listeningMs(given.filter((task) => task.stage === stage));
}

/** Rule 9.296: the part is over; marks and result open now, and not before. */
export async function finishPart(
  transaction: Transaction,
  part: MockPart,
  ended: {
    readonly at: Date;
    readonly reason: 'handed_in' | 'time_up';
    readonly marked?: readonly MarkedMockTask[];
  },
): Promise<MockPart> {
  const marked = ended.marked ?? (await readMarked(transaction, part));
  const result = partResult({
    answers: marked.map(({ answer }) => answer),
    answered: marked.filter(({ answered }) => answered).length,
    complete: part.stage === 3,
    robotVoice: 2 * marked.filter(({ robot }) => robot).length > marked.length,
  });
  const marks = marked.map(({ position, answer, mark }) => ({
    ...{ position, score: answer.score, correct: mark?.correct ?? false },
  }));
  await transaction.query(
    `update public.mock_tasks g set score = m.score, correct = m.correct
     from jsonb_to_recordset($2::jsonb) as m (position smallint, score real, correct boolean)
     where g.part_id = $1 and g.position = m.position`,
    [part.id, JSON.stringify(marks)],
  );
  const [changed] = await transaction.query<MockPart>(
    `update public.mock_parts set status = 'finished', finish_reason = $2, finished_at = $3, result = $4 where id = $1
     returning ${mockPartColumns}`,
    [part.id, ended.reason, ended.at, JSON.stringify(result)],
  );
  return changed as MockPart;
}
