import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrivalMs } from '#domain/mocks/open-part.ts';
import { graceMs } from '#domain/mocks/part-clock.ts';
import { recordingBucket } from '#domain/speaking/recording-limits.ts';
import { apiForMocks, learner, startOf, stateOf, type TestClock } from '#server/mocks/mock-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { webmFile } from './recording-file-fixture.ts';

const clock: TestClock = { at: Date.now() };
let api: TestApi;
beforeAll(async () => {
  api = await apiForMocks(clock);
});
afterAll(() => api.close());

type Speaking = {
  readonly client: SupabaseClient;
  readonly sittingId: string;
  readonly endsAt: number;
  /** Of the first task. */
  readonly place: { readonly sittingId: string; readonly position: number; readonly taskId: string };
};

async function speaking(): Promise<Speaking> {
  // Each part begins when those before it are long over.
  clock.at += 3_600_000;
  const { client } = await learner(api, 12);
  const start = { ...startOf('read'), part: 'speak', parts: ['speak'], test: 'A2–B1' };
  const { data } = await call(client, 'mock-starts', start);
  const sittingId = String(data?.partId);
  const state = await stateOf(client, sittingId);
  if (state.kind !== 'open') throw new Error(`the part is ${state.kind}`);
  const { data: tasks } = await client
    .from('sitting_tasks')
    .select('position, task_id')
    .eq('sitting_id', sittingId)
    .order('position');
  const place = { sittingId, position: 1, taskId: tasks?.[0]?.task_id as string };
  return { client, sittingId, endsAt: state.endsAt, place };
}

const begun = ({ client, place }: Speaking, begunMsAgo = 0) =>
  call(client, 'recording-starts', { ...place, begunMsAgo });

/** Sends so many seconds and hands them in. */
async function handIn({ client, place }: Speaking, seconds: number, begunMsAgo: number | null = null) {
  const { data, error } = await call(client, 'recording-uploads', {
    ...{ ...place, type: 'audio/webm', name: null },
  });
  if (!data) throw new Error(error?.code);
  await client.storage
    .from(recordingBucket)
    .uploadToSignedUrl(
      String(data.name),
      String(data.token),
      new Blob([webmFile(seconds).slice()], { type: 'audio/webm' }),
    );
  return call(client, 'recorded-answers', {
    ...{ ...place, name: data.name, heardLines: [], transcript: null, begunMsAgo },
  });
}

describe('9.502 a recording of a mock exam may arrive late, but was begun in the part’s time and ends in it', () => {
  test('begun and told in time, it arrives nine minutes after the end', async () => {
    const part = await speaking();
    clock.at = part.endsAt - 20_000;
    expect((await begun(part)).data).toEqual({ isKept: true });
    clock.at = part.endsAt + arrivalMs - 60_000;
    expect((await handIn(part, 19)).error).toBeNull();
    const { data } = await part.client.from('submissions').select('status').eq('sitting_id', part.sittingId);
    expect(data).toEqual([{ status: 'submitted' }]);
  });

  test('one that goes on after the end is refused, whatever the browser says of its start', async () => {
    const part = await speaking();
    clock.at = part.endsAt - 20_000;
    await begun(part);
    clock.at = part.endsAt + 60_000;
    const late = await handIn(part, 35, 600_000);
    expect(late.error).toEqual({ status: 409, code: 'recording_too_late' });
    expect((await stateOf(part.client, part.sittingId)).kind).toBe('open');
  });

  test('one that was begun after the end is refused, told or not', async () => {
    const part = await speaking();
    clock.at = part.endsAt + 1000;
    expect((await begun(part)).error).toEqual({ status: 409, code: 'recording_begun_late' });
    clock.at += graceMs;
    const late = { status: 409, code: 'recording_begun_late' };
    expect((await handIn(part, 5)).error).toEqual(late);
    expect((await handIn(part, 5, 6000)).error).toEqual(late);
  });

  test('a network that was gone for a minute around the end loses nothing', async () => {
    const part = await speaking();
    // Begun half a minute before the end, without a network; it is back half a minute after it.
    clock.at = part.endsAt + 30_000;
    expect((await handIn(part, 25, 60_000)).error).toBeNull();
  });

  test('begun again after the microphone failed, the later start counts', async () => {
    const part = await speaking();
    clock.at = part.endsAt - 120_000;
    await begun(part);
    clock.at = part.endsAt - 10_000;
    await begun(part);
    clock.at = part.endsAt + 60_000;
    expect((await handIn(part, 40)).error?.code).toBe('recording_too_late');
  });

  test('within the time nothing needs to be told, and practice keeps none', async () => {
    const part = await speaking();
    clock.at = part.endsAt + graceMs - 1;
    expect((await handIn(part, 30)).error).toBeNull();
    const { client } = await learner(api, 12);
    const { data } = await call(client, 'sittings', {
      ...{ kind: 'pool', level: 'A2', category: 'speak', requestKey: `practice-${crypto.randomUUID()}` },
    });
    const { data: tasks } = await client
      .from('sitting_tasks')
      .select('position, task_id')
      .eq('sitting_id', String(data?.sittingId));
    const place = {
      ...{ sittingId: String(data?.sittingId), position: 1 },
      taskId: tasks?.[0]?.task_id as string,
    };
    expect((await call(client, 'recording-starts', { ...place, begunMsAgo: 0 })).data).toEqual({
      isKept: false,
    });
  });
});
