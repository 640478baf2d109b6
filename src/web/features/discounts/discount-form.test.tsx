import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { DiscountForm } from './discount-form.tsx';

const sent = { kind: 'sent', email: 'kari@example.no' } as const;
const viewer = { kind: 'user', id: 'u-1', name: 'Kari', email: 'kari@example.no' } as const;

test.each([
  ['/discount', 'Create an account', 'To the licence page'],
  ['/nb/discount', 'Lag konto', 'Til lisenssiden'],
])('whoever has an account is offered none with their code, on %s (9.50)', (path, create, licence) => {
  const element = <DiscountForm outcome={sent} />;
  const visitors = textOf(renderScreen({ path, element }));
  const members = textOf(renderScreen({ path, element, root: { viewer } }));
  expect(visitors).toContain(create);
  expect(members).not.toContain(create);
  expect(members).toContain(licence);
});
