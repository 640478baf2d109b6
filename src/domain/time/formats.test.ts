import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './formats.ts';

test('a format is made once for each language and form', () => {
  const asked = () => dateFormat('nb-NO', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(asked()).toBe(asked());
  expect(asked().format(new Date('2026-11-20'))).toBe('20. november');
  expect(dateFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(0)).toBe('1 January');
  expect(numberFormat('nb-NO', { minimumFractionDigits: 2 }).format(79.2)).toBe('79,20');
  expect(numberFormat('nb-NO', { minimumFractionDigits: 0 }).format(79)).toBe('79');
});
