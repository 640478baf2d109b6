import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { decodeCsv, findDelimiter, parseCsv, readCell, writeCsv } from './csv.ts';

test('9.417 columns, their sign and the encoding of a table are found', () => {
  expect(findDelimiter('hus;house\nbil;car, automobile\n')).toBe(';');
  expect(findDelimiter('hus\thouse\nbil\tcar\n')).toBe('\t');
  expect(findDelimiter('hus\nbil\n')).toBe(',');
  expect(decodeCsv(new Uint8Array([0x62, 0xf8, 0x6b]))).toEqual({ text: 'bøk', encoding: 'windows-1252' });
  expect(decodeCsv(new TextEncoder().encode('\u{feff}bøk'))).toEqual({ text: 'bøk', encoding: 'utf-8' });
  expect(decodeCsv(new Uint8Array([0xff, 0xfe, 0xf8, 0x00]))).toEqual({ text: 'ø', encoding: 'utf-16le' });
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
