import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { isUuid } from './uuid.ts';

test.each([
  ['0190b5a4-6d1e-7c3f-8a2b-1c2d3e4f5a6b', true],
  ['0190B5A4-6D1E-7C3F-8A2B-1C2D3E4F5A6B', true],
  ['0190b5a46d1e7c3f8a2b1c2d3e4f5a6b', false],
  ['0190b5a4-6d1e-7c3f-8a2b-1c2d3e4f5a6b\n', false],
  [' 0190b5a4-6d1e-7c3f-8a2b-1c2d3e4f5a6b', false],
  ['g190b5a4-6d1e-7c3f-8a2b-1c2d3e4f5a6b', false],
  ['', false],
  [null, false],
])('whether %j is a UUID: %s', (value, expected) => {
  expect(isUuid(value)).toBe(expected);
});

test('any UUID is one, and none with a character more, less or of another kind', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(35), fc.constantFrom('', 'g', ' ', '\u0660', 'aa'), (uuid, at, put) => {
      expect(isUuid(uuid)).toBe(true);
      expect(isUuid(uuid.toUpperCase())).toBe(true);
      expect(isUuid(uuid.slice(0, at) + put + uuid.slice(at + 1))).toBe(false);
    }),
    propertySettings(500),
  );
});
