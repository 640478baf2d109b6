import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/time/days.ts';
import { newShopper, type Shopper } from '#main/testing/shopper-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as licence from '#web/routes/licence.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Shown = { readonly tier: number; readonly startedAt: string; readonly expiresAt: string };
type Loaded = {
  readonly current: Shown | null;
  readonly following: readonly Shown[];
  readonly grants: readonly { readonly source: string; readonly revokedAt: string | null }[];
  readonly orders: readonly { readonly tier: number; readonly status: string }[];
};

async function load({ browser }: Shopper): Promise<Loaded> {
  return (await browser.visit(licence.loader, '/app/license')).data as Loaded;
}

function redeem({ browser }: Shopper, code: string) {
  return browser.visit(licence.action, '/app/license', { intent: 'redeem', code });
}

async function newCode(
  code: string,
  change: { days?: number | null; ended?: boolean } = {},
): Promise<string> {
  const { days = 7, ended = false } = change;
  await api.database.pool.query(
    `insert into public.discount_codes (code, campaign, percent_off, trial_days, expires_at)
     values ($1, 'admin', 20, $2, case when $3 then now() - interval '1 minute' end)`,
    [code, days, ended],
  );
  return code;
}

const daysOf = ({ startedAt, expiresAt }: Shown) => (Date.parse(expiresAt) - Date.parse(startedAt)) / dayMs;

describe('2.40 the licence page after paying', () => {
  test('tells renewals as one', async () => {
    const shopper = await newShopper(api);
    await shopper.buy('package=plus');
    await shopper.buy('package=plus');
    const { current, following, grants, orders } = await load(shopper);
    expect(current && daysOf(current)).toBe(60);
    expect(following).toEqual([]);
    expect(grants.map(({ source }) => source)).toEqual(['payment', 'payment']);
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  test('tells an upgrade, and what goes on after it (9.44)', async () => {
    const shopper = await newShopper(api);
    await shopper.buy('package=plus');
    expect((await shopper.open('package=premium')).data).toMatchObject({
      quote: { waits: { tier: 11 }, isLater: false },
    });
    await shopper.buy('package=premium');
    const { current, following } = await load(shopper);
    expect(current).toMatchObject({ tier: 12 });
    expect(current && daysOf(current)).toBe(30);
    expect(following).toMatchObject([{ tier: 11, startedAt: current?.expiresAt }]);
    expect(Math.round(daysOf(following[0] as Shown))).toBe(30);
    expect((await shopper.open('package=plus')).data).toMatchObject({
      quote: { waits: null, isLater: true },
    });
  });

  test('9.46 and after withdrawing has no licence, with what was paid still in the history', async () => {
    const shopper = await newShopper(api);
    const page = await shopper.buy('package=plus');
    await shopper.order(page, { press: 'first' });
    const { current, grants, orders } = await load(shopper);
    expect(current).toBeNull();
    expect(grants).toMatchObject([{ source: 'payment', revokedAt: expect.any(String) }]);
    expect(orders).toMatchObject([{ status: 'refunded' }]);
  });
});

describe('9.51 a code on the licence page', () => {
  test('gives days of Trial at once', async () => {
    const shopper = await newShopper(api);
    const { data } = await redeem(shopper, await newCode('BEST-DAYS-7222'));
    expect(data).toMatchObject({ kind: 'given', tier: 10, begun: true });
    const { current, grants } = await load(shopper);
    expect(current).toMatchObject({ tier: 10 });
    expect(current && daysOf(current)).toBe(7);
    expect(grants).toMatchObject([{ source: 'code' }]);
  });

  test('gives them after what was paid for', async () => {
    const shopper = await newShopper(api);
    await shopper.buy('package=plus');
    const { data } = await redeem(shopper, await newCode('BEST-WAIT-7222'));
    expect(data).toMatchObject({ kind: 'given', tier: 10, begun: false });
    expect(await load(shopper)).toMatchObject({ current: { tier: 11 }, following: [{ tier: 10 }] });
  });

  test('that cannot be used is told, and what was typed stays', async () => {
    const shopper = await newShopper(api);
    const used = await newCode('BEST-USED-7222');
    await redeem(await newShopper(api), used);
    for (const [code, status, problem] of [
      ['', 400, 'code_required'],
      ['BEST-NADA-NADA', 404, 'code_unknown'],
      [used, 409, 'code_used'],
      [await newCode('BEST-ENDE-D222', { ended: true }), 410, 'code_expired'],
      [await newCode('BEST-DSCN-T222', { days: null }), 409, 'code_no_trial'],
    ] as const) {
      const answer = await redeem(shopper, code);
      expect(answer).toMatchObject({ status, data: { kind: 'refused', code, problem } });
    }
    expect(await load(shopper)).toMatchObject({ current: null, grants: [] });
  });
});
