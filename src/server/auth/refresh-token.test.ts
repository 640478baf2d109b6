import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encodeRefreshToken, isSignedBy, parseRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);

describe('a refresh token', () => {
  test.each([0, 1, 127, 128, 300, 16_383, 16_384, 2 ** 31, 2 ** 40])(
    'gives back its session and the counter %i',
    (counter) => {
      const sessionId = randomUUID();
      const parsed = parseRefreshToken(encodeRefreshToken({ sessionId, counter }, key));
      expect(parsed).toMatchObject({ sessionId, counter });
      expect(parsed && isSignedBy(parsed, key)).toBe(true);
      expect(parsed && isSignedBy(parsed, randomBytes(32))).toBe(false);
    },
  );

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
    const token = encodeRefreshToken({ sessionId: randomUUID(), counter: 5 }, key);
    for (let i = 0; i < token.length - 1; i += 1) {
      const changed = `${token.slice(0, i)}${token[i] === 'A' ? 'B' : 'A'}${token.slice(i + 1)}`;
      const parsed = parseRefreshToken(changed);
      expect(parsed === null || !isSignedBy(parsed, key)).toBe(true);
    }
  });
});
