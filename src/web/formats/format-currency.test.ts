import { expect, test } from 'vitest';
import { formatCurrency } from './format-currency.ts';

test.each([
  [9900, 'NOK 99', '99 kr'],
  [7920, 'NOK 79.20', '79,20 kr'],
  [0, 'NOK 0', '0 kr'],
  [123_456_00, 'NOK 123,456', '123 456 kr'],
])('%i øre are %s, %s', (ore, english, norwegian) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plain(formatCurrency(ore, 'en-GB'))).toBe(english);
  expect(plain(formatCurrency(ore, 'nb-NO'))).toBe(norwegian);
});
