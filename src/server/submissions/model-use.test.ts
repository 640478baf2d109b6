import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Assessment, AssessmentSource } from '#domain/submissions/assessment.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import { apiWithBank, call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { sweepModelUses } from './model-use.ts';
import { learnerWith, nobodyListens, startWriting, textOf, type WritingTask } from './submission-fixture.ts';
import { submissionJobs } from './submission-jobs.ts';

const provider = 'model.example (test)';
const assessment: Assessment = {
  general: [{ nb: 'Lett å lese.', en: 'Easy to read.' }],
  ...{ strengths: [], improvements: [], recommendations: [], criteria: [], findings: [] },
  estimated: { level: 'A2', low: 'A1', high: 'B1' },
  by: 'rules',
};

/** Says who would have spoken; `failing` is what the service does meanwhile. */
const service: Assessor & { failing: AssessmentSource['why']; limits: { all: number } } = {
  name: provider,
  failing: null,
  limits: { all: 100 },
  get outside() {
    return { provider, limits: { plus: 2, premium: 3, all: service.limits.all } };
  },
  async assess({ outside }) {
    const why = outside === 'agreed' ? service.failing : (outside ?? 'not_agreed');
    const by = why === null ? 'model' : 'rules';
    return { kind: 'assessed', assessment: { ...assessment, by }, source: { by, provider, why } };
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await apiWithBank({ languageModel: () => service });
});
afterAll(() => api.close());

type Spoken = { readonly status: string; readonly source: AssessmentSource | null };

async function sourceOf(client: SupabaseClient, { sittingId }: WritingTask): Promise<Spoken> {
  const { data } = await call(client, 'assessments', { sittingId });
  const [{ submission } = { submission: {} as Spoken }] = (
    data as unknown as { assessments: readonly { submission: Spoken }[] }
  ).assessments;
  return { status: submission.status, source: submission.source };
}

const runJobs = () =>
  api.runJobs(submissionJobs(api.context, { assessor: service, listener: nobodyListens }));

/** Hands a text in and waits for what is said. */
async function judged(client: SupabaseClient): Promise<Spoken & { readonly task: WritingTask }> {
  const task = await startWriting(client);
  await call(client, 'submissions', { kind: 'write', ...task, revision: 0, text: textOf(20), plan: '' });
  await runJobs();
  return { ...(await sourceOf(client, task)), task };
}
const agree = (client: SupabaseClient, yes = true) => call(client, 'model-agreements', { agree: yes });

describe('9.345 a text goes to a language model only where its writer has agreed to this one', () => {
  test('nobody has to begin with; then they agree, and withdraw', async () => {
    const client = await learnerWith(api, 12);
    expect((await call(client, 'model-agreements', {})).data).toEqual({ provider, agreed: false });
    expect((await judged(client)).source).toEqual({ by: 'rules', provider, why: 'not_agreed' });
    expect((await agree(client)).data).toEqual({ provider, agreed: true });
    expect((await judged(client)).source).toEqual({ by: 'model', provider, why: null });
    expect((await agree(client, false)).data).toEqual({ provider, agreed: false });
    expect((await judged(client)).source?.why).toBe('not_agreed');
  });

  test('an agreement with another service is none', async () => {
    const client = await learnerWith(api, 12);
    await agree(client);
    const { data } = await client.auth.getUser();
    await api.database.pool.query(
      `update public.users set model_agreed_to = 'other.example (x)' where id = $1`,
      [data.user?.id],
    );
    expect((await call(client, 'model-agreements', {})).data).toEqual({ provider, agreed: false });
    expect((await judged(client)).source?.why).toBe('not_agreed');
  });

  test('nobody writes an agreement past the function', async () => {
    const client = await learnerWith(api, 12);
    const { data } = await client.auth.getUser();
    const { error } = await client
      .from('users')
      .update({ model_agreed_to: provider })
      .eq('id', data.user?.id ?? '');
    expect(error?.code).toBe('42501');
  });
});

describe('9.346 a licence has so many assessments by the model in 24 hours, and all together have so many', () => {
  test.each([
    [11, 2],
    [12, 3],
  ])(
    'tier %i: %i, then the rules speak and it is said; a day later there is room again',
    async (tier, most) => {
      const client = await learnerWith(api, tier);
      await agree(client);
      for (let times = 0; times < most; times += 1) expect((await judged(client)).source?.by).toBe('model');
      expect((await judged(client)).source).toEqual({ by: 'rules', provider, why: 'over_limit' });
      await api.database.pool.query(`update bestatt.model_uses set used_at = used_at - interval '24 hours'`);
      expect((await judged(client)).source?.by).toBe('model');
    },
  );

  test('what nobody answered is not counted', async () => {
    const client = await learnerWith(api, 11);
    await agree(client);
    service.failing = 'unavailable';
    for (let times = 0; times < 3; times += 1) expect((await judged(client)).source?.why).toBe('unavailable');
    service.failing = null;
    expect((await judged(client)).source?.by).toBe('model');
  });

  test('the product’s own limit counts everybody', async () => {
    const client = await learnerWith(api, 12);
    await agree(client);
    await sweepModelUses({ ...api.context, now: () => new Date(Date.now() + 25 * 3600 * 1000) });
    service.limits.all = 1;
    expect((await judged(client)).source?.by).toBe('model');
    expect((await judged(client)).source?.why).toBe('over_limit');
    service.limits.all = 100;
  });
});

test('9.347 where the model could not speak it is asked again at a press, once it was agreed to or answers', async () => {
  const client = await learnerWith(api, 12);
  const { task } = await judged(client);
  await agree(client);
  expect((await call(client, 'assessment-retries', task)).data).toEqual({ status: 'submitted' });
  service.failing = 'unavailable';
  await runJobs();
  expect((await sourceOf(client, task)).source?.why).toBe('unavailable');
  service.failing = null;
  await call(client, 'assessment-retries', task);
  await runJobs();
  expect(await sourceOf(client, task)).toMatchObject({ status: 'assessed', source: { by: 'model' } });
  // What the model said stays.
  expect((await call(client, 'assessment-retries', task)).data).toEqual({ status: 'assessed' });
});
