import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { addressKey, createRateLimiter } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function letTimePass(key: string, seconds: number): Promise<void> {
  await database.pool.query(
    `update bestatt.rate_limits set refilled_at = refilled_at - make_interval(secs => $2) where key = $1`,
    [key, seconds],
  );
}

describe('a bucket', () => {
  test('gives its burst at once, even to requests that come together, and then refuses with the time to wait', async () => {
    const limiter = createRateLimiter(database);
    const bucket = { name: 'burst', key: 'a', limit: { burst: 10, perHour: 60 } };
    const decisions = await Promise.all(Array.from({ length: 30 }, () => limiter.take(bucket)));
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10);
    const refused = await limiter.take(bucket);
    expect(refused).toMatchObject({ allowed: false });
    expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeGreaterThan(55);
    expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test('refills with time, and to no more than its burst', async () => {
    const bucket = { name: 'refill', key: 'a', limit: { burst: 3, perHour: 60 } };
    for (let i = 0; i < 4; i += 1) await createRateLimiter(database).take(bucket);
    await letTimePass('refill:a', 61);
    await expect(createRateLimiter(database).take(bucket)).resolves.toEqual({ allowed: true });
    await expect(createRateLimiter(database).take(bucket)).resolves.toMatchObject({ allowed: false });
    await letTimePass('refill:a', 100_000);
    const later = createRateLimiter(database);
    const decisions = await Promise.all(Array.from({ length: 5 }, () => later.take(bucket)));
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test('is one for all replicas, and another for each key and each name', async () => {
    const [one, two] = [createRateLimiter(database), createRateLimiter(database)];
    const limit = { burst: 1, perHour: 1 };
    await expect(one.take({ name: 'shared', key: 'a', limit })).resolves.toEqual({ allowed: true });
    await expect(two.take({ name: 'shared', key: 'a', limit })).resolves.toMatchObject({ allowed: false });
    await expect(two.take({ name: 'shared', key: 'b', limit })).resolves.toEqual({ allowed: true });
    await expect(two.take({ name: 'other', key: 'a', limit })).resolves.toEqual({ allowed: true });
  });

  test('refused takes cost nothing', async () => {
    const bucket = { name: 'free', key: 'a', limit: { burst: 5, perHour: 60 }, cost: 3 };
    const limiter = createRateLimiter(database);
    await limiter.take(bucket);
    await expect(limiter.take(bucket)).resolves.toMatchObject({ allowed: false });
    await expect(limiter.take({ ...bucket, cost: 2 })).resolves.toEqual({ allowed: true });
    await expect(limiter.take({ ...bucket, cost: 6 })).resolves.toMatchObject({ allowed: false });
  });
});

describe('several buckets at once', () => {
  test('give one each, or, when one refuses, nothing, and say which it was', async () => {
    const limiter = createRateLimiter(database);
    const shared = { name: 'shared', key: 'all', limit: { burst: 2, perHour: 0 } };
    const own = (key: string) => ({ name: 'own', key, limit: { burst: 1, perHour: 60 } });
    expect(await limiter.takeAll([shared, own('a')])).toEqual({ allowed: true });
    for (let i = 0; i < 5; i += 1)
      expect(await limiter.takeAll([shared, own('a')])).toMatchObject({ allowed: false, refusedBy: 'own' });
    expect(await limiter.takeAll([shared, own('b')])).toEqual({ allowed: true });
    expect(await limiter.takeAll([shared, own('c')])).toMatchObject({ allowed: false, refusedBy: 'shared' });
    expect(await limiter.take(own('c'))).toEqual({ allowed: true });
  });
});

describe('9.220 a take together with a question', () => {
  const bucket = (key: string) => ({ name: 'asked', key, limit: { burst: 2, perHour: 0 } });
  const step = { name: 'asked', text: 'select $1::text', values: ['somebody'] };
  const read = (rows: readonly (readonly (string | null)[])[]) => rows[0]?.[0];

  test('gives the answer and the decision, also when the bucket is empty', async () => {
    const limiter = createRateLimiter(database);
    const asked = () => limiter.takeAfter(bucket('a'), { step, read });
    for (let i = 0; i < 2; i += 1)
      expect(await asked()).toEqual({ decision: { allowed: true }, result: 'somebody' });
    for (let i = 0; i < 2; i += 1)
      expect(await asked()).toMatchObject({ decision: { allowed: false }, result: 'somebody' });
  });

  test('costs nothing when it is refused for the answer', async () => {
    const limiter = createRateLimiter(database);
    const refused = () => {
      throw new Error('signed out');
    };
    for (let i = 0; i < 5; i += 1)
      await expect(limiter.takeAfter(bucket('b'), { step, read: refused })).rejects.toThrow('signed out');
    expect(await limiter.takeAfter(bucket('b'), { step, read })).toMatchObject({
      decision: { allowed: true },
    });
  });
});

describe('the key of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
