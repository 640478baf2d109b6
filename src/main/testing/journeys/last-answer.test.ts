import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillBank } from '#main/testing/browser-fixture.ts';
import { openSite, openVisitor, type Site } from '#main/testing/site-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let site: Site;
beforeAll(async () => {
  api = await testApi();
  await fillBank(api);
  site = await openSite(api);
});
afterAll(() => api.close());

type Open = { readonly position: number; readonly task_id: string };

/** A test begun by its form, and what sends answers as its screen does, at an address of a language. */
async function begun(prefix: '' | '/nb', settings: Readonly<Record<string, string>> = {}) {
  const visitor = openVisitor(site);
  const started = await visitor.go(`${prefix}/app/leveltest`, {
    ...{ level: 'A1', category: 'read', quick: 'on', requestKey: crypto.randomUUID() },
    ...settings,
  });
  const sittingId = /\/app\/test\/([0-9a-f-]{36})/.exec(started.headers.get('location') ?? '')?.[1] ?? '';
  const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const open = async () => {
    const { rows } = await api.database.pool.query<Open>(
      'select position, task_id from public.sitting_tasks where sitting_id = $1 and answered_at is null',
      [sittingId],
    );
    return rows[0];
  };
  const answer = async ({ position, task_id: taskId }: Open) => {
    const reply = await site.ask(`${prefix}/app/test/${sittingId}.data`, {
      method: 'POST',
      headers: { cookie, origin: api.context.publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'answer', position, taskId, response: null, ms: 10 }),
    });
    return { status: reply.status, text: await reply.text() };
  };
  const status = async () =>
    (await api.database.pool.query('select status from public.sittings where id = $1', [sittingId])).rows[0]
      ?.status;
  return { sittingId, open, answer, status };
}

/** Answers until the test is over. @returns the last task and its reply, and what was asked of the API for it */
async function toTheEnd(taken: Awaited<ReturnType<typeof begun>>) {
  for (let left = 30; left > 0; left -= 1) {
    const task = (await taken.open()) as Open;
    const asked = site.apiCalls.length;
    const reply = await taken.answer(task);
    if ((await taken.status()) !== 'active') return { task, reply, asked: apiCallsSince(asked) };
  }
  throw new Error('The test had no end.');
}

function apiCallsSince(count: number): readonly string[] {
  return site.apiCalls.slice(count).filter((call) => call.includes('/v1/'));
}

describe('the last answer leads to the result (4.6)', () => {
  test.each(['', '/nb'] as const)(
    'in the language of its page (%s), and reads nothing of the test',
    async (prefix) => {
      const taken = await begun(prefix);
      const { task, reply, asked } = await toTheEnd(taken);
      expect(await taken.status()).toBe('finished');
      expect(asked).toEqual(['POST /functions/v1/answers']);
      expect(reply.status).toBe(202);
      expect(reply.text).toContain(`"${prefix}/app/test/${taken.sittingId}/result"`);
      // Lost on the way and sent again.
      expect(await taken.answer(task)).toEqual(reply);
    },
  );

  test('where answers are shown, only after the last one’s reason was read (4.8)', async () => {
    const taken = await begun('', { showAnswers: 'on' });
    const { reply } = await toTheEnd(taken);
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain('/result');
    expect(reply.text).toContain('"explanation"');
  });
});
