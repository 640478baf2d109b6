import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { listed, type Member, member } from './admin-fixture.ts';

let api: TestApi;
let admin: Member;
beforeAll(async () => {
  api = await testApi();
  admin = await member(api, 'admin');
});
afterAll(() => api.close());

async function named(name: string): Promise<Member> {
  const person = await member(api);
  await api.database.pool.query('update public.users set full_name = $2 where id = $1', [person.id, name]);
  return person;
}

describe('3.17 feedback is read by administrators', () => {
  test('newest first, with who said it where that is an account', async () => {
    const said = await named('Somebody Who Writes');
    const send = (client: Member['client'], text: string, email?: string) =>
      call(client, 'feedback', { text, email, locale: 'en-GB', requestKey: crypto.randomUUID() });
    await send(await visitor(api, '203.0.113.77'), 'The clips are too fast.');
    await send(said.client, 'More words, please.\nThank you.', 'other@example.no');
    const answer = await call(admin.client, 'admin-feedback', {});
    expect(listed(answer, 'feedback')).toMatchObject([
      {
        ...{ text: 'More words, please.\nThank you.', email: 'other@example.no' },
        person: { id: said.id, name: 'Somebody Who Writes', email: said.email },
      },
      { text: 'The clips are too fast.', email: null, person: null },
    ]);
    expect(answer.data?.older).toBeNull();
  });

  test('a page at a time, each beginning after the last of the one before', async () => {
    const { id } = await named('Somebody With Much To Say');
    await api.database.pool.query(
      `insert into public.feedback (user_id, request_key, text, created_at)
       select $1, 'request-' || number, 'Thought ' || number, '2026-01-01'::timestamptz from generate_series(1, 60) as number`,
      [id],
    );
    const texts: string[] = [];
    let before: string | undefined;
    do {
      const answer = await call(admin.client, 'admin-feedback', { before });
      texts.push(...listed<{ text: string }>(answer, 'feedback').map(({ text }) => text));
      before = (answer.data?.older as string | null) ?? undefined;
    } while (before !== undefined);
    const thoughts = texts.filter((text) => text.startsWith('Thought'));
    expect([thoughts.length, new Set(thoughts).size]).toEqual([60, 60]);
  });

  test('and by nobody through the table: there one reads one’s own', async () => {
    const { data } = await admin.client.from('feedback').select('text');
    expect(data).toEqual([]);
  });
});
