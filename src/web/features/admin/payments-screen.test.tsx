import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { PaymentsScreen } from './payments-screen.tsx';

type Payment = Parameters<typeof PaymentsScreen>[0]['found']['payments'][number];

const payment: Payment = {
  orderId: '6f9c2d52-3a55-4c0c-a6e6-1de35d4b7a10',
  person: { id: '00000000-0000-4000-8000-00000000000a', name: 'Kari', email: 'kari@example.no' },
  tier: 11,
  days: 30,
  amountOre: 9900,
  paidAt: '2026-11-03T10:00:00Z',
  receiptNumber: 12,
  paymentId: 'pi_1',
  dispute: null,
  failedRefundOre: 0,
  owedOre: 0,
};

function html(payments: readonly Payment[], prefix = ''): string {
  const found = { payments: [...payments], more: false };
  const element = <PaymentsScreen found={found} outcome={null} />;
  return renderScreen({ path: `${prefix}/admin/payments`, element });
}

test('9.81 each payment says whose it is, what is wrong and what to do', () => {
  const page = html([
    { ...payment, dispute: 'open' },
    { ...payment, orderId: crypto.randomUUID(), failedRefundOre: 6600, person: null },
    { ...payment, orderId: crypto.randomUUID(), owedOre: 9900 },
  ]);
  const words = textOf(page);
  expect(words).toContain('Kari Plus, 30 days, NOK 99.00 Paid 3 Nov 2026 · Receipt 12 Payment pi_1 Disputed');
  expect(words).toContain('If the bank decides for the buyer, the licence ends by itself.');
  expect(words).toContain('A deleted account Plus');
  expect(words).toContain('NOK 66.00 came back to us.');
  expect(words).toContain('NOK 99.00 is not sent yet.');
  expect(page.match(/name="amountOre" value="6600"/g)).toHaveLength(1);
  expect(page).toContain('/admin/people/00000000-0000-4000-8000-00000000000a#orders');
});

test('where nothing is wrong it says so, in Norwegian too (9.81)', () => {
  expect(textOf(html([]))).toContain('Nothing needs you');
  expect(textOf(html([], '/nb'))).toContain('Ingenting å ta tak i');
});
