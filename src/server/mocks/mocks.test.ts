import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listeningPauseMs } from '#domain/mocks/listening-times.ts';
import { graceMs, readingMs } from '#domain/mocks/part-clock.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import {
  apiForMocks,
  begin,
  keysOf,
  learner,
  running,
  startOf,
  stateOf,
  type TestClock,
  takeStage,
} from './mock-fixture.ts';

const clock: TestClock = { at: Date.now() };
let api: TestApi;

beforeAll(async () => {
  api = await apiForMocks(clock);
});
afterAll(() => api.close());

describe('9.290 a part of a mock exam is begun once and runs alone', () => {
  test('the same start sent twice makes one part', async () => {
    const { client } = await learner(api);
    const body = startOf('read');
    const [one, other] = await Promise.all([
      call(client, 'mock-starts', body),
      call(client, 'mock-starts', body),
    ]);
    expect([one.error, other.error]).toEqual([null, null]);
    expect(one.data).toEqual(other.data);
  });

  test('another one waits until it is over', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'read');
    const second = await call(client, 'mock-starts', startOf('listen'));
    expect(second.error).toEqual({ status: 409, code: 'mock_running' });
    expect((await call(client, 'mock-endings', { partId })).data).toEqual({ status: 'aborted' });
    expect((await call(client, 'mock-starts', startOf('listen'))).error).toBeNull();
  });

  test('a whole exam takes its parts one by one, each once', async () => {
    const { client } = await learner(api);
    const first = await call(client, 'mock-starts', startOf('read', { parts: ['read', 'listen'] }));
    const examId = String(first.data?.examId);
    const place = { api, client, partId: String(first.data?.partId) };
    for (const _ of [1, 2, 3]) await takeStage(place, 'none');
    const again = await call(client, 'mock-starts', startOf('read', { examId }));
    expect(again.error).toEqual({ status: 409, code: 'part_taken' });
    const listening = await call(client, 'mock-starts', startOf('listen', { examId }));
    expect(listening.data?.examId).toBe(examId);
    const { data } = await client
      .from('mock_parts')
      .select('part, status')
      .eq('exam_id', examId)
      .order('part', { ascending: false });
    expect(data).toEqual([
      { part: 'read', status: 'finished' },
      { part: 'listen', status: 'active' },
    ]);
  });
});

describe('9.295 the answers lead from test to test', () => {
  test.each([
    ['right', ['1', '2B', 'B1–B2'], 'B2'],
    ['none', ['1', '2A', 'A1–A2'], 'under A1'],
  ] as const)('all %s: %j, reported as %s', async (answers, tests, level) => {
    const { client } = await learner(api);
    const partId = await begin(client, 'read');
    const place = { api, client, partId };
    const seen: number[] = [];
    for (const stage of [1, 2, 3] as const) {
      const state = await running(client, partId);
      expect(state.stage).toBe(stage);
      seen.push(...state.tasks.map(({ position }) => position));
      await takeStage(place, answers);
    }
    expect(seen).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    const { rows } = await api.database.pool.query(
      'select tests, result from public.mock_parts where id = $1',
      [partId],
    );
    expect(rows[0]?.tests).toEqual(tests);
    expect(rows[0]?.result).toMatchObject({
      level,
      complete: true,
      tasks: 36,
      correct: answers === 'right' ? 36 : 0,
    });
  });
});

describe('9.297 the clock is the server’s', () => {
  test('reading ends by itself after its minutes, with what was answered', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'read');
    const startedAt = clock.at;
    await takeStage({ api, client, partId }, 'right');
    clock.at = startedAt + readingMs + graceMs - 1;
    const late = await running(client, partId);
    expect(late.endsAt).toBe(startedAt + readingMs);
    const [task] = late.tasks;
    const keys = await keysOf(api, partId);
    const answer = { partId, position: task?.position, taskId: task?.taskId };
    // On its way when the time was up.
    const inTime = await call(client, 'mock-answers', { ...answer, response: keys.get(task?.taskId ?? '') });
    expect(inTime.error).toBeNull();
    clock.at += 1;
    const tooLate = await call(client, 'mock-answers', { ...answer, response: null });
    expect(tooLate.error).toEqual({ status: 409, code: 'mock_over' });
    const state = await stateOf(client, partId);
    expect(state).toMatchObject({
      kind: 'over',
      status: 'finished',
      result: { complete: false, correct: 9, tasks: 16 },
    });
    const { data } = await client
      .from('mock_parts')
      .select('finish_reason, finished_at')
      .eq('id', partId)
      .single();
    expect(data?.finish_reason).toBe('time_up');
    expect(new Date(data?.finished_at).getTime()).toBe(startedAt + readingMs);
  });

  test('asking again, from another window too, neither gains nor loses time', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'read');
    const first = await running(client, partId);
    clock.at += 60_000;
    const [one, other] = await Promise.all([running(client, partId), running(client, partId)]);
    expect(one).toEqual(other);
    expect(one.endsAt).toBe(first.endsAt);
    expect(one.now - first.now).toBe(60_000);
  });
});

describe('9.298 listening runs by itself', () => {
  test('clip after clip, each as often as the exam plays it, and what has gone by does not come back', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'listen');
    const first = await running(client, partId);
    expect(first.clip?.plays).toHaveLength(2);
    const shown = first.tasks.map(({ position }) => position);
    expect(shown[0]).toBe(1);
    // Nothing moves it on but time.
    expect((await call(client, 'mock-stages', { partId, stage: 1 })).data).toEqual(first);
    clock.at = first.clip?.endsAt ?? 0;
    const second = await running(client, partId);
    expect(second.tasks[0]?.position).toBe((shown.at(-1) ?? 0) + 1);
    expect(second.tasks.map(({ stimulusId }) => stimulusId)).not.toContain(first.tasks[0]?.stimulusId);
    expect(second.strip).toHaveLength(8);
  });

  test('a task that was not handed out takes no answer', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'listen');
    const { rows } = await api.database.pool.query(
      'select task_id from public.mock_tasks where part_id = $1 and position = 8',
      [partId],
    );
    const answer = { partId, position: 8, taskId: rows[0]?.task_id, response: null };
    expect((await call(client, 'mock-answers', answer)).error).toEqual({
      status: 409,
      code: 'task_not_given',
    });
  });

  test('it goes on through its tests while nobody looks, and ends', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'listen');
    const first = await running(client, partId);
    clock.at = first.endsAt + graceMs;
    expect(await stateOf(client, partId)).toMatchObject({
      kind: 'pause',
      stage: 2,
      until: first.endsAt + listeningPauseMs,
    });
    clock.at += 3 * 60 * 60_000;
    const over = await stateOf(client, partId);
    expect(over).toMatchObject({
      kind: 'over',
      status: 'finished',
      result: { tasks: 36, answered: 0, complete: true, robotVoice: true },
    });
    const { data } = await client
      .from('mock_parts')
      .select('started_at, finished_at')
      .eq('id', partId)
      .single();
    const minutes = (new Date(data?.finished_at).getTime() - new Date(data?.started_at).getTime()) / 60_000;
    expect(minutes).toBeLessThan(60);
  });
});

describe('9.299 a running part tells nothing of its keys', () => {
  test('neither state nor answer nor table nor export says what is right, or what comes', async () => {
    const { client, id } = await learner(api);
    const partId = await begin(client, 'read');
    const state = await running(client, partId);
    const keys = await keysOf(api, partId);
    const task = state.tasks.find(({ kind }) => kind === 'choose');
    const answer = {
      partId,
      position: task?.position,
      taskId: task?.taskId,
      response: keys.get(task?.taskId ?? ''),
    };
    expect((await call(client, 'mock-answers', answer)).data).toEqual({ answered: true });
    expect((await call(client, 'mock-reviews', { partId })).error).toEqual({
      status: 403,
      code: 'answers_hidden',
    });
    const { data: parts } = await client.from('mock_parts').select('id, stage, status, result');
    expect(parts).toEqual([{ id: partId, stage: 1, status: 'active', result: null }]);
    const { data: tasks } = await client
      .from('mock_tasks')
      .select('position, score, correct')
      .eq('part_id', partId);
    expect(tasks?.every(({ score, correct }) => score === null && correct === null)).toBe(true);
    for (const column of ['form', 'tests'])
      expect((await client.from('mock_parts').select(column)).error?.code).toBe('42501');
    for (const column of ['task_id', 'a', 'key_hash'])
      expect((await client.from('mock_tasks').select(column)).error?.code).toBe('42501');
    const { rows } = await api.database.pool.query<{ secret: { explanation: { nb: string } } }>(
      'select k.secret from public.mock_tasks g join public.task_keys k on k.task_id = g.task_id where g.part_id = $1',
      [partId],
    );
    const told = JSON.stringify(await running(client, partId));
    for (const { secret } of rows) expect(told).not.toContain(secret.explanation.nb);
    expect(id).not.toBe('');
  });

  test('after the end marks, keys and explanations open', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'read');
    for (const _ of [1, 2, 3]) await takeStage({ api, client, partId }, 'right');
    const { data } = await call(client, 'mock-reviews', { partId });
    expect(data?.tasks).toHaveLength(36);
    const marks = z.array(z.object({ mark: z.object({ correct: z.literal(true) }) }));
    expect(marks.parse(data?.reviews)).toHaveLength(36);
    const { data: tasks } = await client.from('mock_tasks').select('score').eq('part_id', partId);
    expect(tasks?.every(({ score }) => score === 1)).toBe(true);
  });

  test('a part that was left has no result and shows no keys', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'read');
    await call(client, 'mock-endings', { partId });
    expect(await stateOf(client, partId)).toMatchObject({ kind: 'over', status: 'aborted', result: null });
    expect((await call(client, 'mock-reviews', { partId })).error?.code).toBe('answers_hidden');
  });
});

describe('9.300 an answer may change until its stage ends', () => {
  test('the last one counts, one may be taken away, and after the stage nothing changes', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'read');
    const state = await running(client, partId);
    const keys = await keysOf(api, partId);
    const tasks = state.tasks.map(({ position, taskId }) => ({ partId, position, taskId }));
    const [one, other] = tasks;
    for (const task of [one, other]) {
      const response = keys.get(task?.taskId ?? '');
      // Sent again, because the answer got lost.
      for (const _ of [1, 2])
        expect((await call(client, 'mock-answers', { ...task, response })).error).toBeNull();
    }
    await call(client, 'mock-answers', { ...other, response: null });
    const strip = (await running(client, partId)).strip.map(({ answered }) => answered);
    expect(strip.slice(0, 2)).toEqual([true, false]);
    await call(client, 'mock-stages', { partId, stage: 1 });
    const late = await call(client, 'mock-answers', { ...one, response: null });
    expect(late.error).toEqual({ status: 409, code: 'stage_over' });
    // Handed in twice, as by two windows: the second stage stays open.
    expect((await call(client, 'mock-stages', { partId, stage: 1 })).data).toMatchObject({
      kind: 'running',
      stage: 2,
    });
  });

  test('what is no answer to the task changes nothing', async () => {
    const { client } = await learner(api);
    const partId = await begin(client, 'read');
    const task = (await running(client, partId)).tasks[0];
    const answer = { partId, position: task?.position, taskId: task?.taskId };
    const wrong = await call(client, 'mock-answers', {
      ...answer,
      response: { kind: 'true_false', value: 'true' },
    });
    expect(wrong.error).toEqual({ status: 400, code: 'wrong_shape' });
    expect((await running(client, partId)).strip[0]).toEqual({ position: 1, answered: false });
  });
});

describe('a second mock brings other texts (9.294)', () => {
  test('nothing that was met lately comes again', async () => {
    const { client } = await learner(api);
    const met: string[] = [];
    for (const _ of [1, 2]) {
      const partId = await begin(client, 'read');
      for (const __ of [1, 2, 3]) {
        met.push(...new Set((await running(client, partId)).tasks.map(({ stimulusId }) => stimulusId)));
        await takeStage({ api, client, partId }, 'none');
      }
    }
    expect(new Set(met).size).toBe(met.length);
  });
});

test('tasks of a mock count as practice, once, on the day of their answers', async () => {
  const { client, id } = await learner(api);
  const partId = await begin(client, 'read');
  await takeStage({ api, client, partId }, 'right');
  for (const _ of [2, 3]) await takeStage({ api, client, partId }, 'none');
  const { rows } = await api.database.pool.query(
    'select category, tasks from bestatt.practice_days where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ category: 'read', tasks: 8 }]);
});
