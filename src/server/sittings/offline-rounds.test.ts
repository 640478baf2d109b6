import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '#server/testing/api.ts';
import { apiWithBank, call, visitor } from './sitting-fixture.ts';

let api: TestApi;
/** How far the server's clock is ahead. It starts at the real time, by which the client judges its session. */
let aheadMs = 0;
beforeAll(async () => {
  api = await apiWithBank({ now: () => new Date(Date.now() + aheadMs) });
});
afterAll(() => api.close());

type Task = { readonly position: number; readonly taskId: string };
const round = { level: 'A1', category: 'read', requestKey: 'offline-round-1' };

test('9.454 a round is given with all its tasks and no key, and marked when its answers arrive, each counted once (9.455)', async () => {
  const client = await visitor(api);
  const { data, error } = await call(client, 'offline-rounds', round);
  expect(error).toBeNull();
  const sittingId = String(data?.sittingId);
  const tasks = data?.tasks as Task[];
  expect(tasks.length).toBeGreaterThanOrEqual(8);
  expect(tasks.map(({ position }) => position)).toEqual(tasks.map((_, index) => index + 1));
  expect(JSON.stringify(tasks)).not.toMatch(/"(secret|key|keyHash|explanation|evidence|transcript)"/);
  // The same request again is the same round.
  const again = await call(client, 'offline-rounds', round);
  expect(again.data).toEqual(data);

  // Three quarters of an hour without a network: a session lasts an hour.
  aheadMs = 45 * 60_000;
  const send = ({ position, taskId }: Task) =>
    call(client, 'answers', { sittingId, position, taskId, response: null, ms: 20_000, deviceVoice: false });
  for (const task of tasks.slice(0, -1)) {
    const { data: taken } = await send(task);
    expect(taken?.next).toEqual({ kind: 'task', position: task.position + 1 });
  }
  const last = tasks.at(-1) as Task;
  expect((await send(last)).data?.next).toEqual({ kind: 'finished' });
  // Sent again, by another tab or after a lost reply: taken as before, and counted once.
  for (const task of tasks) expect((await send(task)).error).toBeNull();
  const { rows } = await api.database.pool.query(
    `select count(*)::int as answers, max((s.summary ->> 'ms')::int) as ms from public.sitting_tasks t
     join public.sittings s on s.id = t.sitting_id where s.id = $1 and t.answered_at is not null and s.status = 'finished'`,
    [sittingId],
  );
  expect(rows[0]?.answers).toBe(tasks.length);
});

test('a round is drawn for the licence that there is (9.454, 1.23)', async () => {
  const client = await visitor(api);
  const { error } = await call(client, 'offline-rounds', {
    ...round,
    level: 'C1',
    requestKey: 'offline-round-2',
  });
  expect(error).toEqual({ status: 403, code: 'package_needed' });
});
