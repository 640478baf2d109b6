import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import type { CheckoutErrors, CheckoutForm, Quote } from './checkout-data.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { TestCheckoutScreen } from './test-checkout-screen.tsx';

const quote: Quote = {
  tier: 11,
  days: 30,
  priceOre: 9900,
  percentOff: 0,
  amountOre: 9900,
  code: null,
  waits: null,
  startsAt: '2026-11-21T10:00:00Z',
  expiresAt: '2026-12-21T10:00:00Z',
  isLater: false,
};
const form: CheckoutForm = {
  code: '',
  acceptedTerms: false,
  acceptedWithdrawal: false,
  requestKey: 'key-of-a-test',
};
const embedded = { inbox: true, mail: true, sms: true, payment: true, languageModel: true };

type Change = {
  readonly path?: string;
  readonly offerKey?: 'plus' | 'premium';
  readonly quote?: Partial<Quote>;
  readonly form?: Partial<CheckoutForm>;
  readonly errors?: CheckoutErrors;
  readonly isEmbedded?: boolean;
  readonly hasModel?: boolean;
};

function html(change: Change = {}): string {
  const { path = '/app/license/checkout?package=plus', offerKey = 'plus', errors = {} } = change;
  return renderScreen({
    path,
    root: {
      embedded: { ...embedded, payment: change.isEmbedded ?? true, languageModel: !change.hasModel },
    },
    element: (
      <CheckoutScreen
        offerKey={offerKey}
        quote={{ ...quote, ...change.quote }}
        form={{ ...form, ...change.form }}
        errors={errors}
      />
    ),
  });
}

/** Words with plain blanks. */
const words = (change: Change = {}) => textOf(html(change)).replaceAll('\u00a0', ' ');

describe('the checkout page', () => {
  test('says what is bought, from when to when, for how much, and that nothing renews', () => {
    for (const said of [
      'Plus, 30 days',
      'From 21 November 2026 to 21 December 2026.',
      'You pay once. Nothing renews by itself.',
      'To pay NOK 99',
      'Pay NOK 99',
    ])
      expect(words()).toContain(said);
    expect(words({ path: '/nb/app/license/checkout?package=plus' })).toContain('Betal 99 kr');
  });

  test('has two boxes, unticked, for the terms and for the right of withdrawal', () => {
    const boxes = html().match(/<input type="checkbox"[^>]*>/g) ?? [];
    expect(boxes.map((box) => /name="(\w+)"/.exec(box)?.[1])).toEqual(['terms', 'withdrawal']);
    for (const box of boxes) expect(box).not.toContain('checked');
    expect(html()).toMatch(/<a href="\/terms"[^>]*>terms and conditions<\/a>/);
    expect(words()).toContain('I can withdraw within 14 days and get the unused days back');
  });

  test('keeps what was typed and ticked, and says at each box what is missing', () => {
    const shown = html({
      form: { code: 'BEST-7KQ4-XM2P', acceptedTerms: true },
      errors: { withdrawal: 'withdrawal' },
    });
    expect(shown).toContain('value="BEST-7KQ4-XM2P"');
    expect(/<input type="checkbox"[^>]*name="terms"[^>]*>/.exec(shown)?.[0]).toContain('checked');
    expect(textOf(shown)).toContain('Tick the box to confirm that you know your right of withdrawal.');
    expect(textOf(shown)).not.toContain('Tick the box to accept the terms.');
  });

  test('marks what comes later and says that nobody pays for it in advance (decision 046)', () => {
    expect(words()).toContain('AI feedback on your texts (comes later)');
    expect(words()).toContain('You do not pay for it in advance');
    // Where a language model is set up, nothing is left to come.
    for (const all of [words({ hasModel: true }), words({ hasModel: true, offerKey: 'premium' })]) {
      expect(all).not.toContain('comes later');
      expect(all).not.toContain('You do not pay for it in advance');
    }
    expect(words({ hasModel: true })).toContain('AI feedback on your texts');
  });

  test('9.49 says that no money is taken, where none is', () => {
    expect(words()).toContain('Test checkout: no money is taken.');
    expect(words({ isEmbedded: false })).not.toContain('no money is taken');
  });

  test('an upgrade says what happens with what is left (9.44)', () => {
    const upgrade = { tier: 12, waits: { tier: 11, from: '2026-12-21T10:00:00Z' } };
    expect(words({ offerKey: 'premium', quote: upgrade })).toContain(
      'Your Plus waits meanwhile and goes on from 21 December 2026; no day is lost.',
    );
    expect(words({ quote: { isLater: true } })).toContain('It begins when what you have ends');
  });

  test('shows what a code takes off, or why it does not', () => {
    const good = {
      percentOff: 20,
      amountOre: 7920,
      code: { code: 'BEST-7KQ4-XM2P', state: 'good' },
    } as const;
    expect(words({ quote: good })).toContain('Discount, 20% −NOK 19.80 To pay NOK 79.20');
    for (const state of ['unknown', 'used', 'expired', 'reserved', 'no_discount'] as const) {
      const refused = html({ quote: { code: { code: 'BEST-7KQ4-XM2P', state } } });
      expect(refused).toContain('aria-invalid="true"');
      expect(textOf(refused)).not.toMatch(/code\.state|−NOK/);
    }
  });

  test.each(['payment_unavailable', 'checkout_over', 'account_needed', 'demo_account', 'unexpected_failure'])(
    'has words for %s, and says that nothing was taken where it might have been',
    (code) => {
      expect(words({ errors: { form: code } })).not.toContain('errors.');
      expect(html({ errors: { form: code } })).toContain('role="alert"');
    },
  );
});

describe('9.49 the test checkout', () => {
  const checkout = (isOpen: boolean, path = '/app/license/test-checkout/test_1') =>
    renderScreen({
      path,
      element: (
        <TestCheckoutScreen
          orderId="6f9c2d52-3a55"
          tier={12}
          amountOre={19_900}
          isOpen={isOpen}
          failed={false}
        />
      ),
    });

  test('says what it is, and has its three buttons', () => {
    expect(textOf(checkout(true))).toContain('Test checkout. No money is taken, and no card is asked for.');
    expect(textOf(checkout(true, '/nb/app/license/test-checkout/test_1'))).toContain(
      'Ingen penger blir trukket',
    );
    for (const outcome of ['paid', 'declined', 'cancelled'])
      expect(checkout(true)).toContain(`value="${outcome}"`);
  });

  test('has none when it is closed, but the way to the order', () => {
    expect(checkout(false)).not.toContain('<button');
    expect(checkout(false)).toContain('href="/app/license/order/6f9c2d52-3a55"');
  });
});
