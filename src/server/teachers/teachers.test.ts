import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Level } from '#domain/levels/levels.ts';
import { emptyFeedback, type TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';
import type { QueuedRequest, SentRequest, TeacherWork } from '#domain/teachers/teacher-work.ts';
import { auditAbout, type Member, member } from '#server/admin/admin-fixture.ts';
import { webmFile } from '#server/recordings/recording-file-fixture.ts';
import { apiWithBank, call } from '#server/sittings/sitting-fixture.ts';
import {
  learnerWith,
  nobodyListens,
  startWriting,
  type WritingTask,
} from '#server/submissions/submission-fixture.ts';
import { submissionJobs } from '#server/submissions/submission-jobs.ts';
import type { TestApi } from '#server/testing/api.ts';
import { mayLookAt } from './may-look-at.ts';
import { sweepTeacherDrafts } from './sweep-teacher-drafts.ts';
import { teacherJobs } from './teacher-jobs.ts';

let api: TestApi;
let one: Member;
let two: Member;
beforeAll(async () => {
  api = await apiWithBank();
  one = await member(api, 'teacher');
  two = await member(api, 'teacher');
});
afterAll(() => api.close());

/** Subjects of the mails that somebody has got. */
async function mailsOf(address: string): Promise<readonly string[]> {
  const { rows } = await api.database.pool.query<{ subject: string }>(
    'select subject from bestatt.dev_inbox where recipient = $1',
    [address],
  );
  return rows.map(({ subject }) => subject);
}

const text = 'Jeg bor i Bergen. I går jeg gikk på jobb og møtte sjefen min.';

type Sender = Awaited<ReturnType<typeof learnerWith>>;
type Sent = { readonly learner: Sender; readonly task: WritingTask; readonly requestId: string };

/** A text that was handed in. */
async function handedIn(learner: Sender): Promise<{ task: WritingTask; submissionId: string }> {
  const task = await startWriting(learner);
  await call(learner, 'submissions', { kind: 'write', ...task, revision: 0, text, plan: '' });
  const { data } = await learner.from('submissions').select('id').eq('sitting_id', task.sittingId).single();
  return { task, submissionId: String(data?.id) };
}

async function send(learner: Sender, submissionId: string, more: object = {}) {
  return call(learner, 'teacher-requests', {
    ...{ kind: 'send', submissionId, name: 'Rojin', question: 'Er ordstillingen riktig?', language: 'nb' },
    ...more,
  });
}

async function sentBy(learner?: Sender): Promise<Sent> {
  const sender = learner ?? (await learnerWith(api, 12));
  const { task, submissionId } = await handedIn(sender);
  expect((await send(sender, submissionId)).data).toEqual({ done: true });
  const [request] = await answersOf(sender, task);
  return { learner: sender, task, requestId: String(request?.id) };
}

async function answersOf(learner: Sender, { sittingId }: WritingTask): Promise<readonly SentRequest[]> {
  const { data } = await call(learner, 'teacher-answers', { sittingId });
  return (data as unknown as { requests: readonly SentRequest[] }).requests;
}

async function queueOf({ client }: Member, asked: object = {}): Promise<readonly QueuedRequest[]> {
  const { data } = await call(client, 'teacher-queue', asked);
  return (data as unknown as { requests: readonly QueuedRequest[] }).requests;
}

async function workOf({ client }: Member, requestId: string): Promise<TeacherWork> {
  return (await call(client, 'teacher-work', { requestId })).data as unknown as TeacherWork;
}

const review = ({ client }: Member, kind: string, requestId: string, more: object = {}) =>
  call(client, 'teacher-reviews', { kind, requestId, ...more });

/** Feedback with all that is asked for. */
function judged(level: Level, comment = 'Fint fortalt.'): TeacherFeedback {
  const empty = emptyFeedback('write');
  return {
    ...empty,
    ...{ level, comment },
    criteria: empty.criteria.map((criterion) => ({ ...criterion, level })),
    marks: [{ id: 'a', start: 18, end: 31, kind: 'order', correction: 'I går gikk jeg', note: '' }],
  };
}

/** 46 minutes pass without a save. */
async function runOut(requestId: string): Promise<void> {
  await api.database.pool.query(
    `update public.teacher_reviews set locked_until = locked_until - interval '46 minutes' where request_id = $1`,
    [requestId],
  );
}

const submit = (who: Member, requestId: string, more: object) =>
  review(who, 'submit', requestId, { revision: 0, secondOpinion: false, ...more });

describe('9.440 a learner with Premium sends what was handed in to a teacher', () => {
  test('others are refused, and so is a draft, somebody else’s text, and a fourth at a time; sent twice it is one', async () => {
    const plus = await learnerWith(api, 11);
    const its = await handedIn(plus);
    expect((await send(plus, its.submissionId)).error).toMatchObject({ code: 'licence_needed' });
    const learner = await learnerWith(api, 12);
    expect((await send(learner, its.submissionId)).error).toMatchObject({ code: 'submission_not_found' });
    const first = await handedIn(learner);
    await send(learner, first.submissionId);
    expect((await send(learner, first.submissionId)).data).toEqual({ done: true });
    expect(await answersOf(learner, first.task)).toHaveLength(1);
    await send(learner, (await handedIn(learner)).submissionId);
    await send(learner, (await handedIn(learner)).submissionId);
    const fourth = await handedIn(learner);
    expect((await send(learner, fourth.submissionId)).error).toMatchObject({ code: 'too_many_open' });
  });

  test('the teacher reads the words only once they have taken it, and neither name, address nor id of the learner', async () => {
    const { learner, requestId } = await sentBy();
    const { data } = await learner.auth.getUser();
    const queued = JSON.stringify(await queueOf(one));
    expect(queued).toContain(requestId);
    expect(queued).not.toContain('Bergen');
    expect((await call(one.client, 'teacher-work', { requestId })).error).toMatchObject({
      code: 'request_not_yours',
    });
    await review(one, 'take', requestId);
    const work = await workOf(one, requestId);
    expect(work).toMatchObject({ text, name: 'Rojin', mine: true, machineLevel: null });
    expect(JSON.stringify(work)).not.toContain(data.user?.email);
    expect(JSON.stringify(work)).not.toContain(data.user?.id);
    expect(await auditAbout(api, data.user?.id ?? '')).toMatchObject([
      { actor_id: one.id, action: 'feedback.taken' },
    ]);
  });

  test('nobody but its learner sees the request, and no learner reads the desk', async () => {
    const { task, requestId } = await sentBy();
    const other = await learnerWith(api, 12);
    expect(await answersOf(other, task)).toEqual([]);
    const { error } = await call(other, 'teacher-requests', { kind: 'withdraw', requestId });
    expect(error).toMatchObject({ code: 'request_not_found' });
    expect((await call(other, 'teacher-queue', {})).error).toMatchObject({ code: 'role_needed' });
  });
});

describe('9.441 feedback is due after 72 hours, of a mock exam after 48, with the exam within a week after 24', () => {
  test('the queue is in that order, says when and how many are ahead, and is taken back while nobody has begun', async () => {
    const usual = await sentBy();
    const learner = await learnerWith(api, 12);
    const { data } = await learner.auth.getUser();
    await api.database.pool.query(
      `insert into public.users (id, exam_date) values ($1, current_date + 5)
       on conflict (id) do update set exam_date = excluded.exam_date`,
      [data.user?.id],
    );
    const hasty = await sentBy(learner);
    const [late] = await answersOf(usual.learner, usual.task);
    const [soon] = await answersOf(hasty.learner, hasty.task);
    const hours = (request?: SentRequest) =>
      (Date.parse(request?.dueAt ?? '') - Date.parse(request?.sentAt ?? '')) / 3_600_000;
    expect([hours(late), hours(soon)]).toEqual([72, 24]);
    expect(soon?.priority).toBe('exam');
    expect(late?.ahead).toBeGreaterThan(soon?.ahead ?? 0);
    const ids = (await queueOf(one)).map(({ id }) => id);
    expect(ids.indexOf(hasty.requestId)).toBeLessThan(ids.indexOf(usual.requestId));
    await review(one, 'take', usual.requestId);
    const withdraw = (sent: Sent) =>
      call(sent.learner, 'teacher-requests', { kind: 'withdraw', requestId: sent.requestId });
    expect((await withdraw(usual)).error).toMatchObject({ code: 'request_begun' });
    await review(one, 'give_back', usual.requestId);
    expect((await withdraw(usual)).data).toEqual({ done: true });
    expect(await answersOf(usual.learner, usual.task)).toEqual([]);
  });
});

describe('9.442 one teacher at a time works on a request; their lock runs out 45 minutes after the last save', () => {
  test('another takes it then, and nothing of what the first wrote is lost', async () => {
    const { requestId } = await sentBy();
    await review(one, 'take', requestId);
    await review(one, 'save', requestId, { revision: 0, feedback: judged('A2', 'mitt utkast') });
    expect((await review(two, 'take', requestId)).error).toMatchObject({ code: 'request_taken' });
    await runOut(requestId);
    // Nobody has taken it over: it is still theirs.
    expect(
      (await review(one, 'save', requestId, { revision: 1, feedback: judged('A2', 'mer') })).data,
    ).toEqual({ kind: 'done', revision: 2 });
    await runOut(requestId);
    expect((await review(two, 'take', requestId)).data).toMatchObject({ kind: 'done' });
    const late = await review(one, 'save', requestId, { revision: 2, feedback: judged('A2', 'for sent') });
    expect(late.error).toMatchObject({ code: 'request_taken' });
    await review(two, 'give_back', requestId);
    await review(one, 'take', requestId);
    expect((await workOf(one, requestId)).feedback.comment).toBe('mer');
  });

  test('of two who take it at the same moment one has it', async () => {
    const { requestId } = await sentBy();
    const both = await Promise.all([review(one, 'take', requestId), review(two, 'take', requestId)]);
    expect(both.map(({ error }) => error?.code ?? 'taken').toSorted()).toEqual(['request_taken', 'taken']);
  });
});

test('9.443 each save of a teacher’s draft has the next revision, and a window that is behind changes nothing unseen', async () => {
  const { requestId } = await sentBy();
  await review(one, 'take', requestId);
  const save = (revision: number, comment: string) =>
    review(one, 'save', requestId, { revision, feedback: judged('A2', comment) });
  expect((await save(0, 'en')).data).toEqual({ kind: 'done', revision: 1 });
  expect((await save(0, 'en')).data).toEqual({ kind: 'done', revision: 1 });
  const behind = await save(0, 'to');
  expect(behind.data).toMatchObject({ kind: 'conflict', revision: 1, feedback: { comment: 'en' } });
  expect((await workOf(one, requestId)).feedback.comment).toBe('en');
});

describe('9.444 feedback is sent once each criterion and the whole have a level, with a comment, and marks that lie in the text', () => {
  test('half of it is refused; sent, the learner reads all of it and it does not change', async () => {
    const { learner, task, requestId } = await sentBy();
    await review(one, 'take', requestId);
    const half = { ...judged('A2'), level: null, comment: ' ' };
    expect((await submit(one, requestId, { feedback: half })).error).toMatchObject({
      code: 'feedback_incomplete',
    });
    const outside = { ...judged('A2'), marks: [{ ...judged('A2').marks[0], end: 900 }] };
    expect((await submit(one, requestId, { feedback: outside })).error).toMatchObject({
      code: 'feedback_incomplete',
    });
    expect((await submit(one, requestId, { feedback: judged('A2') })).data).toMatchObject({ kind: 'done' });
    const [answer] = await answersOf(learner, task);
    expect(answer).toMatchObject({
      status: 'answered',
      level: 'A2',
      feedback: judged('A2'),
      judgedTwice: false,
    });
    expect((await submit(one, requestId, { feedback: judged('C1') })).error).toMatchObject({
      code: 'request_not_yours',
    });
  });
});

describe('9.445 a second opinion is another teacher’s, given without seeing the first; the learner reads the agreed one, both are kept', () => {
  test('neither sees the other’s before both have judged, and what was judged blind stays', async () => {
    const { learner, task, requestId } = await sentBy();
    await review(one, 'take', requestId);
    await submit(one, requestId, { feedback: judged('A2', 'den første'), secondOpinion: true });
    expect((await answersOf(learner, task))[0]).toMatchObject({ status: 'second', feedback: null });
    expect((await queueOf(one)).map(({ id }) => id)).not.toContain(requestId);
    expect((await review(one, 'take', requestId)).error).toMatchObject({ code: 'own_second' });
    await review(two, 'take', requestId);
    const blind = await workOf(two, requestId);
    expect(JSON.stringify(blind)).not.toContain('den første');
    expect(blind).toMatchObject({ comparison: null, place: 2, feedback: { level: null } });
    await submit(two, requestId, { feedback: judged('B1', 'den andre') });
    expect((await answersOf(learner, task))[0]).toMatchObject({ status: 'comparing', feedback: null });
    expect((await workOf(one, requestId)).comparison).toMatchObject({
      ...{ first: { level: 'A2' }, second: { level: 'B1' } },
      other: { comment: 'den andre' },
    });
    await submit(one, requestId, { revision: 1, feedback: judged('B1', 'enige') });
    expect((await answersOf(learner, task))[0]).toMatchObject({
      ...{ status: 'answered', level: 'B1', judgedTwice: true },
      feedback: { comment: 'enige' },
    });
    const { rows } = await api.database.pool.query(
      'select level from public.teacher_reviews where request_id = $1 order by place',
      [requestId],
    );
    expect(rows).toEqual([{ level: 'A2' }, { level: 'B1' }]);
  });
});

describe('9.446 the learner is told by mail, reads the teacher’s level beside the machine’s, and asks back once', () => {
  test('the teacher answers once, and is told that something was asked', async () => {
    const { learner, task, requestId } = await sentBy();
    const { data } = await learner.auth.getUser();
    const ask = (said: string) =>
      call(learner, 'teacher-requests', { kind: 'ask_back', requestId, text: said });
    expect((await ask('Hva mener du?')).error).toMatchObject({ code: 'not_answered' });
    await review(one, 'take', requestId);
    await submit(one, requestId, { feedback: judged('A2') });
    expect((await ask('Hva mener du?')).data).toEqual({ done: true });
    // The same again, when nobody knows whether it got through, is answered as the first.
    expect((await ask('Hva mener du?')).data).toEqual({ done: true });
    expect((await submit(one, requestId, { feedback: judged('A2') })).data).toMatchObject({ kind: 'done' });
    expect((await ask('En gang til')).error).toMatchObject({ code: 'asked_before' });
    // Who had nothing to do with it answers only once it is overdue.
    expect((await review(two, 'answer_back', requestId, { text: 'Slik' })).error).toMatchObject({
      code: 'request_not_yours',
    });
    expect((await review(one, 'answer_back', requestId, { text: 'Verbet først.' })).data).toMatchObject({
      kind: 'done',
    });
    expect((await review(one, 'answer_back', requestId, { text: 'Mer' })).error).toMatchObject({
      code: 'nothing_asked',
    });
    expect((await answersOf(learner, task))[0]).toMatchObject({
      ...{ status: 'closed', askedBack: 'Hva mener du?', backAnswer: 'Verbet først.' },
    });
    await api.runJobs();
    expect(await mailsOf(String(data.user?.email))).toEqual(
      expect.arrayContaining(['A teacher has answered', 'The teacher has answered your question']),
    );
    expect((await workOf(one, requestId)).askedBack).toBe('Hva mener du?');
  });

  test('both levels are kept, and a request whose learner is gone is gone too', async () => {
    const { learner, requestId } = await sentBy();
    await api.runJobs(
      submissionJobs(api.context, {
        assessor: { name: 'nobody', assess: async () => ({ kind: 'unassessed', reason: 'too_short' }) },
        listener: nobodyListens,
      }),
    );
    await api.database.pool.query(
      `update public.submissions b set estimated_level = 'B1' from public.teacher_requests r
       where r.submission_id = b.id and r.id = $1`,
      [requestId],
    );
    await review(one, 'take', requestId);
    expect((await workOf(one, requestId)).machineLevel).toBeNull();
    await submit(one, requestId, { feedback: judged('A2') });
    expect((await workOf(one, requestId)).machineLevel).toBe('B1');
    const { data } = await learner.auth.getUser();
    await api.database.pool.query('delete from auth.users where id = $1', [data.user?.id]);
    expect((await call(one.client, 'teacher-work', { requestId })).error).toMatchObject({
      code: 'request_not_found',
    });
  });
});

describe('9.447 a spoken comment is the teacher’s until it is sent, then the learner’s, and nobody else hears it', () => {
  const voice = (who: Member, kind: string, requestId: string, more: object = {}) =>
    call(who.client, 'teacher-voices', { kind, requestId, ...more });
  const upload = async (who: Member, requestId: string, bytes: Uint8Array): Promise<string> => {
    const { data } = await voice(who, 'upload', requestId, { type: 'audio/webm', name: null });
    const { name, token } = data as { name: string; token: string };
    await who.client.storage
      .from('voice-comments')
      .uploadToSignedUrl(name, token, new Blob([bytes.slice()], { type: 'audio/webm' }));
    return name;
  };
  const hears = async (client: Sender, name: string) =>
    (await client.storage.from('voice-comments').createSignedUrl(name, 60)).error === null;

  test('it is judged by its bytes and its length, and goes with the feedback', async () => {
    const { learner, task, requestId } = await sentBy();
    expect((await voice(one, 'upload', requestId, { type: 'audio/webm', name: null })).error).toMatchObject({
      code: 'request_not_yours',
    });
    await review(one, 'take', requestId);
    const long = await upload(one, requestId, webmFile(200));
    expect((await voice(one, 'keep', requestId, { name: long })).error).toMatchObject({
      code: 'voice_unsound',
    });
    const name = await upload(one, requestId, webmFile(20));
    expect((await voice(two, 'keep', requestId, { name })).error).toMatchObject({ code: 'voice_missing' });
    const kept = await voice(one, 'keep', requestId, { name });
    expect(kept.data).toMatchObject({ uploaded: true });
    const sound = await call(one.client, 'teacher-sounds', { requestId, what: 'voice' });
    expect((await api.app.request(String(sound.data?.path))).status).toBe(200);
    expect(await hears(learner, name)).toBe(false);
    await submit(one, requestId, { feedback: judged('A2') });
    const [answer] = await answersOf(learner, task);
    expect(answer?.voice?.seconds).toBeCloseTo(20, 0);
    const { data: row } = await learner
      .from('teacher_requests')
      .select('voice_path')
      .eq('id', requestId)
      .single();
    expect(await hears(learner, String(row?.voice_path))).toBe(true);
    const other = await learnerWith(api, 12);
    expect(await hears(other, String(row?.voice_path))).toBe(false);
  });

  test('what was never sent is forgotten after 30 days', async () => {
    const { requestId } = await sentBy();
    await review(one, 'take', requestId);
    const name = await upload(one, requestId, webmFile(5));
    const left = async () =>
      (await api.database.pool.query('select from storage.objects where name = $1', [name])).rowCount;
    await sweepTeacherDrafts(api.context);
    expect(await left()).toBe(1);
    await api.database.pool.query(
      `update storage.objects set created_at = now() - interval '31 days' where name = $1`,
      [name],
    );
    await sweepTeacherDrafts(api.context);
    expect(await left()).toBe(0);
  });
});

test('who may look at words: who has them, and everybody where an answer is overdue (9.440)', () => {
  const now = new Date();
  const nothing = { askedBack: null, backAnswer: null };
  const at = (status: 'waiting' | 'asked_back', dueAt: Date) =>
    mayLookAt(
      {
        id: '',
        userId: 'learner',
        submissionId: '',
        kind: 'write',
        status,
        priority: 'usual',
        dueAt,
        ...nothing,
      },
      { reviews: [], teacherId: 'teacher', now },
    );
  const before = new Date(now.getTime() - 1);
  expect([
    at('waiting', before),
    at('asked_back', before),
    at('asked_back', new Date(now.getTime() + 1)),
  ]).toEqual([...[false, true, false]]);
});

test('a teacher keeps phrases of their own, at each criterion (9.444)', async () => {
  const add = (who: Member, phrase: string) =>
    call(who.client, 'teacher-phrases', { kind: 'add', criterion: 'grammar', text: phrase });
  const { data } = await add(one, 'Verbet står på andre plass.');
  expect(data?.phrases).toMatchObject([{ criterion: 'grammar', text: 'Verbet står på andre plass.' }]);
  const [phrase] = (data?.phrases ?? []) as { id: string }[];
  expect((await add(two, 'Bruk flere bindeord.')).data?.phrases).toHaveLength(1);
  const gone = await call(two.client, 'teacher-phrases', { kind: 'remove', phraseId: phrase?.id });
  expect(gone.data?.phrases).toHaveLength(1);
  expect((await call(one.client, 'teacher-work', { requestId: crypto.randomUUID() })).error).toMatchObject({
    code: 'request_not_found',
  });
});

test('what is due within twelve hours is told to the teachers once (9.441)', async () => {
  const { requestId } = await sentBy();
  await api.database.pool.query(`update public.teacher_requests set due_at = $2 where id = $1`, [
    requestId,
    new Date(Date.now() + 3_600_000),
  ]);
  const count = async () =>
    (await mailsOf(two.email)).filter((subject) => subject.includes('due soon')).length;
  const due = teacherJobs(api.context).find(({ definition }) => definition.name === 'teacher-due-mails');
  const run = () => due?.run({}, { signal: new AbortController().signal, isLastTry: true });
  await run();
  const told = await count();
  expect(told).toBeGreaterThan(0);
  await run();
  expect(await count()).toBe(told);
});
