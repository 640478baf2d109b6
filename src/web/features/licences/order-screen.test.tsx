import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { OrderScreen, type WithdrawalOutcome } from './order-screen.tsx';
import type { Receipt } from './receipt.ts';

const open: Receipt = {
  orderId: '6f9c2d52-3a55-4c0c-a6e6-1de35d4b7a10',
  status: 'open',
  checkoutUrl: 'https://checkout.example/1',
  number: null,
  paidAt: null,
  startsAt: null,
  expiresAt: null,
  seller: { name: null, orgNumber: null, address: null, vatRegistered: false },
  vatPercent: 0,
  vatOre: 0,
  refundedVatOre: 0,
  tier: 11,
  days: 30,
  priceOre: 9900,
  percentOff: 0,
  discountOre: 0,
  amountOre: 9900,
  code: null,
  refundedOre: 0,
  refundedAt: null,
  refundReason: null,
  failedRefundOre: 0,
  withdrawal: null,
};
const paid: Receipt = {
  ...open,
  status: 'paid',
  checkoutUrl: null,
  number: 1042,
  paidAt: '2026-11-21T10:00:00Z',
  startsAt: '2026-11-21T10:00:00Z',
  expiresAt: '2026-12-21T10:00:00Z',
  withdrawal: { until: '2026-12-07T23:00:00Z', refundOre: 9900, endsExtension: false },
};

type Change = { readonly cameBack?: boolean; readonly outcome?: WithdrawalOutcome; readonly query?: string };

function html(receipt: Receipt, { cameBack = false, outcome, query = '' }: Change = {}, prefix = ''): string {
  return renderScreen({
    path: `${prefix}/app/license/order/${receipt.orderId}${query}`,
    element: <OrderScreen receipt={receipt} cameBack={cameBack} outcome={outcome ?? null} />,
  });
}

const words = (...given: Parameters<typeof html>) => textOf(html(...given)).replaceAll('\u00a0', ' ');

describe('coming back from the checkout', () => {
  test('paid: what one has now, and what next', () => {
    const shown = words(paid, { cameBack: true });
    expect(shown).toContain('Thank you, Plus is yours It is valid until 21 December 2026.');
    for (const next of ['custom test', 'flashcards', 'Test your level']) expect(shown).toContain(next);
  });

  test('a renewal: when it begins', () => {
    const later = { ...paid, startsAt: '2026-12-10T10:00:00Z', expiresAt: '2027-01-09T10:00:00Z' };
    expect(words(later, { cameBack: true })).toContain(
      'It begins 10 December 2026 and is valid until 9 January 2027.',
    );
  });

  test('not told yet: waits, and can be asked again without script', () => {
    expect(words(open, { cameBack: true })).toContain('Waiting for the payment');
    const form = /<form[^>]*action="[^"]*[?]back"[^>]*method="post".*?<\/form>/.exec(
      html(open, { cameBack: true }),
    );
    expect(form?.[0]).toContain('value="ask"');
  });

  test.each([
    ['failed', 'The payment was declined'],
    ['cancelled', 'The payment was cancelled'],
    ['expired', 'The payment took too long'],
  ] as const)('%s: nothing was taken, and the way back keeps package and code', (status, title) => {
    const order = { ...open, status, tier: 12, code: 'BEST-7KQ4-XM2P' };
    expect(words(order)).toContain(title);
    expect(words(order)).toContain('Nothing was taken.');
    expect(html(order)).toContain('href="/app/license/checkout?package=premium&amp;code=BEST-7KQ4-XM2P"');
    expect(words(order, {}, '/nb')).toContain('Ingenting er trukket.');
  });
});

test('an order that was left open can be paid or given up', () => {
  expect(html(open)).toContain('href="https://checkout.example/1"');
  const form = /<form[^>]* method="post"[^>]*>(.*?)<\/form>/.exec(html(open))?.[1];
  expect(form).toContain('value="cancel" name="intent"');
  expect(html(open)).not.toContain('?cancelled');
});

describe('9.47 the receipt', () => {
  test('has number, date, package, period, price, discount with its code, and what was paid', () => {
    const reduced = { ...paid, percentOff: 20, discountOre: 1980, amountOre: 7920, code: 'BEST-7KQ4-XM2P' };
    const shown = words(reduced);
    for (const said of [
      'Receipt 1042',
      'Date of payment 21 November 2026',
      'Package Plus, 30 days',
      'Period 21 November 2026 to 21 December 2026',
      'Price NOK 99',
      'Discount (20%, code BEST-7KQ4-XM2P) −NOK 19.80',
      'Paid NOK 79.20',
    ])
      expect(shown).toContain(said);
  });

  test('names the seller where one is configured, and only then', () => {
    const seller = {
      name: 'Bestått AS',
      orgNumber: '999 888 777',
      address: 'Storgata 1\n0155 Oslo',
      vatRegistered: false,
    };
    expect(words({ ...paid, seller })).toContain(
      'Seller Bestått AS Organisation number 999 888 777 Storgata 1',
    );
    expect(words(paid)).not.toContain('Seller');
  });

  test('says how much VAT is in it, and that there is none where the seller charges none', () => {
    const seller = { name: 'Bestått AS', orgNumber: '999 888 777', address: null, vatRegistered: true };
    const vat = { vatPercent: 25, vatOre: 1980 };
    const shown = words({ ...paid, ...vat, seller });
    expect(shown).toContain('Organisation number 999 888 777 MVA');
    expect(shown).toContain('Of which VAT (25%) NOK 19.80');
    expect(words(paid)).toContain('No VAT is charged.');
    const back = { refundedOre: 6600, refundedAt: '2026-12-01T10:00:00Z', refundedVatOre: 1320 };
    expect(words({ ...paid, ...vat, ...back, seller })).toContain('NOK 66 Of which VAT: NOK 13.20');
  });

  test('says what was paid back, when and why', () => {
    const back = {
      refundedOre: 6600,
      refundedAt: '2026-12-01T10:00:00Z',
      refundReason: 'withdrawal',
    } as const;
    expect(words({ ...paid, status: 'refunded', withdrawal: null, ...back })).toContain(
      'Refunded on 1 December 2026 NOK 66 You withdrew.',
    );
  });

  test('9.49 says that it was a test, where it was', () => {
    expect(words(paid)).toContain('Paid in the test checkout: no money was taken.');
  });
});

describe('9.46 withdrawing', () => {
  test('9.82 says that days of the pass guarantee end with it, where they do', () => {
    const end = 'The days that the pass guarantee gave you for it end too.';
    const withdrawal = { until: '2026-12-07T23:00:00Z', refundOre: 9900, endsExtension: true };
    expect(words({ ...paid, withdrawal }, { query: '?withdraw' })).toContain(end);
    expect(words(paid, { query: '?withdraw' })).not.toContain(end);
  });

  test('and of a refund that did not arrive it says that it is still owed (9.81)', () => {
    const back = { refundedOre: 9900, refundedAt: '2026-11-25T10:00:00Z', refundReason: 'dispute' } as const;
    const receipt = {
      ...paid,
      ...back,
      status: 'refunded',
      failedRefundOre: 6600,
      withdrawal: null,
    } as const;
    expect(words(receipt)).toContain('Taken back by your bank.');
    expect(words(receipt)).toContain('Your bank did not accept NOK 66 of the refund.');
  });

  test('says until which day and how much, and asks once more with the exact amount', () => {
    expect(words(paid)).toContain('Up to and including 7 December 2026 you can withdraw');
    expect(words(paid)).toContain('Plus ends now, and NOK 99 goes back the way you paid.');
  });

  test('asks on the page where there is no script', () => {
    const asked = words(paid, { query: '?withdraw' });
    expect(asked.match(/Withdraw from this purchase\?/g)).toHaveLength(2);
    expect(html(paid)).toContain('href="?withdraw"');
  });

  test('is not offered when it is too late', () => {
    expect(words({ ...paid, withdrawal: null })).not.toContain('Right of withdrawal');
  });

  test.each<[WithdrawalOutcome, string]>([
    [{ kind: 'withdrawn', refundedOre: 9900, sent: true }, 'NOK 99 is on its way back.'],
    [{ kind: 'withdrawn', refundedOre: 9900, sent: false }, 'NOK 99 will be sent back as soon as it does.'],
    [{ kind: 'refused', problem: 'over' }, 'The period in which you could withdraw is over.'],
  ])('%o says: %s', (outcome, said) => {
    expect(words(paid, { outcome })).toContain(said);
  });
});
