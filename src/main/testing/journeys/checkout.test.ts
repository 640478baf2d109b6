import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#main/testing/browser-fixture.ts';
import { newShopper, type Shopper } from '#main/testing/shopper-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { packageOffers } from '#web/features/packages/packages.ts';
import * as checkout from '#web/routes/checkout.tsx';
import * as testCheckout from '#web/routes/test-checkout.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function newCode(code: string, percentOff: number | null = 20): Promise<string> {
  await api.database.pool.query(
    `insert into public.discount_codes (code, campaign, percent_off, trial_days) values ($1, 'admin', $2, 7)`,
    [code, percentOff],
  );
  return code;
}

async function ordersOf({ email }: Shopper): Promise<readonly { status: string; amount_ore: number }[]> {
  const { rows } = await api.database.pool.query(
    `select o.status, o.amount_ore from public.orders o join auth.users u on u.id = o.user_id
     where u.email = $1 order by o.created_at`,
    [email],
  );
  return rows;
}

describe('the checkout', () => {
  test.each(packageOffers.filter(({ price }) => price > 0))(
    'asks for $key what the pricing page says (9.1)',
    async ({ key, price, tier }) => {
      const shopper = await newShopper(api);
      const { data } = await shopper.open(`package=${key}`);
      expect(data).toMatchObject({
        quote: { tier, days: 30, priceOre: price * 100, amountOre: price * 100 },
      });
    },
  );

  test('opens with both boxes unticked, and with a key of its own each time', async () => {
    const shopper = await newShopper(api);
    const forms = [await shopper.open('package=plus'), await shopper.open('package=plus')].map(
      ({ data }) => (data as { form: { requestKey: string } }).form,
    );
    for (const form of forms) expect(form).toMatchObject({ acceptedTerms: false, acceptedWithdrawal: false });
    expect(forms[0]?.requestKey).not.toBe(forms[1]?.requestKey);
  });

  test.each(['package=free', 'package=gold', ''])('%o leads to the licence page', async (query) => {
    const shopper = await newShopper(api);
    expect((await shopper.open(query)).location).toBe('/app/license');
    expect((await shopper.send(query)).location).toBe('/app/license');
  });

  test('needs both boxes ticked, and keeps what was typed and ticked', async () => {
    const shopper = await newShopper(api);
    const form = { intent: 'pay', terms: 'yes', code: 'best-7kq4-xm2p', requestKey: 'key-of-one-box' };
    const answer = await shopper.browser.visit(checkout.action, '/app/license/checkout?package=plus', form);
    expect(answer).toMatchObject({
      status: 400,
      data: {
        errors: { withdrawal: 'withdrawal' },
        form: { code: 'best-7kq4-xm2p', acceptedTerms: true, requestKey: 'key-of-one-box' },
        quote: { code: { state: 'unknown' }, amountOre: 9900 },
      },
    });
    expect(await ordersOf(shopper)).toEqual([]);
  });

  test('9.45 a double click makes one order', async () => {
    const shopper = await newShopper(api);
    const form = { requestKey: 'key-of-a-double-click' };
    const [one, other] = await Promise.all([
      shopper.send('package=plus', form),
      shopper.send('package=plus', form),
    ]);
    expect(one.location).toMatch(/^http:\/\/bestatt\.test\/app\/license\/test-checkout\//);
    expect(other.location).toBe(one.location);
    expect(await ordersOf(shopper)).toEqual([{ status: 'open', amount_ore: 9900 }]);
  });

  test('keeps to the language of the page', async () => {
    const shopper = await newShopper(api);
    const path = '/nb/app/license/checkout?package=plus';
    const form = { intent: 'pay', terms: 'yes', withdrawal: 'yes', code: '', requestKey: 'key-på-norsk' };
    const { location } = await shopper.browser.visit(checkout.action, path, form);
    expect(new URL(location ?? '').pathname).toMatch(/^\/nb\/app\/license\/test-checkout\//);
    expect(new URL(await shopper.press(location ?? '', 'paid')).pathname).toMatch(
      /^\/nb\/app\/license\/order\//,
    );
  });

  test('a page that stood open for too long makes a new order at the next press', async () => {
    const shopper = await newShopper(api);
    const form = { requestKey: 'key-of-an-old-page' };
    await shopper.send('package=plus', form);
    await api.database.pool.query(
      `update public.orders set created_at = created_at - interval '2 hours', checkout_id = null, checkout_url = null
       where request_key = 'key-of-an-old-page'`,
    );
    const late = await shopper.send('package=plus', form);
    expect(late).toMatchObject({ status: 410, data: { errors: { form: 'checkout_over' } } });
    const { requestKey } = (late.data as { form: { requestKey: string } }).form;
    expect((await shopper.send('package=plus', { requestKey })).location).toContain('/test-checkout/');
  });
});

describe('a discount code at the checkout', () => {
  test('lowers the price, by the button or by the address, and the order is made at that price', async () => {
    const shopper = await newShopper(api);
    const code = await newCode('BEST-CHEA-PER2');
    const lowered = { quote: { percentOff: 20, amountOre: 7920, code: { state: 'good' } } };
    expect((await shopper.send('package=plus', { intent: 'quote', code })).data).toMatchObject(lowered);
    expect((await shopper.open(`package=plus&code=${code}`)).data).toMatchObject(lowered);
    await shopper.buy('package=plus', { code: ' best chea per2 ' });
    expect(await ordersOf(shopper)).toEqual([{ status: 'paid', amount_ore: 7920 }]);
  });

  test('that was used, is unknown or gives no discount is told at the field, and nothing is ordered', async () => {
    const code = await newCode('BEST-USED-UP22');
    await (await newShopper(api)).buy('package=plus', { code });
    const trial = await newCode('BEST-TRYA-LQ22', null);
    const shopper = await newShopper(api);
    for (const [typed, state] of [
      [code, 'used'],
      [trial, 'no_discount'],
      ['BEST-NADA-NADA', 'unknown'],
    ]) {
      const { status, data } = await shopper.send('package=plus', { code: typed as string });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(data).toMatchObject({ errors: {}, form: { code: typed }, quote: { code: { state } } });
    }
    expect(await ordersOf(shopper)).toEqual([]);
  });

  test('is free again when the payment is cancelled, and is kept for the way back', async () => {
    const shopper = await newShopper(api);
    const code = await newCode('BEST-BACK-AG22');
    const { location } = await shopper.send('package=plus', { code });
    const page = await shopper.press(location ?? '', 'cancelled');
    expect((await shopper.order(page, { intent: 'cancel' })).location).toBe(new URL(page).pathname);
    expect((await shopper.order(page)).data).toMatchObject({ receipt: { status: 'cancelled', code } });
    const other = await newShopper(api);
    expect((await other.open(`package=plus&code=${code}`)).data).toMatchObject({
      quote: { code: { state: 'good' } },
    });
  });

  test('9.209 opening an order’s page cancels nothing, whatever the address says: it stays open and keeps its code', async () => {
    const shopper = await newShopper(api);
    const code = await newCode('BEST-OPEN-AG22');
    const { location } = await shopper.send('package=plus', { code });
    const page = await shopper.press(location ?? '', 'cancelled');
    expect(page).toMatch(/[?]cancelled$/);
    for (let visits = 0; visits < 2; visits += 1)
      expect((await shopper.order(page)).data).toMatchObject({ receipt: { status: 'open', code } });
    expect(await ordersOf(shopper)).toMatchObject([{ status: 'open' }]);
    const other = await newShopper(api);
    expect((await other.order(page, { intent: 'cancel' })).status).toBe(404);
    expect((await shopper.payments(location ?? '')).data).toMatchObject({ isOpen: true });
  });
});

describe('an order that was paid, of which the provider’s event is lost', () => {
  test('9.209 opening an order’s page changes nothing, whatever the address says; its form asks the provider', async () => {
    const shopper = await newShopper(api);
    const { location } = await shopper.send('package=plus');
    const page = await shopper.press(location ?? '', 'cancelled');
    const path = new URL(page).pathname;
    const orderId = path.split('/').at(-1);
    await api.database.pool.query(
      `update bestatt.test_checkouts set state = 'paid', payment_id = 'lost', changed_at = now() where order_id = $1`,
      [orderId],
    );
    const written = async () =>
      (
        await api.database.pool.query(
          `select o.*, (select count(*) from public.payment_events e where e.order_id = o.id) as events
           from public.orders o where o.id = $1`,
          [orderId],
        )
      ).rows;
    const before = await written();
    for (const query of ['', '?back', '?cancelled'])
      expect((await shopper.order(path + query)).data).toMatchObject({ receipt: { status: 'open' } });
    expect(await written()).toEqual(before);
    const stranger = await newShopper(api);
    expect((await stranger.order(path, { intent: 'ask' })).status).toBe(404);
    expect(await written()).toEqual(before);
    await shopper.order(path, { intent: 'ask' });
    expect((await shopper.order(path)).data).toMatchObject({ receipt: { status: 'paid' } });
  });
});

describe('9.49 the test checkout', () => {
  test('is there for the one who ordered, as long as the order is open', async () => {
    const shopper = await newShopper(api);
    const payments = (await shopper.send('package=premium')).location ?? '';
    expect((await shopper.payments(payments)).data).toMatchObject({
      tier: 12,
      amountOre: 19_900,
      isOpen: true,
    });
    expect((await (await newShopper(api)).payments(payments)).status).toBe(404);
    await shopper.press(payments, 'paid');
    expect((await shopper.payments(payments)).data).toMatchObject({ isOpen: false });
  });

  test('is not there where a real provider takes the money', async () => {
    const shopper = await newShopper(api);
    const payments = new URL((await shopper.send('package=plus')).location ?? '');
    const embedded = { inbox: true, mail: true, sms: true, payment: false, languageModel: true };
    const browser = openBrowser(api, { embedded });
    for (const [name, value] of shopper.browser.cookies) browser.cookies.set(name, value);
    const params = { checkoutId: payments.pathname.split('/').at(-1) };
    const answer = await browser.visit(
      (given) => testCheckout.loader({ ...given, params }),
      payments.pathname,
    );
    expect(answer.status).toBe(404);
  });
});

describe('the order’s page', () => {
  test('a declined payment leads back to the checkout, and is paid there', async () => {
    const shopper = await newShopper(api);
    const payments = (await shopper.send('package=plus')).location ?? '';
    const page = await shopper.press(payments, 'declined');
    expect((await shopper.order(page)).data).toMatchObject({ receipt: { status: 'failed', tier: 11 } });
    await shopper.buy('package=plus');
    expect((await ordersOf(shopper)).map(({ status }) => status)).toEqual(['failed', 'paid']);
  });

  test('a paid one shows the whole receipt (9.47)', async () => {
    const shopper = await newShopper(api);
    const page = await shopper.buy('package=plus');
    expect(page).toMatch(/\?back$/);
    const { data } = await shopper.order(page);
    expect(data).toMatchObject({
      cameBack: true,
      receipt: { status: 'paid', tier: 11, days: 30, priceOre: 9900, amountOre: 9900, refundedOre: 0 },
    });
    const { number, startsAt, expiresAt } = (data as { receipt: Record<string, string> }).receipt;
    expect(number).toBeGreaterThan(0);
    expect(Date.parse(expiresAt ?? '') - Date.parse(startsAt ?? '')).toBe(30 * 24 * 3_600_000);
  });

  test('9.46 withdrawing pays the unused days back and ends the licence; a second press changes nothing', async () => {
    const shopper = await newShopper(api);
    const page = await shopper.buy('package=plus');
    expect((await shopper.order(page)).data).toMatchObject({ receipt: { withdrawal: { refundOre: 9900 } } });
    for (const press of ['first', 'second']) {
      const answer = await shopper.order(page, { press });
      expect(answer.data).toMatchObject({ kind: 'withdrawn', refundedOre: 9900 });
    }
    expect((await shopper.order(page)).data).toMatchObject({
      receipt: { status: 'refunded', refundedOre: 9900, withdrawal: null },
    });
  });

  test('when its period is over it is too late (9.46)', async () => {
    const shopper = await newShopper(api);
    const page = await shopper.buy('package=plus');
    await api.database.pool.query(
      `update public.orders set paid_at = paid_at - interval '30 days' where status = 'paid' and id = $1`,
      [new URL(page).pathname.split('/').at(-1)],
    );
    expect((await shopper.order(page)).data).toMatchObject({ receipt: { withdrawal: null } });
    expect((await shopper.order(page, { press: 'late' })).data).toEqual({ kind: 'refused', problem: 'over' });
  });

  test('somebody else’s order, and one that is none, are not found', async () => {
    const page = await (await newShopper(api)).buy('package=plus');
    const stranger = await newShopper(api);
    expect((await stranger.order(page)).status).toBe(404);
    expect((await stranger.order('/app/license/order/nonsense')).status).toBe(404);
    expect((await stranger.order(page, { press: 'first' })).data).toEqual({
      kind: 'refused',
      problem: 'failed',
    });
  });
});
