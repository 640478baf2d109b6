import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examFacts } from '#domain/exam/facts.ts';
import { arrivalMs, type OpenTest } from '#domain/mocks/open-part.ts';
import { graceMs } from '#domain/mocks/part-clock.ts';
import type { OpenPartState } from '#domain/mocks/part-state.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { apiForMocks, learner, startOf, stateOf, type TestClock } from './mock-fixture.ts';

const clock: TestClock = { at: Date.now() };
let api: TestApi;
beforeAll(async () => {
  api = await apiForMocks(clock);
});
afterAll(() => api.close());

type Open = Extract<OpenPartState, { kind: 'open' }>;
type Place = { readonly client: SupabaseClient; readonly partId: string };

async function begin(part: 'write' | 'speak', test: OpenTest): Promise<Place> {
  const { client } = await learner(api, 12);
  const { data, error } = await call(client, 'mock-starts', {
    ...startOf('read'),
    part,
    parts: [part],
    test,
  });
  if (error) throw new Error(error.code);
  return { client, partId: String(data?.partId) };
}

async function openState({ client, partId }: Place): Promise<Open> {
  const state = await stateOf(client, partId);
  if (state.kind !== 'open') throw new Error(`the part is ${state.kind}`);
  return state;
}

async function tasksOf({ client, partId }: Place): Promise<readonly { position: number; task_id: string }[]> {
  const { data } = await client
    .from('sitting_tasks')
    .select('position, task_id, tasks(public)')
    .eq('sitting_id', partId)
    .order('position');
  return data ?? [];
}

async function write(place: Place, position: number, text: string, revision = 0) {
  const task = (await tasksOf(place)).find((one) => one.position === position);
  return call(place.client, 'drafts', {
    ...{ sittingId: place.partId, position, taskId: task?.task_id, revision, text, plan: '' },
  });
}

async function textsOf({ client, partId }: Place) {
  const { data } = await client
    .from('submissions')
    .select('position, text, status')
    .eq('sitting_id', partId)
    .order('position');
  return data;
}

const handIn = ({ client, partId }: Place, stage = 1) => call(client, 'mock-stages', { partId, stage });
const minutesMs = (minutes: number) => minutes * 60_000;

describe('9.392 a part of writing or speaking runs by the server’s clock for the minutes of the chosen test', () => {
  test.each([
    ['write', 'A1–A2', examFacts.writingMinutes.value['A1–A2'], [1, 1, 1]],
    ['write', 'A2–B1', examFacts.writingMinutes.value['A2–B1'], [1, 1, 1]],
    ['write', 'B1–B2', examFacts.writingMinutes.value['B1–B2'], [1, 2]],
    ['write', 'C1', examFacts.c1ListeningWriting.value.minutes, [1, 2]],
    ['speak', 'A1–A2', examFacts.speakingMinutes.value.to, [1, 1, 1, 1]],
    ['speak', 'B1–B2', examFacts.speakingMinutes.value.to, [1, 1, 1]],
    ['speak', 'C1', examFacts.c1ReadingSpeaking.value.preparationMinutes, [1, 1]],
  ] as const)('%s at %s: %i minutes, %j tasks', async (part, chosen, minutes, offered) => {
    const place = await begin(part, chosen);
    const state = await openState(place);
    expect(state.endsAt).toBe(clock.at + minutesMs(minutes));
    expect(state.slots.map((slot) => slot.length)).toEqual(offered);
    const levels = await tasksOf(place);
    expect(levels).toHaveLength(offered.reduce((sum, count) => sum + count, 0));
  });

  test('a text has ten seconds of grace; after them nothing is taken, and what lies there is handed in', async () => {
    const place = await begin('write', 'A1–A2');
    const { endsAt } = await openState(place);
    clock.at = endsAt + graceMs - 1;
    expect((await write(place, 1, 'Hei, jeg kommer i morgen.')).error).toBeNull();
    clock.at += 1;
    // Refused by the sitting's own time, before anybody asks the part.
    expect((await write(place, 1, 'Mer', 1)).error).toEqual({ status: 409, code: 'sitting_over' });
    expect(await stateOf(place.client, place.partId)).toMatchObject({ kind: 'over', status: 'finished' });
    expect(await textsOf(place)).toEqual([
      { position: 1, text: 'Hei, jeg kommer i morgen.', status: 'submitted' },
    ]);
  });

  test('a recording that was made in time has ten minutes to arrive', async () => {
    const place = await begin('speak', 'A2–B1');
    const { endsAt } = await openState(place);
    const [task] = await tasksOf(place);
    const upload = () =>
      call(place.client, 'recording-uploads', {
        ...{ sittingId: place.partId, position: 1, taskId: task?.task_id, type: 'audio/webm', name: null },
      });
    clock.at = endsAt + arrivalMs - 1;
    expect((await upload()).error).toBeNull();
    clock.at += 1;
    expect((await upload()).error).toEqual({ status: 409, code: 'sitting_over' });
  });

  test('it runs alone, is left without a result, and shows in no list of tests', async () => {
    const place = await begin('write', 'A2–B1');
    const second = await call(place.client, 'mock-starts', startOf('read'));
    expect(second.error).toEqual({ status: 409, code: 'mock_running' });
    const early = await call(place.client, 'completions', { sittingId: place.partId, status: 'finished' });
    expect(early.error).toEqual({ status: 409, code: 'part_of_mock' });
    await call(place.client, 'mock-endings', { partId: place.partId });
    const { data } = await place.client.from('sittings').select('kind, status').eq('id', place.partId);
    expect(data).toEqual([{ kind: 'mock', status: 'aborted' }]);
    expect((await write(place, 1, 'Mer')).error?.code).toBe('sitting_over');
  });

  test('it needs the package and a test', async () => {
    const { client } = await learner(api, 11);
    const start = { ...startOf('read'), part: 'speak', parts: ['speak'] };
    const closed = await call(client, 'mock-starts', { ...start, test: 'A1–A2' });
    expect(closed.error).toEqual({ status: 403, code: 'package_needed' });
    const without = await call(client, 'mock-starts', { ...start, part: 'write', parts: ['write'] });
    expect(without.error).toEqual({ status: 400, code: 'test_missing' });
  });
});

describe('9.393 writing goes back and forth and hands in all texts together as they stand', () => {
  test('whatever their length, and each goes to whoever assesses', async () => {
    const place = await begin('write', 'A1–A2');
    const long = Array.from({ length: 900 }, () => 'ord').join(' ');
    await write(place, 3, 'Det siste først.');
    await write(place, 1, long);
    await write(place, 3, 'Det siste, endret.', 1);
    expect((await handIn(place)).error).toBeNull();
    expect(await textsOf(place)).toEqual([
      { position: 1, text: long, status: 'submitted' },
      { position: 3, text: 'Det siste, endret.', status: 'submitted' },
    ]);
    const { rows } = await api.database.pool.query(
      `select count(*)::int as waiting from jobs.job j join public.submissions b on b.id::text = j.data ->> 'submissionId'
       where j.name = 'assess-submission' and b.sitting_id = $1`,
      [place.partId],
    );
    expect(rows).toEqual([{ waiting: 2 }]);
    // Handed in once: the same again says where the part stands.
    expect((await handIn(place)).data).toMatchObject({ kind: 'over', status: 'finished' });
  });

  test('of offered tasks the one that was taken', async () => {
    const place = await begin('write', 'B1–B2');
    await write(place, 2, 'Den første av to, med flest ord.');
    await write(place, 3, 'Den andre.');
    const chosen = await call(place.client, 'mock-choices', { partId: place.partId, position: 3 });
    expect(chosen.data).toMatchObject({ choices: [3] });
    await handIn(place);
    expect(await textsOf(place)).toEqual([
      { position: 2, text: 'Den første av to, med flest ord.', status: 'draft' },
      { position: 3, text: 'Den andre.', status: 'submitted' },
    ]);
  });

  test('where nobody said which, the one with most words; a task alone cannot be chosen', async () => {
    const place = await begin('write', 'B1–B2');
    await write(place, 2, 'Den første av to, med flest ord.');
    await write(place, 3, 'Den andre.');
    const alone = await call(place.client, 'mock-choices', { partId: place.partId, position: 1 });
    expect(alone.error?.code).toBe('mock_not_found');
    await handIn(place);
    expect((await textsOf(place))?.map(({ status }) => status)).toEqual(['submitted', 'draft']);
  });

  test('two windows do not write over one another', async () => {
    const place = await begin('write', 'A1–A2');
    await write(place, 1, 'fra det ene vinduet');
    const behind = await write(place, 1, 'fra det andre');
    expect(behind.data).toMatchObject({ kind: 'conflict', text: 'fra det ene vinduet' });
  });
});

describe('9.395 C1 hears its conversation twice by the clock; its speaking prepares for thirty minutes first', () => {
  test('the plays are the clock’s', async () => {
    const startedAt = clock.at;
    const { clip } = await openState(await begin('write', 'C1'));
    expect(clip?.plays).toHaveLength(examFacts.c1ListeningWriting.value.plays);
    const [first, second] = clip?.plays ?? [];
    expect(first?.from).toBeGreaterThan(startedAt);
    expect(second?.from).toBeGreaterThan(first?.to ?? Number.POSITIVE_INFINITY);
  });

  test('speaking begins by itself', async () => {
    const place = await begin('speak', 'C1');
    const { endsAt, prepares } = await openState(place);
    expect(prepares).toBe(true);
    clock.at = endsAt + 5000;
    const { minutes } = examFacts.c1ReadingSpeaking.value;
    expect(await openState(place)).toMatchObject({
      ...{ prepares: false, stage: 2, endsAt: endsAt + minutesMs(minutes.to) },
    });
  });

  test('or earlier by a press, and then it ends earlier', async () => {
    const place = await begin('speak', 'C1');
    clock.at += minutesMs(10);
    await handIn(place);
    const { minutes } = examFacts.c1ReadingSpeaking.value;
    const { endsAt, stage } = await openState(place);
    expect({ endsAt, stage }).toEqual({ endsAt: clock.at + minutesMs(minutes.to), stage: 2 });
    clock.at = endsAt + arrivalMs;
    expect(await stateOf(place.client, place.partId)).toMatchObject({ kind: 'over', status: 'finished' });
  });
});

test('9.396 speaking goes from task to task: each is handed in once, a task may be left, and nothing is done again', async () => {
  const place = await begin('speak', 'A2–B1');
  const tasks = await tasksOf(place);
  const spoken = (position: number) =>
    call(place.client, 'recorded-answers', {
      ...{ sittingId: place.partId, position, taskId: tasks[position - 1]?.task_id, name: null },
      ...{ heardLines: [], transcript: null },
    });
  expect((await spoken(1)).error).toBeNull();
  expect((await openState(place)).handedIn).toEqual([1]);
  const left = await call(place.client, 'answers', {
    ...{ sittingId: place.partId, position: 2, taskId: tasks[1]?.task_id, response: null, ms: 0 },
  });
  expect(left.error).toBeNull();
  expect((await spoken(3)).error).toBeNull();
  expect((await openState(place)).handedIn).toEqual([1, 2, 3]);
  expect((await handIn(place)).data).toMatchObject({ kind: 'over', status: 'finished' });
});

test('9.397 a task can be reported from the review of a mock exam', async () => {
  const { client } = await learner(api, 10);
  const { data } = await call(client, 'mock-starts', startOf('read'));
  const partId = String(data?.partId);
  const state = await stateOf(client, partId);
  if (state.kind !== 'running') throw new Error('the part does not run');
  const report = { sittingId: partId, reason: 'language', text: '', locale: 'en-GB' };
  const sent = await call(client, 'task-reports', { ...report, taskId: state.tasks[0]?.taskId });
  expect(sent.data).toEqual({ status: 'open' });
  const { client: other } = await learner(api, 10);
  const foreign = await call(other, 'task-reports', { ...report, taskId: state.tasks[0]?.taskId });
  expect(foreign.error?.code).toBe('task_not_found');
});
