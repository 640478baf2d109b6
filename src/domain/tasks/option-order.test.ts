import { expect, test } from 'vitest';
import { numbersRise, onlyNumbers } from './option-order.ts';

test.each([
  [['19 kroner', '29 kroner', '135 kroner'], true],
  [['kl. 9.15', 'kl. 10.00', 'kl. 10.30'], true],
  [['Klokka 8', 'Klokka 12', 'Klokka 14'], true],
  [['28. april', '3. mai', '12. mai'], true],
  [['900 kroner', '1 200 kroner'], true],
  [['29 kroner', '19 kroner'], false],
  [['kl. 10.30', 'kl. 10.00'], false],
  [['12. mai', '28. april'], false],
  [['To dager', 'Tre dager'], false],
  [['Han kom kl. 8 og dro igjen.', 'Han kom kl. 9 og ble der.'], false],
])('%o rise: %s', (options, rises) => {
  expect(numbersRise(options)).toBe(rises);
});

test('sentences that hold a number are not numbers', () => {
  expect(onlyNumbers(['Hun har 3 barn og en hund.', '4 barn'])).toBe(false);
});
