import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Assessment, AssessmentOutcome } from '#domain/submissions/assessment.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import { apiWithBank, call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import {
  learnerWith,
  nobodyListens,
  openTaskOf,
  startWriting,
  textOf,
  type WritingTask,
} from './submission-fixture.ts';
import { submissionJobs } from './submission-jobs.ts';
import { sweepDrafts } from './sweep-drafts.ts';

let api: TestApi;
let client: SupabaseClient;

beforeAll(async () => {
  api = await apiWithBank();
  client = await learnerWith(api, 12);
});
afterAll(() => api.close());

const draft = (task: WritingTask, revision: number, text: string, plan = '') =>
  call(client, 'drafts', { ...task, revision, text, plan });
const submit = (task: WritingTask, text: string, revision = 0) =>
  call(client, 'submissions', { kind: 'write', ...task, revision, text, plan: '' });
const assess = (assessor: Assessor) =>
  api.runJobs(submissionJobs(api.context, { assessor, listener: nobodyListens }));

type Assessments = {
  readonly assessments: readonly {
    readonly submission: { readonly status: string; readonly reason: string | null; readonly text: string };
    readonly points: readonly unknown[];
    readonly models: readonly { readonly level: string }[];
  }[];
};
async function assessmentsOf({ sittingId }: WritingTask): Promise<Assessments['assessments']> {
  const { data } = await call(client, 'assessments', { sittingId });
  return (data as unknown as Assessments).assessments;
}

describe('9.271 what is written is kept at each pause, and what another window has saved is never written over unseen', () => {
  test('each draft has the next revision; the same draft again changes nothing', async () => {
    const task = await startWriting(client);
    expect((await draft(task, 0, 'Hei')).data).toEqual({ kind: 'saved', revision: 1 });
    expect((await draft(task, 1, 'Hei du', 'plan')).data).toEqual({ kind: 'saved', revision: 2 });
    expect((await draft(task, 1, 'Hei du', 'plan')).data).toEqual({ kind: 'saved', revision: 2 });
    const { data: rows } = await client
      .from('submissions')
      .select('text, words, plan, status')
      .eq('sitting_id', task.sittingId);
    expect(rows).toEqual([{ text: 'Hei du', words: 2, plan: 'plan', status: 'draft' }]);
  });

  test('a window that is behind gets the other text and changes nothing, until it sends it with that revision', async () => {
    const task = await startWriting(client);
    await draft(task, 0, 'fra det ene vinduet');
    const behind = await draft(task, 0, 'fra det andre');
    expect(behind.data).toMatchObject({ kind: 'conflict', revision: 1, text: 'fra det ene vinduet' });
    expect((await draft(task, 1, 'fra det andre')).data).toEqual({ kind: 'saved', revision: 2 });
    // Nor is it handed in unseen.
    expect((await submit(task, 'et tredje', 1)).data).toMatchObject({ kind: 'conflict', revision: 2 });
    expect((await assessmentsOf(task)).length).toBe(0);
  });
});

describe('4.12 submit leads to analysing, then to what can be said', () => {
  test('a text is handed in once: the same again gets the same reply, another is refused', async () => {
    const task = await startWriting(client);
    expect((await submit(task, textOf(20))).data).toEqual({ kind: 'submitted', next: { kind: 'finished' } });
    expect((await submit(task, textOf(20))).data).toEqual({ kind: 'submitted', next: { kind: 'finished' } });
    expect((await submit(task, textOf(21))).error?.code).toBe('sitting_over');
    expect((await draft(task, 1, 'mer')).error?.code).toBe('sitting_over');
  });

  test('9.273 without somebody who can judge it there is no assessment, and the reason is said', async () => {
    const task = await startWriting(client);
    await submit(task, textOf(20));
    expect((await assessmentsOf(task))[0]?.submission.status).toBe('submitted');
    await assess(nobody);
    const [found] = await assessmentsOf(task);
    expect(found?.submission).toMatchObject({ status: 'unassessed', reason: 'no_assessor' });
  });

  test('an assessment is kept with its estimated level', async () => {
    const task = await startWriting(client);
    await submit(task, textOf(20));
    await assess({ name: 'test', assess: async () => ({ kind: 'assessed', assessment: example }) });
    const [found] = await assessmentsOf(task);
    expect(found?.submission).toMatchObject({ status: 'assessed', feedback: example, estimatedLevel: 'A2' });
  });

  test('what fails is tried again by itself, then said; a press of Try again asks once more (4.15)', async () => {
    const task = await startWriting(client);
    await submit(task, textOf(20));
    const broken: Assessor = { name: 'broken', assess: () => Promise.reject(new Error('no answer')) };
    for (let tries = 0; tries < 3; tries += 1) {
      await api.database.pool.query(
        `update jobs.job set start_after = now() where name = 'assess-submission'`,
      );
      await assess(broken);
    }
    expect((await assessmentsOf(task))[0]?.submission).toMatchObject({ status: 'failed' });
    expect((await call(client, 'assessment-retries', task)).data).toEqual({ status: 'submitted' });
    await assess(nobody);
    expect((await assessmentsOf(task))[0]?.submission.status).toBe('unassessed');
  });
});

describe('9.272 points and model answers come once a text is handed in', () => {
  test('not before; then with models of the level and below', async () => {
    const task = await startWriting(client, 'B1');
    await draft(task, 0, 'En begynnelse');
    expect(await assessmentsOf(task)).toEqual([]);
    await submit(task, textOf(50), 1);
    const [found] = await assessmentsOf(task);
    expect(found?.points.length).toBeGreaterThanOrEqual(2);
    expect(found?.models.map(({ level }) => level).toSorted()).toEqual(['A2', 'B1']);
  });
});

test('5.5 a text beyond the maximum words blocks continuing, and an empty one is not handed in', async () => {
  const task = await startWriting(client, 'A1');
  expect((await submit(task, textOf(200))).error).toEqual({ status: 400, code: 'too_many_words' });
  expect((await submit(task, ' … ')).error).toEqual({ status: 400, code: 'no_text' });
  expect(await openTaskOf(client, task.sittingId)).toEqual(task);
});

test('9.275 one task of writing is a round by itself, and the same task may be written again', async () => {
  const task = await startWriting(client);
  await submit(task, textOf(20));
  const again = await call(client, 'sittings', {
    ...{ kind: 'again', sittingId: task.sittingId, position: task.position },
    requestKey: `again-${task.sittingId}`,
  });
  const second = await openTaskOf(client, String(again.data?.sittingId));
  expect(second.taskId).toBe(task.taskId);
  expect((await submit(second, textOf(25))).data).toEqual({ kind: 'submitted', next: { kind: 'finished' } });
  const free = await learnerWith(api, 10);
  const others = await call(free, 'sittings', {
    ...{ kind: 'again', sittingId: task.sittingId, position: 1, requestKey: 'again-of-others' },
  });
  expect(others.error?.code).toBe('task_not_given');
});

test('9.276 writing is counted by itself: no right, no wrong, no level, and it may be left open', async () => {
  const { data } = await call(client, 'sittings', {
    kind: 'custom',
    settings: {
      ...{ levels: ['A2'], categories: ['read', 'write'], tasks: 5, writingTasks: 2 },
      ...{ randomOrder: true, showAnswers: false, plays: 'free' },
    },
    requestKey: 'a-mixed-test',
  });
  const sittingId = String(data?.sittingId);
  const kinds: string[] = [];
  for (;;) {
    const task = await openTaskOf(client, sittingId).catch(() => null);
    if (!task) break;
    const { rows } = await api.database.pool.query('select category from public.tasks where id = $1', [
      task.taskId,
    ]);
    kinds.push(rows[0]?.category);
    const isFirstText = kinds.filter((kind) => kind === 'write').length === 1;
    if (rows[0]?.category === 'write' && isFirstText) await submit(task, textOf(20));
    else await call(client, 'answers', { ...task, response: null, ms: 1000 });
  }
  expect(kinds).toEqual([...Array(5).fill('read'), 'write', 'write']);
  const { data: sitting } = await client.from('sittings').select('summary').eq('id', sittingId).single();
  expect(sitting?.summary).toMatchObject({
    tasks: 5,
    categories: [{ category: 'read' }],
    open: [{ category: 'write', tasks: 2, submitted: 1 }],
  });
  const { data: mistakes } = await client.rpc('own_mistakes', {
    since: new Date(0).toISOString(),
    until: new Date(Date.now() + 1000).toISOString(),
  });
  expect(mistakes).toBe(5);
});

test('writing needs Plus: a trial opens none (1.21)', async () => {
  const trial = await learnerWith(api, 10);
  const body = { kind: 'pool', level: 'A2', category: 'write', requestKey: 'a-trial-writes' };
  expect((await call(trial, 'sittings', body)).error).toEqual({ status: 403, code: 'package_needed' });
});

test('a key is neither shown nor answered where there is none', async () => {
  const task = await startWriting(client);
  expect((await call(client, 'reveals', task)).error?.code).toBe('no_key');
  const answer = { ...task, response: { kind: 'choose', letter: 'a' }, ms: 1 };
  expect((await call(client, 'answers', answer)).error?.code).toBe('wrong_shape');
});

describe('9.330 our own rules judge a text at once, with evidence in it', () => {
  const text =
    'Hei Kari! Jeg bor i Bergen med mannen min og to barn. I går jeg var på jobb til klokka fem. Det var vansklig å komme hjem, fordi bussen ikke kom. Hilsen Amal';

  test('findings in their places, criteria, strengths, at most three areas; which points are covered is not guessed', async () => {
    const task = await startWriting(client);
    await submit(task, text);
    await api.runJobs();
    const [found] = await assessmentsOf(task);
    const { status, feedback, estimatedLevel } = (found?.submission ?? {}) as unknown as Submission;
    expect(status).toBe('assessed');
    expect(feedback?.findings.map(({ start, end }) => text.slice(start, end))).toEqual([
      'jeg var',
      'vansklig',
    ]);
    expect(feedback?.criteria.map(({ criterion, level }) => [criterion, level === null])).toEqual([
      ['task', true],
      ...['structure', 'spelling', 'vocabulary', 'grammar'].map((criterion) => [criterion, false]),
    ]);
    expect(feedback?.strengths.length).toBeGreaterThan(0);
    expect(feedback?.improvements[0]?.practice ?? feedback?.improvements[1]?.practice).toBe('inversion');
    expect(feedback?.improvements.length).toBeLessThanOrEqual(3);
    expect(feedback).toMatchObject({ by: 'rules', estimated: { level: estimatedLevel } });
  });

  test('a text in nynorsk is told that our rules cannot judge it yet (9.332)', async () => {
    const task = await startWriting(client);
    await submit(
      task,
      'Hei! Eg kan ikkje koma på laurdag, for eg må arbeide. Kan vi eta middag neste veke? Eg likar maten din mykje.',
    );
    await api.runJobs();
    expect((await assessmentsOf(task))[0]?.submission).toMatchObject({
      status: 'unassessed',
      reason: 'nynorsk',
    });
  });

  test('9.335 a corrected version is kept and checked beside the text, whose level stays', async () => {
    const task = await startWriting(client);
    await submit(task, text);
    await api.runJobs();
    const corrected = text.replace('vansklig', 'vanskelig');
    const { data } = await call(client, 'second-versions', { ...task, text: corrected });
    const { outcome } = data as unknown as { readonly outcome: AssessmentOutcome };
    expect(outcome.kind === 'assessed' && outcome.assessment.findings.map(({ code }) => code)).toEqual([
      'verb_second',
    ]);
    const [found] = await assessmentsOf(task);
    expect(found?.submission).toMatchObject({
      text,
      estimatedLevel: expect.any(String),
      second: { text: corrected, outcome: { kind: 'assessed' } },
    });
  });

  test('there is no second version of what was not handed in, nor of somebody else’s text (9.335)', async () => {
    const task = await startWriting(client);
    await draft(task, 0, 'Hei');
    expect((await call(client, 'second-versions', { ...task, text: 'Hei' })).error?.code).toBe(
      'not_submitted',
    );
    await submit(task, text, 1);
    const other = await learnerWith(api, 12);
    const asked = await call(other, 'second-versions', { ...task, text: 'Ord' });
    expect(asked.error?.code).toBe('sitting_not_found');
    expect((await assessmentsOf(task))[0]?.submission).toMatchObject({ text, second: null });
  });
});

test('9.274 a draft of a test that ended without it is forgotten after 30 days', async () => {
  const task = await startWriting(client);
  await draft(task, 0, 'Et utkast');
  await call(client, 'completions', { sittingId: task.sittingId, status: 'aborted' });
  const count = async () => {
    const { count: rows } = await client
      .from('submissions')
      .select('*', { count: 'exact', head: true })
      .eq('sitting_id', task.sittingId);
    return rows;
  };
  await sweepDrafts(api.context);
  expect(await count()).toBe(1);
  await sweepDrafts({ ...api.context, now: () => new Date(Date.now() + 31 * 24 * 3600 * 1000) });
  expect(await count()).toBe(0);
});

/** An assessor who judges nothing. */
const nobody: Assessor = {
  name: 'nobody',
  assess: async () => ({ kind: 'unassessed', reason: 'no_assessor' }),
};

const example: Assessment = {
  general: [{ nb: 'Lett å lese.', en: 'Easy to read.' }],
  ...{ strengths: [], improvements: [], recommendations: [] },
  criteria: [{ criterion: 'grammar', level: 'A2', note: null }],
  findings: [],
  estimated: { level: 'A2', low: 'A1', high: 'B1' },
  by: 'rules',
};
