import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillBank } from '#main/testing/browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { readSitting } from '#web/features/sitting-data/sitting-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await fillBank(api);
});
afterAll(() => api.close());

test('what a page of a test is made of names neither files of the content nor titles that are kept back (9.112)', async () => {
  const learner = api.client();
  const { data } = await learner.auth.signInAnonymously();
  const { rows: made } = await api.database.pool.query<{ id: string }>(
    `insert into public.sittings (user_id, request_key, kind, settings, chance)
     values ($1, 'page-of-a-test', 'level', '{"showAnswers":false,"plays":"exam"}', 0.5) returning id`,
    [data.user?.id],
  );
  const sittingId = made[0]?.id ?? '';
  await api.database.pool.query(
    `insert into public.sitting_tasks (sitting_id, position, task_id, a, b, c, weight, key_hash)
     select $1, row_number() over (order by content_id), id, 1, 0, 0, 1, key_hash
     from public.tasks where category in ('read', 'listen') order by content_id limit 300`,
    [sittingId],
  );
  const page = JSON.stringify(await readSitting(learner, sittingId));
  const { rows: given } = await api.database.pool.query<{ task: string; stimulus: string; title: string }>(
    `select t.content_id as task, s.content_id as stimulus,
       case when s.public ->> 'kind' = 'clip'
         -- A title may be a question that is asked.
         and not exists (select from public.tasks q where q.public ->> 'prompt' = s.title) then s.title end as title
     from public.sitting_tasks g join public.tasks t on t.id = g.task_id join public.stimuli s on s.id = t.stimulus_id
     where g.sitting_id = $1`,
    [sittingId],
  );
  expect(given).toHaveLength(300);
  const named = given.flatMap(({ task, stimulus, title }) => [task, stimulus, `"${title}"`]);
  expect(named.filter((name) => page.includes(name))).toEqual([]);
});
