import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveLicence } from '#server/licences/grants.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function person() {
  const client = api.client();
  const email = `${crypto.randomUUID()}@example.no`;
  const { data } = await client.auth.signUp({ email, password: 'three quiet fjords' });
  return { client, id: data.user?.id ?? '' };
}

const profile = 'id, full_name, onboarded, license_users(expires_at, license_types(tier))';

test('3.1, 7.1 the profile comes in one row, with each licence and its tier', async () => {
  const { client, id } = await person();
  await api.database.asService((transaction) =>
    giveLicence(transaction, {
      ...{ userId: id, tier: 11, days: 30, source: 'admin', reference: id },
      grantedAt: new Date('2026-11-01T00:00:00Z'),
    }),
  );
  const { data, error } = await client.from('users').select(profile).eq('id', id).single();
  expect(error).toBeNull();
  expect(data).toEqual({
    ...{ id, full_name: null, onboarded: false },
    license_users: [{ expires_at: '2026-12-01T00:00:00+00:00', license_types: { tier: 11 } }],
  });
  const all = await client.from('users').select('*').eq('id', id).single();
  expect(Object.keys(all.data ?? {})).toEqual(
    expect.arrayContaining(['country', 'date_of_birth', 'exam_date']),
  );
});

test('7.3 the fields of the body are changed, and the changed row comes back', async () => {
  const { client, id } = await person();
  const change = { full_name: 'Rojin Demir', target_level: 'B1' };
  const { data } = await client.from('users').update(change).eq('id', id).select(profile).single();
  expect(data).toMatchObject({ id, full_name: 'Rojin Demir', onboarded: false });
  const { client: stranger } = await person();
  expect(
    (await stranger.from('users').update({ full_name: 'Nobody' }).eq('id', id).select('id')).data,
  ).toEqual([]);
  expect((await client.from('users').select('full_name').single()).data).toEqual({
    full_name: 'Rojin Demir',
  });
});
