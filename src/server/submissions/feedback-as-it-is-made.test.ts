import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PartialFeedback } from '#domain/submissions/assessment.ts';
import type { AloudRequest, Assessor } from '#server/providers/assessment/assessor.ts';
import { apiWithBank, call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { learnerWith, nobodyListens, startWriting, textOf } from './submission-fixture.ts';
import { submissionJobs } from './submission-jobs.ts';

const part: PartialFeedback = {
  general: [{ nb: 'Lett å følge.', en: 'Easy to follow.' }],
  criteria: [{ criterion: 'grammar', level: 'A2', note: { nb: 'Bøy verbene.', en: 'Mind the verbs.' } }],
  ...{ strengths: [], improvements: [] },
};

/** Tells what it is let tell, and ends when it is let end. */
function pausingService() {
  const asked = Promise.withResolvers<AloudRequest>();
  const ended = Promise.withResolvers<void>();
  const service: Assessor = {
    name: 'model.example (test)',
    outside: { provider: 'model.example (test)', limits: { plus: 2, premium: 3, all: 100 } },
    assess: () => Promise.reject(new Error('it is asked aloud')),
    async assessAloud(request) {
      asked.resolve(request);
      await ended.promise;
      const assessment = {
        ...{ ...part, recommendations: [], findings: [], by: 'model' as const },
        estimated: { level: 'A2' as const, low: 'A1' as const, high: 'B1' as const },
      };
      const source = { by: 'model' as const, provider: 'model.example (test)', why: null };
      return { kind: 'assessed', assessment, source };
    },
  };
  return { service, asked: asked.promise, end: ended.resolve };
}

let api: TestApi;
beforeAll(async () => {
  api = await apiWithBank({ languageModel: () => pausingService().service });
});
afterAll(() => api.close());

test('what is ready of the feedback stands beside the text for any process, its learner is told, and it is gone with the whole (9.540)', async () => {
  const client = await learnerWith(api, 11);
  await call(client, 'model-agreements', { agree: true });
  const task = await startWriting(client);
  await call(client, 'submissions', { kind: 'write', ...task, revision: 0, text: textOf(20), plan: '' });
  const { service, asked, end } = pausingService();
  const jobs = api.runJobs(submissionJobs(api.context, { assessor: service, listener: nobodyListens }));
  const { tell } = await asked;

  const seen = async () => {
    const { data } = await call(client, 'assessments', { sittingId: task.sittingId });
    const [one] = (data as { assessments: { submission: { status: string; partial: unknown } }[] })
      .assessments;
    return one?.submission;
  };
  const told = async () => {
    const { rows } = await api.database.pool.query(
      `select topic, payload, private from realtime.messages where event = 'feedback'`,
    );
    return rows;
  };
  expect(await seen()).toMatchObject({ status: 'assessing', partial: null });
  tell(part);
  await expect.poll(seen, { timeout: 15_000 }).toMatchObject({ status: 'assessing', partial: part });
  const { data } = await client.auth.getUser();
  // No words go over the line: they are read under the policies.
  const message = { topic: `notifications:${data.user?.id}`, payload: {}, private: true };
  expect(await told()).toEqual([message]);

  tell(null);
  await expect.poll(seen, { timeout: 15_000 }).toMatchObject({ status: 'assessing', partial: null });
  tell(part);
  end();
  await jobs;
  expect(await seen()).toMatchObject({ status: 'assessed', partial: null, feedback: { by: 'model' } });
  // Taken back, grown again, and the whole.
  expect((await told()).length).toBeGreaterThanOrEqual(3);
});
