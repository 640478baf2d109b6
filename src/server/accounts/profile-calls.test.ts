import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantLicence } from '#server/licences/grants.ts';
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
    grantLicence(transaction, {
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

test.each([
  ['Ada \u202Egpj.exe', 'Ada gpj.exe'],
  ['Ada\r\nBcc: all@example.no', 'Ada Bcc: all@example.no'],
  ['\u2066A\u200Bda\u00AD\uFEFF', 'Ada'],
  ['  Åse\u00A0 Bø ', 'Åse Bø'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
])('a name is one line that hides and turns nothing: %j is %j', async (typed, kept) => {
  const { client, id } = await person();
  const { data } = await client.from('users').update({ full_name: typed }).eq('id', id).select('full_name');
  expect(data).toEqual([{ full_name: kept }]);
});

test('an exam is on a day of a calendar', async () => {
  const { client, id } = await person();
  for (const day of ['infinity', '-infinity', '294276-12-31'])
    expect((await client.from('users').update({ exam_date: day }).eq('id', id)).error?.code).toBe('23514');
});

test.each(['id', 'created_at', 'demo_until', 'deletion_asked_at', 'deletion_told_at', 'deletion_locale'])(
  'nobody writes %s of their own row',
  async (column) => {
    const { client, id } = await person();
    const { error } = await client
      .from('users')
      .update({ [column]: null })
      .eq('id', id);
    expect(error?.code).toBe('42501');
  },
);

test('nobody skips onboarding by the API', async () => {
  const { client, id } = await person();
  expect((await client.from('users').update({ onboarded: true }).eq('id', id)).error?.code).toBe('23514');
});
