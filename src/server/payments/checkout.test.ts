import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '#server/testing/api.ts';
import {
  boughtBy,
  checkoutBody,
  key,
  mailsTo,
  newBuyer,
  newCode,
  orderRow,
  periodsOf,
  startedBy,
} from './checkout-fixture.ts';

let api: TestApi;
let clock = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(clock.getTime() + minutes * 60_000);

beforeAll(async () => {
  api = await testApi(undefined, {
    now: () => clock,
    seller: {
      name: 'Bestått AS',
      orgNumber: '999 999 999',
      address: 'Storgata 1, 0155 Oslo',
      vatRegistered: true,
    },
  });
});
afterAll(() => api.close());

describe('a quote', () => {
  test('says what a package costs and when it would be used', async () => {
    const buyer = await newBuyer(api);
    expect((await buyer.call('quotes', { tier: 11 })).data).toEqual({
      ...{ tier: 11, days: 30, priceOre: 9900, percentOff: 0, amountOre: 9900, code: null, waits: null },
      ...{ startsAt: clock.toISOString(), expiresAt: inMinutes(30 * 24 * 60).toISOString() },
    });
  });

  test('can be read by its address, too', async () => {
    const buyer = await newBuyer(api);
    const response = await api.app.request('/functions/v1/quotes?tier=12', {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(await response.json()).toMatchObject({ tier: 12, amountOre: 19_900 });
  });

  test('of Premium beside Plus says what waits', async () => {
    const buyer = await newBuyer(api);
    await boughtBy(api, buyer);
    const { data } = await buyer.call('quotes', { tier: 12 });
    expect(data).toMatchObject({
      startsAt: clock.toISOString(),
      waits: { tier: 11, from: inMinutes(30 * 24 * 60).toISOString() },
    });
  });

  test.each<[string, object, string, number]>([
    ['good', {}, 'good', 7920],
    ['used', { redeemed_at: new Date() }, 'used', 9900],
    ['past its day', { expires_at: new Date('2026-11-21T09:59:59Z') }, 'expired', 9900],
    ['for days of Trial only', { percent_off: null, trial_days: 7 }, 'no_discount', 9900],
    [
      'held by another order',
      { reserved_order_id: crypto.randomUUID(), reserved_until: new Date('2026-11-21T10:30:00Z') },
      'reserved',
      9900,
    ],
    [
      'no more held by another order',
      { reserved_order_id: crypto.randomUUID(), reserved_until: new Date('2026-11-21T09:59:59Z') },
      'good',
      7920,
    ],
  ])('with a code that is %s', async (_, change, state, amountOre) => {
    const buyer = await newBuyer(api);
    const code = await newCode(api, change);
    const { data } = await buyer.call('quotes', { tier: 11, code: ` ${code.toLowerCase()} ` });
    expect(data).toMatchObject({ code: { code, state }, amountOre });
  });

  test('with a code that nobody made', async () => {
    const buyer = await newBuyer(api);
    const { data } = await buyer.call('quotes', { tier: 11, code: 'what?' });
    expect(data).toMatchObject({ code: { code: 'what?', state: 'unknown' }, amountOre: 9900 });
  });
});

describe('a checkout', () => {
  test('9.49 at the test checkout is paid by the way of every provider, and the licence counts at once', async () => {
    const buyer = await newBuyer(api);
    const { orderId, url, checkoutId } = await startedBy(api, buyer, { locale: 'nb-NO' });
    expect(url).toBe(`http://bestatt.test/nb/app/license/test-checkout/${checkoutId}`);
    const { data } = await buyer.call('test-payments', { checkoutId, outcome: 'paid' });
    expect(data).toEqual({ returnUrl: `http://bestatt.test/nb/app/license/order/${orderId}?back` });
    expect(await periodsOf(api, buyer.id, clock)).toEqual(['11: 0–30']);
    expect(await orderRow(api, orderId)).toMatchObject({
      status: 'paid',
      paid_at: clock,
      provider: 'embedded',
    });
    const { rows } = await api.database.pool.query(
      'select id, kind, provider, payload from public.payment_events where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([
      {
        id: `testevt_${checkoutId}_paid`,
        ...{ kind: 'paid', provider: 'embedded', payload: { paymentId: `testpay_${checkoutId}` } },
      },
    ]);
  });

  test('records what was accepted, which versions and when', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await startedBy(api, buyer);
    expect(await orderRow(api, orderId)).toMatchObject({
      ...{ accepted_terms: '2025-06', accepted_withdrawal: '2026-11', accepted_at: clock },
    });
  });

  test.each([
    { acceptedTerms: false },
    { acceptedWithdrawal: false },
    { tier: 10 },
    { acceptedTerms: undefined },
  ])('is refused with %o', async (change) => {
    const buyer = await newBuyer(api);
    const { error } = await buyer.call('checkouts', checkoutBody(change));
    expect(error).toEqual({ status: 400, code: 'wrong_shape' });
  });

  test('needs an account', async () => {
    const guest = await newBuyer(api, true);
    const { error } = await guest.call('checkouts', checkoutBody());
    expect(error).toEqual({ status: 403, code: 'account_needed' });
  });

  test('asked for twice with one key is one order, also at the same time', async () => {
    const buyer = await newBuyer(api);
    const body = checkoutBody();
    const answers = await Promise.all([1, 2, 3, 4].map(() => buyer.call('checkouts', body)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.error).toBeNull();
  });

  test.each([
    ['code', async () => ({ code: await newCode(api) })],
    ['package', async () => ({ tier: 12 })],
  ])(
    'asked for with the same key and another %s is over: nobody pays what they did not ask for (9.45)',
    async (_, change) => {
      const buyer = await newBuyer(api);
      const requestKey = key();
      const first = await startedBy(api, buyer, { requestKey });
      const { error } = await buyer.call('checkouts', checkoutBody({ requestKey, ...(await change()) }));
      expect(error).toEqual({ status: 410, code: 'checkout_over' });
      await buyer.call('test-payments', { checkoutId: first.checkoutId, outcome: 'paid' });
      expect(await orderRow(api, first.orderId)).toMatchObject({ status: 'cancelled', paid_at: null });
    },
  );

  test('that is paid leads to its order when it is asked for again', async () => {
    const buyer = await newBuyer(api);
    const requestKey = key();
    const { orderId } = await boughtBy(api, buyer, { requestKey });
    const again = await buyer.call('checkouts', checkoutBody({ requestKey }));
    expect(again.data).toEqual({ orderId, url: `http://bestatt.test/app/license/order/${orderId}` });
  });

  test('that is declined is not paid, and another one can be (9.49)', async () => {
    const buyer = await newBuyer(api);
    const code = await newCode(api);
    const { orderId, checkoutId } = await startedBy(api, buyer, { code });
    await buyer.call('test-payments', { checkoutId, outcome: 'declined' });
    expect((await buyer.call('checkout-returns', { orderId })).data).toEqual({ status: 'failed' });
    expect(await periodsOf(api, buyer.id, clock)).toEqual([]);
    const second = await boughtBy(api, buyer, { code });
    expect((await buyer.call('checkout-returns', { orderId: second.orderId })).data).toEqual({
      status: 'paid',
    });
  });

  test('that is left can be gone back to, until the buyer gives it up (9.49)', async () => {
    const buyer = await newBuyer(api);
    const { orderId, checkoutId } = await startedBy(api, buyer);
    const left = await buyer.call('test-payments', { checkoutId, outcome: 'cancelled' });
    expect(left.data).toEqual({ returnUrl: `http://bestatt.test/app/license/order/${orderId}?cancelled` });
    expect((await buyer.call('checkout-returns', { orderId })).data).toEqual({ status: 'open' });
    expect((await buyer.call('checkout-returns', { orderId, cancelled: true })).data).toEqual({
      status: 'cancelled',
    });
    await buyer.call('test-payments', { checkoutId, outcome: 'paid' });
    expect((await buyer.call('checkout-returns', { orderId })).data).toEqual({ status: 'cancelled' });
    expect(await periodsOf(api, buyer.id, clock)).toEqual([]);
  });

  test('that was paid is not given up', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await boughtBy(api, buyer);
    expect((await buyer.call('checkout-returns', { orderId, cancelled: true })).data).toEqual({
      status: 'paid',
    });
  });

  test("is nobody else's", async () => {
    const [buyer, other] = [await newBuyer(api), await newBuyer(api)];
    const { orderId, checkoutId } = await startedBy(api, buyer);
    const unknown = { status: 404, code: 'order_unknown' };
    expect((await other.call('checkout-returns', { orderId })).error).toEqual(unknown);
    expect((await other.call('receipts', { orderId })).error).toEqual(unknown);
    expect((await other.call('withdrawals', { orderId })).error).toEqual(unknown);
    const pressed = await other.call('test-payments', { checkoutId, outcome: 'paid' });
    expect(pressed.error).toEqual({ status: 404, code: 'checkout_unknown' });
  });

  test('that is older than an hour expires, and a key from then starts nothing', async () => {
    const buyer = await newBuyer(api);
    const before = clock;
    const { orderId, checkoutId } = await startedBy(api, buyer);
    clock = inMinutes(61);
    await buyer.call('test-payments', { checkoutId, outcome: 'paid' });
    expect((await buyer.call('checkout-returns', { orderId })).data).toEqual({ status: 'expired' });
    clock = before;
  });
});

describe('a code at checkout', () => {
  test('takes its percentage off one package, and is then used up', async () => {
    const [buyer, other] = [await newBuyer(api), await newBuyer(api)];
    const code = await newCode(api);
    const { orderId } = await boughtBy(api, buyer, { code, tier: 12 });
    expect(await orderRow(api, orderId)).toMatchObject({ percent_off: 20, amount_ore: 15_920, code });
    const { rows } = await api.database.pool.query('select * from public.discount_codes where code = $1', [
      code,
    ]);
    expect(rows[0]).toMatchObject({ redeemed_at: clock, redeemed_by: buyer.id, reserved_order_id: orderId });
    const { error } = await other.call('checkouts', checkoutBody({ code }));
    expect(error).toEqual({ status: 409, code: 'code_used' });
  });

  test.each<[object, number, string]>([
    [{ expires_at: new Date('2026-11-21T09:00:00Z') }, 410, 'code_expired'],
    [{ percent_off: null, trial_days: 7 }, 409, 'code_no_discount'],
    [{ redeemed_at: new Date() }, 409, 'code_used'],
  ])('that is not good makes no order: %o', async (change, status, code) => {
    const buyer = await newBuyer(api);
    const { error } = await buyer.call('checkouts', checkoutBody({ code: await newCode(api, change) }));
    expect(error).toEqual({ status, code });
    const unknown = await buyer.call('checkouts', checkoutBody({ code: 'nonsense' }));
    expect(unknown.error).toEqual({ status: 404, code: 'code_unknown' });
    const { rows } = await api.database.pool.query('select from public.orders where user_id = $1', [
      buyer.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('wanted by ten people at once is held by one of them', async () => {
    const code = await newCode(api);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => newBuyer(api)));
    const answers = await Promise.all(buyers.map((buyer) => buyer.call('checkouts', checkoutBody({ code }))));
    const codes = answers.map(({ error }) => error?.code ?? 'held');
    expect(codes.toSorted()).toEqual([...Array(9).fill('code_reserved'), 'held']);
  });

  test('is free again when its order came to nothing', async () => {
    const [buyer, other] = [await newBuyer(api), await newBuyer(api)];
    const code = await newCode(api);
    const { orderId } = await startedBy(api, buyer, { code });
    expect((await other.call('checkouts', checkoutBody({ code }))).error?.code).toBe('code_reserved');
    await buyer.call('checkout-returns', { orderId, cancelled: true });
    expect((await other.call('checkouts', checkoutBody({ code }))).error).toBeNull();
  });

  test("goes from one's half-done order to one's next, and the old page cannot be paid", async () => {
    const buyer = await newBuyer(api);
    const code = await newCode(api);
    const first = await startedBy(api, buyer, { code });
    const second = await startedBy(api, buyer, { code, tier: 12 });
    expect(await orderRow(api, first.orderId)).toMatchObject({ status: 'cancelled' });
    await buyer.call('test-payments', { checkoutId: first.checkoutId, outcome: 'paid' });
    await buyer.call('test-payments', { checkoutId: second.checkoutId, outcome: 'paid' });
    expect(await periodsOf(api, buyer.id, clock)).toEqual(['12: 0–30']);
  });
});

describe('9.47 a receipt', () => {
  test('has a number, counted without gaps, whatever comes at the same time', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(api)));
    const started = await Promise.all(buyers.map((buyer) => startedBy(api, buyer)));
    await Promise.all(
      buyers.map((buyer, index) =>
        buyer.call('test-payments', { checkoutId: started[index]?.checkoutId, outcome: 'paid' }),
      ),
    );
    const { rows } = await api.database.pool.query<{ number: string }>(
      'select receipt_number as number from public.orders where receipt_number is not null order by receipt_number',
    );
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(8);
  });

  test('comes by mail once, in the language of the order, with everything that stands on it', async () => {
    const buyer = await newBuyer(api);
    const code = await newCode(api);
    const { orderId } = await boughtBy(api, buyer, { code, locale: 'nb-NO' });
    const number = (await orderRow(api, orderId)).receipt_number;
    await buyer.call('checkout-returns', { orderId });
    const mails = await mailsTo(api, buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Kvittering nr. ${number} fra Bestått`]);
    const text = mails[0]?.text.replaceAll('\u00a0', ' ') ?? '';
    for (const line of [
      `Kvitteringsnummer: ${number}`,
      'Dato: 21. november 2026',
      `Bestilling: ${orderId.slice(0, 8).toUpperCase()}`,
      'Plus, 30 dager: 99,00 kr',
      'Rabatt (20 %): −19,80 kr',
      'Betalt: 79,20 kr',
      'Herav merverdiavgift (25 %): 15,84 kr',
      'Gjelder fra 21. november 2026 til 21. desember 2026. Den fornyes ikke av seg selv.',
      'Selger: Bestått AS, org.nr. 999 999 999 MVA, Storgata 1, 0155 Oslo',
      'til og med 7. desember 2026',
      `http://bestatt.test/nb/app/license/order/${orderId}`,
    ])
      expect(text).toContain(line);
  });

  test('says the same on its page', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await boughtBy(api, buyer);
    expect((await buyer.call('receipts', { orderId })).data).toMatchObject({
      ...{ orderId, status: 'paid', tier: 11, days: 30, priceOre: 9900, discountOre: 0, amountOre: 9900 },
      ...{ paidAt: clock.toISOString(), startsAt: clock.toISOString(), refundedOre: 0, checkoutUrl: null },
      seller: { name: 'Bestått AS', vatRegistered: true },
      ...{ vatPercent: 25, vatOre: 1980, refundedVatOre: 0 },
      withdrawal: { until: '2026-12-07T23:00:00.000Z', refundOre: 9900 },
    });
  });

  test('of an order that is not paid has no number', async () => {
    const buyer = await newBuyer(api);
    const { orderId, url } = await startedBy(api, buyer);
    expect((await buyer.call('receipts', { orderId })).data).toMatchObject({
      ...{ status: 'open', number: null, paidAt: null, withdrawal: null, checkoutUrl: url },
    });
  });

  test('stays in the books without the person when the account is deleted', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await boughtBy(api, buyer);
    await mailsTo(api, buyer.email);
    await api.database.pool.query('delete from auth.users where id = $1', [buyer.id]);
    const row = await orderRow(api, orderId);
    expect(row).toMatchObject({ user_id: null, status: 'paid', amount_ore: 9900 });
    const { rows } = await api.database.pool.query(
      'select payload from public.payment_events where order_id = $1',
      [orderId],
    );
    expect(JSON.stringify([row, rows])).not.toContain(buyer.email);
  });
});
