import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functionSchemas } from '#domain/functions/functions.ts';
import { dayMs } from '#domain/time/days.ts';
import { grantLicence, revokeLicence } from '#server/licences/grants.ts';
import { apiWithBank, call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';
import { definitions } from './role-table.ts';
import {
  type Holder,
  holders,
  licenceTables,
  type TierLine,
  tieredByAnotherDay,
  tierLines,
  tierNow,
  untiered,
} from './tier-table.ts';

let api: TestApi;
const clients = new Map<Holder, SupabaseClient>();
beforeAll(async () => {
  api = await apiWithBank();
  for (const holder of holders) clients.set(holder, await person(holder));
});
afterAll(() => api.close());

const given: Readonly<Record<Holder, { readonly tier: number; readonly fromMs: number } | null>> = {
  none: null,
  trial: { tier: 10, fromMs: -60_000 },
  plus: { tier: 11, fromMs: -60_000 },
  premium: { tier: 12, fromMs: -60_000 },
  'ended plus': { tier: 11, fromMs: -30 * dayMs - 1000 },
  'later plus': { tier: 11, fromMs: dayMs },
  'revoked plus': { tier: 11, fromMs: -60_000 },
};

async function person(holder: Holder): Promise<SupabaseClient> {
  const client = api.client(`192.0.2.${10 + holders.indexOf(holder)}`);
  const email = `${holder.replace(' ', '-')}@example.no`;
  const { data } = await client.auth.signUp({ email, password: 'three quiet fjords' });
  const licence = given[holder];
  if (!licence) return client;
  const grant = { source: 'admin', reference: holder } as const;
  await api.database.asService(async (transaction) => {
    const grantedAt = new Date(Date.now() + licence.fromMs);
    await grantLicence(transaction, {
      ...grant,
      ...{ userId: data.user?.id ?? '', tier: licence.tier, days: 30, grantedAt },
    });
    if (holder === 'revoked plus')
      await revokeLicence(transaction, { ...grant, revokedAt: new Date(Date.now() - 1000) });
  });
  return client;
}

/** Whom the tier of a definition lets in. */
function openedBy(name: TierLine['call']): readonly Holder[] {
  const tier = definitions.find((definition) => definition.name === name)?.tier;
  if (typeof tier !== 'number') throw new Error(`the definition of ${name} names no tier`);
  return holders.filter((holder) => tierNow[holder] >= tier);
}

const refusals = ['licence_needed', 'package_needed'];
const as = (holder: Holder) => clients.get(holder) as SupabaseClient;

describe('6.12, 1.19 each tier at each function', () => {
  test('every function stands in the table once', () => {
    const lines = [
      ...new Set(tierLines.map((line) => line.call)),
      ...Object.keys(untiered),
      ...tieredByAnotherDay,
    ];
    expect(lines.toSorted()).toEqual(Object.keys(functionSchemas).toSorted());
  });

  test('and those whose definition has a tier are those that are tried with each', () => {
    const tiered = definitions.filter(({ tier }) => tier !== undefined).map(({ name }) => name);
    expect(new Set(tiered)).toEqual(new Set(tierLines.map((line) => line.call)));
  });

  test.each(tierLines.flatMap((line) => holders.map((holder) => [holder, line] as const)))(
    '%s: $what of $call',
    async (holder, { call: name, input, opens = openedBy(name) }) => {
      const { error } = await call(as(holder), name, {
        ...input,
        ...('requestKey' in input && { requestKey: crypto.randomUUID() }),
      });
      expect(refusals.includes(error?.code ?? '')).toBe(!opens.includes(holder));
      if (!opens.includes(holder)) expect(error?.status).toBe(403);
    },
  );

  test.each(Object.entries(untiered))(
    '%s answers everybody alike, whatever their licence',
    async (name, input) => {
      const answers = await Promise.all(holders.map((holder) => call(as(holder), name, input)));
      const [first] = answers;
      expect(first?.error?.code).not.toBe('wrong_shape');
      for (const { error } of answers) {
        expect(error).toEqual(first?.error);
        expect(refusals).not.toContain(error?.code);
      }
    },
  );
});

describe('6.17, 9.44 no tier is had by writing into a table', () => {
  const attempts = licenceTables.flatMap((line) => holders.map((holder) => ({ ...line, holder })));
  test.each(attempts)('$table as $holder', async ({ table, owner, column, worth, holder }) => {
    const client = as(holder);
    const before = await tierInDatabase(client);
    const { data } = await client.auth.getUser();
    const change = { [column]: worth };
    const changes = [
      client.from(table).insert({ ...change, ...(owner && { [owner]: data.user?.id }) }),
      client.from(table).update(change),
      client.from(table).delete(),
    ];
    // 42501: the grant is missing, whatever the row. No filter: it would need a right to read.
    for (const one of changes) expect((await one).error?.code).toBe('42501');
    expect(await tierInDatabase(client)).toBe(before);
  });

  test.each(holders)('%s: the database knows the tier that counts', async (holder) => {
    expect(await tierInDatabase(as(holder))).toBe(tierNow[holder]);
  });
});

async function tierInDatabase(client: SupabaseClient): Promise<number> {
  return Number((await client.rpc('current_tier')).data);
}
