import { describe, expect, test } from 'vitest';
import { parseSizeLimit } from './bucket-rules.ts';
import { parseRange } from './range.ts';
import { readCacheControl, readMetadata } from './upload-body.ts';

describe('a size limit', () => {
  test.each([
    ['20MB', 20_000_000],
    ['1.5 kb', 1500],
    ['3B', 3],
    ['1gb', 1e9],
    ['700', 700],
    [0, 0],
    [null, null],
  ])('%s is %s bytes', (text, bytes) => {
    expect(parseSizeLimit(text, 2e9)).toBe(bytes);
  });
  test.each(['', 'MB', '1.MB', '-1', '1e3', '0x10', '1 TB', '1.2345KB'])('%s is none', (text) => {
    expect(() => parseSizeLimit(text, 2e9)).toThrow('Invalid file size format');
  });
});

describe('9.21 cache-control', () => {
  test.each([
    [null, 'max-age=3600'],
    ['', 'max-age=3600'],
    ['60', 'max-age=60'],
    ['max-age=60', 'max-age=60'],
    ['no-cache', 'no-cache'],
    ['public, max-age=60, immutable', 'public, max-age=60, immutable'],
    ['max-age=60\r\nx: y', 'max-age=3600'],
    ['max-age="60"', 'max-age=3600'],
    ['undefined', 'max-age=3600'],
  ])('%j is kept as %s', (given, kept) => {
    expect(readCacheControl(given)).toBe(kept);
  });
});

test('metadata is an object or nothing', () => {
  expect(readMetadata('{"a":1}')).toEqual({ a: 1 });
  for (const text of ['', '1', '[]', 'null', '{']) expect(readMetadata(text)).toBeNull();
});

test('a range of an empty file cannot be satisfied', () => {
  expect(() => parseRange('bytes=0-', 0)).toThrow('invalid range');
  expect(parseRange(null, 0)).toBeUndefined();
});
