import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { encodeRefreshToken, isSignedBy, parseRefreshToken } from './refresh-token.ts';

describe('a refresh token', () => {
  const anyToken = fc.record({
    sessionId: fc.uuid(),
    // Up to seven bytes of seven bits each.
    counter: fc.oneof(
      fc.nat(300),
      fc.maxSafeInteger().map((n) => Math.abs(n) % 2 ** 49),
    ),
    key: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
  });

  test('gives back its session and its counter, and is signed by its key alone', () => {
    fc.assert(
      fc.property(anyToken, ({ sessionId, counter, key }) => {
        const parsed = parseRefreshToken(encodeRefreshToken({ sessionId, counter }, key));
        expect(parsed).toMatchObject({ sessionId, counter });
        expect(parsed && isSignedBy(parsed, key)).toBe(true);
        expect(parsed && isSignedBy(parsed, Buffer.from(key.map((byte) => byte ^ 1)))).toBe(false);
      }),
      propertySettings(300),
    );
  });

  // Made by the reference (supabase/auth, crypto/refresh_tokens.go) for this session, counter and key.
  test('has the wire form of supabase/auth', () => {
    const bytes = Buffer.from(
      encodeRefreshToken(
        { sessionId: '11111111-2222-3333-4444-555555555555', counter: 300 },
        Buffer.alloc(32, 7),
      ),
      'base64url',
    );
    expect(bytes.subarray(0, 19).toString('hex')).toBe(
      '00111111112222333344445555555555 55ac02'.replace(' ', ''),
    );
    expect(bytes).toHaveLength(1 + 16 + 2 + 16 + 4);
  });

  test('with any character changed is no token or not ours', () => {
    fc.assert(
      fc.property(anyToken, fc.nat(), fc.constantFrom(...'AZaz09-_'), ({ key, ...of }, place, put) => {
        const token = encodeRefreshToken(of, key);
        // The last character holds bits that say nothing.
        const at = place % (token.length - 1);
        fc.pre(token[at] !== put);
        const parsed = parseRefreshToken(`${token.slice(0, at)}${put}${token.slice(at + 1)}`);
        expect(parsed === null || !isSignedBy(parsed, key)).toBe(true);
      }),
      propertySettings(500),
    );
  });
});
