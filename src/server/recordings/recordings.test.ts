import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordingBucket } from '#domain/speaking/recording-limits.ts';
import type { PublicSpeakTask } from '#domain/tasks/presentation.ts';
import { openTextChecker } from '#server/language/text-checker.ts';
import { embeddedAssessor } from '#server/providers/assessment/embedded-assessor.ts';
import { apiWithBank, call } from '#server/sittings/sitting-fixture.ts';
import { learnerWith, openTaskOf, type WritingTask } from '#server/submissions/submission-fixture.ts';
import { submissionJobs } from '#server/submissions/submission-jobs.ts';
import type { TestApi } from '#server/testing/api.ts';
import { listenerOf } from './listener.ts';
import { webmFile } from './recording-file-fixture.ts';
import { sweepRecordings } from './sweep-recordings.ts';

let api: TestApi;
let client: SupabaseClient;
let userId: string;
beforeAll(async () => {
  api = await apiWithBank();
});
beforeEach(async () => {
  client = await learnerWith(api, 12);
  userId = (await client.auth.getUser()).data.user?.id ?? '';
});
const contentDir = join(import.meta.dirname, '../../../content');
const checker = openTextChecker({ contentDir });
afterAll(async () => {
  await checker.close();
  await api.close();
});

type SpokenTask = WritingTask & { readonly shown: PublicSpeakTask };

let made = 0;

/** One speaking task of A2 that fits what is asked for: no draw decides what is tried. */
async function startSpeaking(by = client, fits = (_: PublicSpeakTask) => true): Promise<SpokenTask> {
  const { data, error } = await call(by, 'sittings', {
    ...{
      kind: 'pool',
      level: 'A2',
      category: 'speak',
      requestKey: `speaking-${++made}-${crypto.randomUUID()}`,
    },
  });
  if (!data) throw new Error(`no speaking task: ${error?.code}`);
  const drawn = await openTaskOf(by, String(data.sittingId));
  const { rows } = await api.database.pool.query<{ id: string; shown: PublicSpeakTask }>(
    `select id, public as shown from public.tasks where category = 'speak' and level = 'A2' and retired_at is null
     order by id <> $1, id`,
    [drawn.taskId],
  );
  const found = rows.find(({ shown }) => fits(shown));
  if (!found) throw new Error('the bank has no such speaking task');
  await api.database.pool.query(
    'update public.sitting_tasks set task_id = $3 where sitting_id = $1 and position = $2',
    [drawn.sittingId, drawn.position, found.id],
  );
  return { ...drawn, taskId: found.id, shown: found.shown };
}
const placeOf = ({ sittingId, position, taskId }: WritingTask) => ({ sittingId, position, taskId });

async function ticketFor(task: WritingTask, name: string | null = null, by = client) {
  const { data, error } = await call(by, 'recording-uploads', { ...placeOf(task), type: 'audio/webm', name });
  return { code: error?.code, ...(data as { name: string; token: string; uploaded: boolean }) };
}

async function send(task: WritingTask, bytes: Uint8Array): Promise<string> {
  const { name, token } = await ticketFor(task);
  const { error } = await client.storage
    .from(recordingBucket)
    .uploadToSignedUrl(name, token, new Blob([bytes.slice()], { type: 'audio/webm' }));
  if (error) throw error;
  return name;
}

const handIn = (task: WritingTask, name: string | null, more: object = {}, by = client) =>
  call(by, 'recorded-answers', { ...placeOf(task), name, heardLines: [], transcript: null, ...more });

/** Files of a byte a block hold no sound: `measures` leaves them unmeasured, unless they are real ones. */
const assess = (transcribe?: (type: string) => Promise<string>, measures = false) =>
  api.runJobs(
    submissionJobs(api.context, {
      assessor: embeddedAssessor(checker),
      listener: listenerOf(api.context, {
        files: api.storage.files,
        ...(!measures && { measure: async () => null }),
        transcriber: transcribe ? { name: 'test', transcribe: ({ type }) => transcribe(type) } : null,
      }),
    }),
  );

async function submissionOf({ sittingId }: WritingTask) {
  const { data } = await client.from('submissions').select('*').eq('sitting_id', sittingId).single();
  return data as Record<string, unknown>;
}
const countObjects = async (name: string) => {
  const { rows } = await api.database.pool.query('select from storage.objects where name = $1', [name]);
  return rows.length;
};

describe('9.282 what is handed in is the person’s own recording, sound by its bytes and no longer than the task allows', () => {
  test('a recording is kept with its type and length, and the test goes on', async () => {
    const task = await startSpeaking();
    const name = await send(task, webmFile(20));
    const { data } = await handIn(task, name, { transcript: 'Hei, jeg heter Amal.' });
    expect(data).toMatchObject({ next: { kind: expect.any(String) } });
    const kept = await submissionOf(task);
    expect(kept).toMatchObject({
      ...{ kind: 'speak', status: 'submitted', recording_path: name, mime_type: 'audio/webm' },
      ...{ transcript: 'Hei, jeg heter Amal.', transcribed_by: 'browser' },
    });
    expect(kept.seconds).toBeCloseTo(20, 0);
    expect((await handIn(task, name)).data).toEqual(data);
  });

  test.each([
    ['too long', webmFile(400), 'recording_too_long'],
    ['pictures with it', webmFile(10, 'V_VP8'), 'recording_unsound'],
  ])('%s is refused, and nothing is handed in', async (_, bytes, code) => {
    const task = await startSpeaking();
    expect((await handIn(task, await send(task, bytes))).error?.code).toBe(code);
    expect((await submissionOf(task)) ?? null).toBeNull();
  });

  test('a page that calls itself a recording does not come into the bucket', async () => {
    const task = await startSpeaking();
    await expect(send(task, new TextEncoder().encode('<html>Hei</html>'))).rejects.toThrow();
  });

  test('what is not there, of another test or of somebody else is refused', async () => {
    const task = await startSpeaking();
    const another = await send(await startSpeaking(), webmFile(5));
    const absent = `${userId}/${task.sittingId}/1-${crypto.randomUUID()}.webm`;
    for (const name of [absent, another, another.replace(userId, crypto.randomUUID()), '../x', ''])
      expect((await handIn(task, name)).error?.code).toBe('recording_missing');
  });

  test('lines that the partner cannot have said are refused', async () => {
    const task = await startSpeaking(client, ({ partner }) => partner === null);
    expect((await handIn(task, null, { heardLines: [1] })).error?.code).toBe('wrong_shape');
  });
});

describe('9.281 a signature is given for one name in the person’s own folder, and goes on where it stopped', () => {
  test('asked again by its name it is the same, and says when it lies there', async () => {
    const task = await startSpeaking();
    const first = await ticketFor(task);
    expect(first.name.startsWith(`${userId}/${task.sittingId}/`)).toBe(true);
    expect(await ticketFor(task, first.name)).toMatchObject({ name: first.name, uploaded: false });
    const name = await send(task, webmFile(5));
    expect(await ticketFor(task, name)).toMatchObject({ name, uploaded: true });
  });

  test('a name of somebody else’s folder gets another', async () => {
    const task = await startSpeaking();
    const foreign = `${crypto.randomUUID()}/${task.sittingId}/1-${crypto.randomUUID()}.webm`;
    expect((await ticketFor(task, foreign)).name).not.toBe(foreign);
  });

  test('others hear nothing of it, and nobody writes there without a signature', async () => {
    const task = await startSpeaking();
    const name = await send(task, webmFile(5));
    const stranger = await learnerWith(api, 12);
    const bucket = (by: SupabaseClient) => by.storage.from(recordingBucket);
    expect((await bucket(client).createSignedUrl(name, 60)).error).toBeNull();
    expect((await bucket(stranger).createSignedUrl(name, 60)).error).not.toBeNull();
    expect((await bucket(stranger).download(name)).error).not.toBeNull();
    expect((await ticketFor(task, name, stranger)).code).toBe('sitting_not_found');
    const own = `${userId}/${task.sittingId}/1-${crypto.randomUUID()}.webm`;
    const { error } = await bucket(client).upload(own, new Blob([webmFile(5).slice()]), {
      contentType: 'audio/webm',
    });
    expect(error).not.toBeNull();
    await bucket(client).remove([name]);
    expect(await countObjects(name)).toBe(1);
  });
});

describe('4.14 after the recording it is analysed: transcription, then feedback', () => {
  async function reasonAfter(
    name: (task: WritingTask) => Promise<string | null>,
    by?: (type: string) => Promise<string>,
    transcript: string | null = null,
  ) {
    // A text read aloud has a reason of its own.
    const task = await startSpeaking(client, ({ readAloud }) => readAloud === null);
    await handIn(task, await name(task), { transcript });
    await assess(by);
    const { status, reason, transcript: kept, transcribed_by } = await submissionOf(task);
    return { status, reason, transcript: kept, by: transcribed_by };
  }
  const recorded = (task: WritingTask) => send(task, webmFile(10));

  test('a service’s words are kept, and count before the browser’s', async () => {
    expect(await reasonAfter(recorded, async (type) => `hørt som ${type}`, 'nettleserens ord')).toEqual({
      ...{ status: 'unassessed', reason: 'too_short', transcript: 'hørt som audio/webm', by: 'service' },
    });
  });

  test('without a service the browser’s words count', async () => {
    expect(await reasonAfter(recorded, undefined, 'Hei')).toMatchObject({
      ...{ reason: 'too_short', transcript: 'Hei', by: 'browser' },
    });
  });

  test.each([
    ['nobody listens', 'no_transcription', undefined],
    ['nothing was said', 'no_speech', async () => ' '],
  ])('where %s it says so', async (_, reason, by) => {
    expect(await reasonAfter(recorded, by)).toMatchObject({ status: 'unassessed', reason });
  });

  test('who practised without recording is told that there is nothing to judge', async () => {
    expect(await reasonAfter(async () => null)).toMatchObject({
      status: 'unassessed',
      reason: 'no_recording',
    });
  });

  test('a service that fails is asked again, and then says that it failed', async () => {
    const fail = async () => {
      throw new Error('down');
    };
    const task = await startSpeaking();
    await handIn(task, await recorded(task));
    for (let turn = 0; turn < 4; turn++) {
      await api.database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
      await assess(fail);
    }
    expect(await submissionOf(task)).toMatchObject({ status: 'failed' });
  });
});

describe('9.430 what was said is judged by its words and its sound', () => {
  const threeSounds = new Uint8Array(readFileSync(join(import.meta.dirname, '../sound/three-sounds.webm')));
  const words =
    'Jeg heter Amal, og jeg bor i Moss sammen med familien min. Jeg jobber på et sykehjem fordi jeg liker å hjelpe gamle mennesker. I helga går jeg ofte på tur med en god venn.';
  const told = (task: PublicSpeakTask) => task.readAloud === null;

  test('a real recording is measured, judged, and its words kept as they were heard', async () => {
    const task = await startSpeaking(client, told);
    await handIn(task, await send(task, threeSounds), { transcript: words });
    await assess(undefined, true);
    const kept = await submissionOf(task);
    expect(kept).toMatchObject({
      ...{ status: 'assessed', transcript: words },
      sound: { speakingSeconds: expect.closeTo(3, 0), pauses: { short: 1, middle: 1, long: 0 } },
      feedback: { by: 'rules', points: expect.any(Array) },
    });
    const { criteria } = kept.feedback as { criteria: { criterion: string; level: string | null }[] };
    expect(criteria.map(({ criterion }) => criterion)).toEqual([
      ...['task', 'fluency', 'pronunciation', 'vocabulary', 'grammar'],
    ]);
    expect(criteria.find(({ criterion }) => criterion === 'pronunciation')?.level).toBeNull();
  });

  test('9.431 in a recording of silence nobody is asked for words', async () => {
    const task = await startSpeaking(client, told);
    await handIn(task, await send(task, webmFile(10)), { transcript: words });
    let asked = 0;
    await assess(async () => String(++asked), true);
    expect(await submissionOf(task)).toMatchObject({ status: 'unassessed', reason: 'no_speech' });
    expect(asked).toBe(0);
  });

  test('9.434 a text that was read aloud has no level of its own', async () => {
    const task = await startSpeaking(client, ({ readAloud }) => readAloud !== null);
    await handIn(task, await send(task, threeSounds), { transcript: task.shown.readAloud?.text });
    await assess(undefined, true);
    expect(await submissionOf(task)).toMatchObject({
      ...{ status: 'unassessed', reason: 'read_aloud', sound: { seconds: expect.any(Number) } },
    });
  });
});

test('9.285 the partner’s words are given to who has the task, line by line', async () => {
  const task = await startSpeaking(client, ({ partner }) => partner !== null);
  const { data } = await call(client, 'partner-lines', { ...placeOf(task), line: 1 });
  expect(String(data?.text)).toMatch(/\p{L}/u);
  expect((await call(client, 'partner-lines', { ...placeOf(task), line: 99 })).error?.code).toBe(
    'no_such_line',
  );
});

describe('9.283 recordings are the person’s: deleted at a press, and kept no longer than they say', () => {
  async function handedIn(): Promise<{ task: WritingTask; name: string; id: string }> {
    const task = await startSpeaking();
    const name = await send(task, webmFile(5));
    await handIn(task, name, { transcript: 'Hei' });
    return { task, name, id: String((await submissionOf(task)).id) };
  }

  test('one is deleted, its words stay; another’s is not', async () => {
    const { task, name, id } = await handedIn();
    const stranger = await learnerWith(api, 12);
    expect((await call(stranger, 'recording-deletions', { submissionId: id })).data).toEqual({ deleted: 0 });
    expect((await call(client, 'recording-deletions', { submissionId: id })).data).toEqual({ deleted: 1 });
    expect(await countObjects(name)).toBe(0);
    expect(await submissionOf(task)).toMatchObject({
      ...{ recording_path: null, transcript: 'Hei', recording_deleted_at: expect.any(String) },
    });
  });

  test('all are deleted', async () => {
    const [one, other] = [await handedIn(), await handedIn()];
    await call(client, 'recording-deletions', { submissionId: null });
    expect(await countObjects(one.name)).toBe(0);
    expect(await countObjects(other.name)).toBe(0);
  });

  const later = (days: number) => ({ ...api.context, now: () => new Date(Date.now() + days * 86_400_000) });
  const keep = (how: string) => client.from('users').update({ keep_recordings: how }).eq('id', userId);

  test.each([
    ['month', 29, 31],
    ['year', 364, 366],
  ])('kept for a %s they are there on day %d and gone on day %d', async (how, before, after) => {
    await keep(how);
    const { name, task } = await handedIn();
    await sweepRecordings(later(before));
    expect(await countObjects(name)).toBe(1);
    await sweepRecordings(later(after));
    expect(await countObjects(name)).toBe(0);
    expect(await submissionOf(task)).toMatchObject({ recording_path: null, transcript: 'Hei' });
  });

  test('who keeps them until they delete them loses none, and a month is what counts unless somebody chooses', async () => {
    const { data } = await client.from('users').select('keep_recordings').eq('id', userId).single();
    expect(data?.keep_recordings).toBe('month');
    await keep('always');
    const { name } = await handedIn();
    await sweepRecordings(later(4000));
    expect(await countObjects(name)).toBe(1);
    expect((await keep('ten years')).error).not.toBeNull();
  });

  test('what nobody handed in goes after two days', async () => {
    const name = await send(await startSpeaking(), webmFile(5));
    await sweepRecordings(later(1));
    expect(await countObjects(name)).toBe(1);
    await sweepRecordings(later(3));
    expect(await countObjects(name)).toBe(0);
  });
});
