import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { findDelimiter, parseCsv, readCell, writeCsv } from './csv.ts';

test('the sign between the columns of a table is found (9.417)', () => {
  expect(findDelimiter('hus;house\nbil;car, automobile\n')).toBe(';');
  expect(findDelimiter('hus\thouse\nbil\tcar\n')).toBe('\t');
  expect(findDelimiter('hus\nbil\n')).toBe(',');
});

test('quotation marks, line ends inside them and empty lines are read (9.417)', () => {
  expect(parseCsv('a,"b ""c""\nd"\r\n\r\n e , f"g\n', ',')).toEqual([
    ['a', 'b "c"\nd'],
    ['e', 'f"g'],
  ]);
});

test('what is written is read back the same, whatever stands in it (9.417)', () => {
  const cell = fc.string({ unit: 'binary-ascii' }).map((text) => text.replaceAll('\0', ''));
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (table) => {
      const kept = table.filter((row) => row.some((one) => one !== ''));
      const read = parseCsv(writeCsv(table).slice(1), ',').map((row) => row.map(readCell));
      expect(read).toEqual(kept);
    }),
    propertySettings(300),
  );
});

test('no cell is a formula where it is opened (9.417)', () => {
  expect(writeCsv([['=1+1', '-2', "'=x"]])).toBe("\u{feff}'=1+1,'-2,''=x\r\n");
});
