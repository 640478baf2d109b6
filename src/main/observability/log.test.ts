import { describe, expect, test } from 'vitest';
import { createLog, describeError, pathForLog, scrub } from './log.ts';

const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJzb21lb25lIn0.c2lnbmF0dXJl';

/** Lines as a careless caller or a library might write them, and what must not be left of them. */
const careless: readonly (readonly [name: string, line: string, secret: string])[] = [
  ['a token', `{"msg":"sent ${jwt}"}`, 'eyJ'],
  ['a header', '{"authorization":"Bearer abcdefgh.ijkl"}', 'abcdefgh'],
  ['a password', '{"password":"et fjell i solnedgang"}', 'fjell'],
  ['a password in JSON in JSON', String.raw`{"body":"{\"password\":\"fjell\"}"}`, 'fjell'],
  ['a refresh token', '{"refresh_token":"abc123def456"}', 'abc123'],
  ['a one-time code', 'otp=123456', '123456'],
  ['a query', '/auth/v1/verify?token=pkce_123abc&type=signup', 'pkce_123'],
  ['a mail address', '{"msg":"to kari.ødegård+test@bjørk.example.no"}', 'bjørk'],
  ['a number', '{"msg":"sms to +47 912 34 567 failed"}', '912'],
  ['an address of the database', 'postgres://someone:hidden@db.example/x', 'hidden'],
  ['a key in the words of Postgres', 'Key (phone)=(4791234567) already exists.', '47912'],
  ['a row in the words of Postgres', 'Failing row contains (1, Kari Nordmann, (x)).', 'Nordmann'],
];

describe('8.26 an error in the log has one shape, its cause inside', () => {
  const client = { message: 'permission denied', code: '42501', details: 'on users', hint: null };
  test.each([
    [
      new TypeError('broken'),
      { type: 'TypeError', message: 'broken', stack: expect.stringContaining('broken') },
    ],
    [client, { type: 'Unknown', message: 'permission denied', code: '42501', detail: 'on users' }],
    ['a word', { type: 'Unknown', message: 'a word' }],
    [undefined, { type: 'Unknown', message: 'undefined' }],
    [
      new Error('The profile could not be read.', { cause: client }),
      { type: 'Error', cause: { message: 'permission denied', code: '42501' } },
    ],
  ])('%j', (error, shape) => {
    expect(describeError(error)).toMatchObject(shape);
  });

  test('a circle of causes ends', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).match(/"message":"round"/g)).toHaveLength(6);
  });
});

describe('8.27 the log has neither secrets nor personal data', () => {
  test.each(careless)('%s', (_, line, secret) => {
    expect(line).toContain(secret);
    expect(scrub(line)).not.toContain(secret);
    expect(scrub(line)).toContain('[left out]');
  });

  test('also where an error carries them', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const error = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(kari@example.no) already exists.',
      parameters: [jwt],
    });
    log.error({ err: error }, 'failed');
    expect(lines.join()).not.toMatch(/kari|eyJ/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'failed', err: { message: 'duplicate key' } });
  });

  test('and what is harmless stays as it is', () => {
    const line =
      '{"level":30,"time":1764000000000,"requestId":"b1946ac9-2ab1-4a73-9f3c-112233445566","path":"/rest/v1/tasks","ms":12}';
    expect(scrub(line)).toBe(line);
  });

  test.each([
    ['/rest/v1/sittings', '/rest/v1/sittings'],
    ['/app/result/0b0e6d0c-2ab1-4a73-9f3c-112233445566', '/app/result/:id'],
    ['/nb/delt/a1B2c3D4e5F6g7H8i9', '/nb/delt/:id'],
    ['/storage/v1/object/avatars/kari/passport.png', '/storage/v1/object/avatars/:file/:file'],
    ['/shared/abcdefgh-Ijklmnop_Qrstu', '/shared/:id'],
    ['/rest/v1/community_user_profiles', '/rest/v1/community_user_profiles'],
    ['/functions/v1/sittings', '/functions/v1/sittings'],
    ['/app/tests/kari%40example.no', '/app/tests/:id'],
  ])('the path %s is logged as %s', (path, logged) => {
    expect(pathForLog(path)).toBe(logged);
  });
});
