import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { openCategories, opensTask, tierForTasks } from '#domain/licences/package.ts';
import { grantLicence } from '#server/licences/grants.ts';
import type { TestApi } from '#server/testing/api.ts';
import { type Answer, apiWithBank, call, type Given, given, startBody, visitor } from './sitting-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await apiWithBank();
});
afterAll(() => api.close());

const hourMs = 3_600_000;
let made = 0;

type Person = { readonly client: SupabaseClient; readonly id: string };

/** Somebody with a licence of a tier for a day from `grantedAt` on; tier 0 is nobody's. */
async function person(tier: number, grantedAt = new Date(Date.now() - hourMs)): Promise<Person> {
  const client = await visitor(api);
  const { data } = await client.auth.getUser();
  const id = data.user?.id as string;
  if (tier > 0)
    await api.database.asService((transaction) =>
      grantLicence(transaction, {
        ...{ userId: id, tier, days: 1, source: 'admin', grantedAt },
        reference: `custom-${++made}`,
      }),
    );
  return { client, id };
}

const usual = {
  levels: ['A1', 'A2'],
  categories: ['read', 'listen'],
  tasks: 6,
  randomOrder: true,
  showAnswers: false,
  plays: 'exam',
};

function begin(
  { client }: Person,
  change: object = {},
  requestKey = `custom-request-${++made}`,
): Promise<Answer> {
  return call(client, 'sittings', { kind: 'custom', settings: { ...usual, ...change }, requestKey });
}

/** Answers tasks until the test ends or `most` are answered. @returns the ids given. */
async function go({ client }: Person, sittingId: unknown, most = 60): Promise<string[]> {
  for (let step = 0; step < most; step += 1) {
    const open = (await given(client, String(sittingId))).at(-1) as Given;
    const body = { sittingId, position: open.position, taskId: open.task_id, response: null, ms: 1 };
    const { data, error } = await call(client, 'answers', body);
    expect(error).toBeNull();
    if ((data?.next as { kind: string } | undefined)?.kind === 'finished') break;
  }
  return (await given(client, String(sittingId))).map(({ task_id }) => task_id);
}

/** Of what category and level the tasks are, each once. */
async function placesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ place: string }>(
    `select distinct category || '-' || level as place from public.tasks where id = any($1) order by 1`,
    [ids],
  );
  return rows.map(({ place }) => place);
}

describe('1.23 what a package holds is enforced by the API', () => {
  test.each([0, 10, 11, 12])('tier %i × each level × each category', async (tier) => {
    const someone = await person(tier);
    for (const level of taskLevels)
      for (const category of categories) {
        const counts = {
          ...{ read: {}, listen: {} },
          ...{ write: { tasks: 0, writingTasks: 1 }, speak: { tasks: 0, speakingTasks: 1 } },
        }[category];
        const { error, data } = await begin(someone, { levels: [level], categories: [category], ...counts });
        const needed = Math.max(11, tierForTasks({ levels: [level], categories: [category] }));
        const where = `${level} ${category}`;
        if (tier < needed) expect(error, where).toEqual({ status: 403, code: 'package_needed' });
        else if (!openCategories.includes(category))
          expect(error, where).toEqual({ status: 400, code: 'category_not_open' });
        else expect(data?.next, where).toEqual({ kind: 'task', position: 1 });
      }
  });

  test('the refusal names the tier that is enough, and nothing was begun', async () => {
    const someone = await person(11);
    const { error } = await someone.client.functions.invoke('sittings', {
      body: { kind: 'custom', settings: { ...usual, levels: ['A1', 'C1'] }, requestKey: 'a-request-key' },
    });
    expect(await (error as { context: Response }).context.json()).toMatchObject({ details: '12' });
    expect((await someone.client.from('sittings').select('id')).data).toEqual([]);
  });

  test('it ends at the second at which the licence ends', async () => {
    const ends = new Date(Date.now() + hourMs);
    const someone = await person(11, new Date(ends.getTime() - 24 * hourMs));
    expect((await at(new Date(ends.getTime() - 1), () => begin(someone))).error).toBeNull();
    expect((await at(ends, () => begin(someone))).error).toEqual({ status: 403, code: 'package_needed' });
  });

  test('a test that was begun may be finished, and its start asked for again, after the licence has ended', async () => {
    const ends = new Date(Date.now() + hourMs);
    const someone = await person(12, new Date(ends.getTime() - 24 * hourMs));
    const { data } = await begin(someone, { levels: ['C1'] }, 'the-same-key');
    const after = new Date(ends.getTime() + hourMs);
    await at(after, async () => {
      expect((await begin(someone, { levels: ['C1'] }, 'the-same-key')).data).toEqual(data);
      expect(await go(someone, data?.sittingId)).toHaveLength(6);
      expect((await begin(someone, { levels: ['C1'] })).error?.code).toBe('package_needed');
    });
  });

  test('each task is drawn from what the licence opened, also where the settings say more', async () => {
    const someone = await person(11);
    const { data } = await begin(someone, { levels: ['B2'], tasks: 8 });
    await api.database.pool.query(
      `update public.sittings set settings = jsonb_set(settings, '{levels}', '["B2","C1"]') where id = $1`,
      [data?.sittingId],
    );
    const ids = await go(someone, data?.sittingId);
    expect(ids).toHaveLength(8);
    expect(await placesOf(ids)).toEqual(['listen-B2', 'read-B2']);
  });

  test('the level test stays free at all levels', async () => {
    for (const tier of [0, 10]) {
      const someone = await person(tier);
      for (const level of taskLevels) {
        expect(opensTask(tier, { level, category: 'read' })).toBe(level < (tier === 0 ? 'B1' : 'B2'));
        const body = startBody(`level-request-${++made}`, { levels: [level] });
        expect((await call(someone.client, 'sittings', body)).error).toBeNull();
      }
    }
  });
});

describe('1.5 a custom test goes from settings over tasks to its result', () => {
  test('9.71 it has as many tasks as were asked for, of what was chosen, none twice', async () => {
    const someone = await person(11);
    const { data } = await begin(someone, { levels: ['B1'], categories: ['read'], tasks: 12 });
    const ids = await go(someone, data?.sittingId);
    expect(new Set(ids).size).toBe(12);
    expect(await placesOf(ids)).toEqual(['read-B1']);
    const { data: sitting } = await someone.client.from('sittings').select('kind, status, summary').single();
    expect(sitting).toMatchObject({ kind: 'custom', status: 'finished', summary: { tasks: 12 } });
  });

  test.each([4, 51, 7.5, '20'])('9.71 %o tasks are refused', async (tasks) => {
    expect((await begin(await person(11), { tasks })).error).toEqual({ status: 400, code: 'wrong_shape' });
  });

  test('5.2 at least one level and one category', async () => {
    const someone = await person(11);
    expect((await begin(someone, { levels: [] })).error?.code).toBe('no_level');
    expect((await begin(someone, { categories: [] })).error?.code).toBe('no_category');
  });

  test('9.71 what was answered correctly in the last 30 days is not given again while there is other', async () => {
    const someone = await person(11);
    const choice = { levels: ['A2'], categories: ['listen'], tasks: 15 };
    const first = await begin(someone, choice);
    const ids = await go(someone, first.data?.sittingId);
    await api.database.pool.query('update public.sitting_tasks set correct = true where sitting_id = $1', [
      first.data?.sittingId,
    ]);
    const again = async () => go(someone, (await begin(someone, choice)).data?.sittingId);
    expect((await again()).filter((id) => ids.includes(id))).toEqual([]);
    await api.database.pool.query(
      `update public.sitting_tasks set answered_at = now() - interval '31 days' where sitting_id = $1`,
      [first.data?.sittingId],
    );
    // Everything else was answered correctly just now: whatever is drawn, it is what has rested long enough.
    await api.database.pool.query(
      `with other as (
         insert into public.sittings (user_id, request_key, kind, settings, chance, status, finished_at)
         select user_id, 'all-the-others', 'custom', '{}', 0, 'finished', now() from public.sittings where id = $1 returning id
       )
       insert into public.sitting_tasks (sitting_id, position, task_id, answered_at, a, b, c, weight, key_hash, correct)
       select other.id, row_number() over (), t.id, now(), 1, 0, 0, 1, t.key_hash, true
       from other, public.tasks t where t.level = 'A2' and t.category = 'listen' and t.id <> all($2)`,
      [first.data?.sittingId, ids],
    );
    expect((await again()).toSorted()).toEqual(ids.toSorted());
  });

  test('9.72 its result has no level to share', async () => {
    const someone = await person(11);
    const { data } = await begin(someone, { tasks: 5 });
    await go(someone, data?.sittingId);
    const { error } = await call(someone.client, 'shares', { sittingId: data?.sittingId });
    expect(error).toEqual({ status: 409, code: 'no_level' });
  });

  test('4.31 the same start sent twice at once makes one sitting', async () => {
    const someone = await person(11);
    const [one, other] = await Promise.all([
      begin(someone, {}, 'the-same-key'),
      begin(someone, {}, 'the-same-key'),
    ]);
    expect(one.data?.sittingId).toBe(other.data?.sittingId);
    expect((await someone.client.from('sittings').select('id')).data).toHaveLength(1);
  });
});

test('3.12 the time of a test is what the server’s clock says, whatever the browser does, and counts tasks that were shown', async () => {
  const someone = await person(11);
  const began = Date.now();
  const { data } = await at(new Date(began), () => begin(someone, { tasks: 5, showAnswers: true }));
  const sittingId = data?.sittingId;
  const minuteMs = 60_000;
  for (let task = 1; task <= 5; task += 1) {
    const open = (await given(someone.client, String(sittingId))).at(-1);
    const body = { sittingId, position: open?.position, taskId: open?.task_id };
    const [name, more] =
      task % 2 ? (['reveals', {}] as const) : (['answers', { response: null, ms: 1 }] as const);
    const { error } = await at(new Date(began + task * minuteMs), () =>
      call(someone.client, name, { ...body, ...more }),
    );
    expect(error).toBeNull();
  }
  const { data: sitting } = await someone.client.from('sittings').select('summary').single();
  expect(sitting?.summary).toMatchObject({ tasks: 5, ms: 5 * minuteMs });
});

/** Moves the API's clock while something happens. */
async function at<Result>(moment: Date, what: () => Promise<Result>): Promise<Result> {
  const clock = api.context as { now: () => Date };
  const { now } = clock;
  clock.now = () => moment;
  try {
    return await what();
  } finally {
    clock.now = now;
  }
}

describe('9.279 a custom test draws only what is new, or only what was wrong, and has no more tasks than there are', () => {
  test('what was wrong in a test that is over comes again, and nothing else', async () => {
    const someone = await person(12);
    const first = await begin(someone, { levels: ['A2'], categories: ['read'], tasks: 5 });
    const wrong = await go(someone, first.data?.sittingId);
    expect(wrong).toHaveLength(5);
    const only = { levels: ['A2'], categories: ['read'], tasks: 20 };
    const again = await begin(someone, { ...only, only: 'wrong' });
    const { data: row } = await someone.client
      .from('sittings')
      .select('settings')
      .eq('id', again.data?.sittingId)
      .single();
    expect(row?.settings).toMatchObject({ tasks: 5 });
    expect((await go(someone, again.data?.sittingId)).toSorted()).toEqual(wrong.toSorted());
    const fresh = await go(someone, (await begin(someone, { ...only, only: 'new' })).data?.sittingId);
    expect(fresh.filter((id) => wrong.includes(id))).toEqual([]);
  });

  test('with nothing wrong yet there is no test', async () => {
    const someone = await person(12);
    expect((await begin(someone, { only: 'wrong' })).error).toEqual({ status: 409, code: 'no_task' });
    expect((await someone.client.from('sittings').select('id')).data).toEqual([]);
  });

  test('by topic and kind', async () => {
    const someone = await person(12);
    const { data } = await begin(someone, { topics: ['work'], kinds: ['choose'], tasks: 5 });
    const ids = await go(someone, data?.sittingId);
    const { rows } = await api.database.pool.query(
      'select distinct topic, kind from public.tasks where id = any($1)',
      [ids],
    );
    expect(rows).toEqual([{ topic: 'work', kind: 'choose' }]);
  });
});
