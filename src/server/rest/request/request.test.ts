import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { parseCsv } from './csv.ts';
import { chooseMediaType } from './media-types.ts';
import { readPayload } from './payload.ts';
import { describeApplied, parsePreferences } from './preferences.ts';
import { contentRange, rangeStatus, restrictRange, rootRange } from './range.ts';

describe('the Prefer header', () => {
  test('of a preference given twice the first counts, and others are kept for strict handling', () => {
    expect(
      parsePreferences('return=minimal,  return=representation , foo, max-affected=5,timezone=Europe/Oslo'),
    ).toEqual({
      return: 'minimal',
      timezone: 'Europe/Oslo',
      maxAffected: 5,
      invalid: ['foo'],
    });
  });

  test.each(['return=everything', 'constructor', '__proto__=x', 'count'])('%s is no preference', (text) => {
    expect(parsePreferences(text)).toEqual({ maxAffected: undefined, invalid: [text] });
  });

  test('what was applied is told in the order of the dialect', () => {
    expect(
      describeApplied({
        handling: 'strict',
        maxAffected: 3,
        return: 'minimal',
        resolution: 'merge-duplicates',
      }),
    ).toBe('resolution=merge-duplicates, return=minimal, handling=strict, max-affected=3');
    expect(describeApplied({ maxAffected: 3 })).toBeUndefined();
  });
});

describe('the Accept header', () => {
  test.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/vnd.pgrst.array+json', 'application/json'],
    ['application/vnd.pgrst.object', 'application/vnd.pgrst.object+json'],
    ['application/vnd.pgrst.object+json; nulls=stripped', 'application/vnd.pgrst.object+json;nulls=stripped'],
    ['text/html, text/csv', 'text/csv'],
    ['text/csv;q=0.1, application/json;q=0.2', 'application/json'],
    [
      'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object+json"; options=analyze|buffers|nonsense',
      'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object+json"; options=analyze|buffers',
    ],
  ])('%s gives %s', (accept, name) => {
    expect(chooseMediaType(accept, true).name).toBe(name);
  });

  test('a plan is not to be had where it is not allowed', () => {
    expect(() => chooseMediaType('application/vnd.pgrst.plan', false)).toThrow('None of these media types');
  });
});

describe('ranges', () => {
  test.each([
    [{}, undefined, { offset: 0, limit: null }],
    [{ limit: 5 }, undefined, { offset: 0, limit: 5 }],
    [{ offset: 3 }, '0-9', { offset: 3, limit: 7 }],
    [{ limit: 2, offset: 1 }, '2-', { offset: 2, limit: 1 }],
    [{ limit: 0 }, '5-9', { offset: 0, limit: 0 }],
    [{ limit: 1 }, '5-9', { offset: 5, limit: 0 }],
    [{}, 'bytes=0-1', { offset: 0, limit: null }],
  ])('%j with the header %s', (asked, header, expected) => {
    expect(rootRange(asked, header)).toEqual(expected);
  });

  test('are held to the largest page', () => {
    expect(restrictRange({ offset: 5, limit: null }, 10)).toEqual({ offset: 5, limit: 10 });
    expect(restrictRange({ offset: 5, limit: 3 }, 10)).toEqual({ offset: 5, limit: 3 });
    expect(restrictRange({ offset: 5, limit: 30 }, 10)).toEqual({ offset: 5, limit: 10 });
  });

  test.each([
    [0, 9, 10, '0-9/10', 200],
    [0, 4, 10, '0-4/10', 206],
    [0, -1, 0, '*/0', 200],
    [10, 9, 10, '*/10', 206],
    [11, 10, 10, '*/10', 416],
    [0, 4, null, '0-4/*', 200],
  ] as const)('%i to %i of %s', (first, last, total, text, status) => {
    expect([contentRange({ first, last, total }), rangeStatus({ first, last, total })]).toEqual([
      text,
      status,
    ]);
  });
});

describe('bodies', () => {
  test('CSV has a header, quotes and bare NULLs', () => {
    expect(parseCsv('a,b\n1,"x, ""y""\nz"\nNULL,"NULL"\r\n,')).toEqual([
      { a: '1', b: 'x, "y"\nz' },
      { a: null, b: 'NULL' },
      { a: '', b: '' },
    ]);
    expect(parseCsv('a,b\n1')).toBeUndefined();
  });

  const read = (text: string, further: object = {}) =>
    readPayload({ text, contentType: 'application/json', columns: undefined, forRoutine: false, ...further });

  test('JSON is handed on as it is, with the keys of its rows', () => {
    expect(read('{"a":1.10,"__proto__":2}')).toEqual({
      kind: 'json',
      text: '{"a":1.10,"__proto__":2}',
      isArray: false,
      keys: ['a', '__proto__'],
    });
    expect(read('[{"a":1},{"a":2}]')).toMatchObject({ isArray: true, keys: ['a'] });
    expect(read('5')).toMatchObject({ text: '[]', keys: [] });
  });

  test.each(['[{"a":1},{"b":2}]', '[{"a":1},{"a":1,"b":2}]', '[1]', '{', ''])('refuses %s', (text) => {
    expect(() => read(text)).toThrow(/All object keys must match|Empty or invalid json/);
  });

  test('of a function may be empty or raw', () => {
    expect(read('', { forRoutine: true })).toMatchObject({ text: '{}' });
    expect(read('abc', { forRoutine: true, contentType: 'text/plain; charset=utf-8' })).toMatchObject({
      kind: 'raw',
      text: 'abc',
    });
  });
});

test('CSV is read as it was written, whatever its fields hold', () => {
  const field = fc.option(fc.oneof(fc.string(), fc.constantFrom('NULL', '', ',', '"', '\r\n', 'a"b', ' x ')));
  const written = (value: string | null) => (value === null ? 'NULL' : `"${value.replaceAll('"', '""')}"`);
  const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
    fc.record({
      names: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: width, maxLength: width }),
      rows: fc.array(fc.array(field, { minLength: width, maxLength: width }), { maxLength: 6 }),
      end: fc.constantFrom('\n', '\r\n'),
    }),
  );
  fc.assert(
    fc.property(table, ({ names, rows, end }) => {
      const text = [names, ...rows].map((line) => line.map(written).join(',')).join(end);
      expect(parseCsv(text)).toEqual(
        rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))),
      );
    }),
    propertySettings(500),
  );
});
