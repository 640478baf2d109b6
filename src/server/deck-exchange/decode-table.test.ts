import { expect, test } from 'vitest';
import { decodeTable } from './decode-table.ts';

test('the encoding of a table is found (9.417)', () => {
  expect(decodeTable(new Uint8Array([0x62, 0xf8, 0x6b]))).toEqual({ text: 'bøk', encoding: 'windows-1252' });
  const marked = new TextEncoder().encode('\u{feff}bøk');
  expect(decodeTable(marked)).toEqual({ text: 'bøk', encoding: 'utf-8' });
  expect(decodeTable(new Uint8Array([0xff, 0xfe, 0xf8, 0x00]))).toEqual({ text: 'ø', encoding: 'utf-16le' });
});
