import type { Database } from '#server/db/database.ts';
import { type Rows, runPipeline, type Step } from '#server/db/pipeline.ts';
import { isRefused } from '#server/db/pipelined-transaction.ts';

/** A token bucket: `burst` at once, refilled by `perHour` an hour. */
export type RateLimit = { readonly burst: number; readonly perHour: number };

export type RateDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

export type Bucket = { readonly name: string; readonly key: string; readonly limit: RateLimit };

export type RateLimiter = {
  /**
   * Takes from the bucket of `name` and `key` (e.g. `signup` and an address); refused takes cost nothing.
   * One statement, shared by all replicas.
   */
  take: (bucket: Bucket & { readonly cost?: number }) => Promise<RateDecision>;
  /**
   * Rule 9.220: `take` in one round trip with a question that is asked first. When `read` throws over its rows, what was
   * taken is given back: who is refused for something else has spent nothing.
   */
  takeAfter: <Result>(
    bucket: Bucket,
    first: { readonly step: Step; readonly read: (rows: Rows) => Result },
  ) => Promise<{ readonly decision: RateDecision; readonly result: Result }>;
  /**
   * `take` as a statement of somebody else's transaction, which gives back what was taken when it is rolled back. Null when
   * the bucket is known to be empty: then `takeAfter` says for how long.
   */
  joined: (bucket: Bucket) => { readonly step: Step; readonly isTaken: (rows: Rows) => boolean } | null;
  /** Takes one from each of the buckets, or from none: what a later one refuses costs nothing in those before it. */
  takeAll: (buckets: readonly Bucket[]) => Promise<RateDecision & { readonly refusedBy?: string }>;
};

/** Refused buckets are remembered in the process, so that a flood does not reach the database; at most this many. */
const rememberedRefusals = 10_000;
const idleHours = 48;
const sweepEvery = 1000;

const takeStatement = {
  name: 'rate-limit-take',
  text: `insert into bestatt.rate_limits as l (key, tokens, refilled_at) values ($1, $2::float8 - $4::float8, now())
    on conflict (key) do update set
      tokens = least($2, l.tokens + greatest(extract(epoch from now() - l.refilled_at), 0) * $3::float8) - $4,
      refilled_at = greatest(now(), l.refilled_at)
    where least($2, l.tokens + greatest(extract(epoch from now() - l.refilled_at), 0) * $3) >= $4`,
};

const waitStatement = {
  name: 'rate-limit-wait',
  text: `select greatest(($3::float8 - least($4::float8, tokens + extract(epoch from now() - refilled_at) * $2::float8)) / nullif($2, 0), 0) as seconds
    from bestatt.rate_limits where key = $1`,
};

/** The limiter over `bestatt.rate_limits`. */
export function createRateLimiter(database: Database): RateLimiter {
  const refusals = new Map<string, { until: number; cost: number }>();
  let taken = 0;

  const limiter: RateLimiter = {
    async takeAll(buckets) {
      const given: (typeof buckets)[number][] = [];
      for (const bucket of buckets) {
        const decision = await limiter.take(bucket);
        if (decision.allowed) {
          given.push(bucket);
          continue;
        }
        for (const one of given) await giveBack(database, one);
        return { ...decision, refusedBy: bucket.name };
      }
      return { allowed: true };
    },
    async take({ name, key, limit, cost = 1 }) {
      const bucket = `${name}:${key}`;
      if (cost > limit.burst) return refusal(3600);
      const perSecond = limit.perHour / 3600;
      const known = rememberedRefusal(bucket, cost);
      if (known) return known;
      const { rowCount } = await database.pool.query({
        ...takeStatement,
        values: [bucket, limit.burst, perSecond, cost],
      });
      return rowCount === 1 ? allowed(bucket) : refused({ bucket, limit, cost });
    },
    async takeAfter({ name, key, limit }, { step, read }) {
      const bucket = `${name}:${key}`;
      const known = limit.burst < 1 ? refusal(3600) : rememberedRefusal(bucket, 1);
      const take = takeStep(bucket, limit);
      const [rows = [], took = []] = await runPipelined(database, known ? [step] : [step, take]);
      try {
        const result = read(rows);
        if (known) return { decision: known, result };
        const decision = took.length === 1 ? allowed(bucket) : refused({ bucket, limit, cost: 1 });
        return { decision: await decision, result };
      } catch (error) {
        if (took.length === 1) await giveBack(database, { name, key, limit });
        throw error;
      }
    },
    joined({ name, key, limit }) {
      const bucket = `${name}:${key}`;
      if (limit.burst < 1 || rememberedRefusal(bucket, 1)) return null;
      // Counted for the sweep, which a later take waits for: here a connection is held already.
      taken += 1;
      return { step: takeStep(bucket, limit), isTaken: (rows) => rows.length === 1 };
    },
  };
  return limiter;

  function rememberedRefusal(bucket: string, cost: number): RateDecision | null {
    const known = refusals.get(bucket);
    if (!known || cost < known.cost || known.until <= performance.now()) return null;
    return refusal((known.until - performance.now()) / 1000);
  }

  async function allowed(bucket: string): Promise<RateDecision> {
    refusals.delete(bucket);
    taken += 1;
    if (taken >= sweepEvery) {
      taken = 0;
      await sweep(database);
    }
    return { allowed: true };
  }

  async function refused(asked: {
    readonly bucket: string;
    readonly limit: RateLimit;
    readonly cost: number;
  }): Promise<RateDecision> {
    const { bucket, limit, cost } = asked;
    const wait = await database.pool.query<{ seconds: number }>({
      ...waitStatement,
      values: [bucket, limit.perHour / 3600, cost, limit.burst],
    });
    const seconds = wait.rows[0]?.seconds ?? 0;
    if (refusals.size >= rememberedRefusals) refusals.delete(refusals.keys().next().value ?? '');
    refusals.set(bucket, { until: performance.now() + seconds * 1000, cost });
    return refusal(seconds);
  }
}

/** Takes one; a row says that there was one. */
function takeStep(bucket: string, { burst, perHour }: RateLimit): Step {
  const values = [bucket, ...[burst, perHour / 3600, 1].map(String)];
  return { name: 'rate-limit-take-1', text: `${takeStatement.text} returning 1`, values };
}

/** Steps that are one transaction by themselves. */
async function runPipelined(database: Database, steps: readonly Step[]): Promise<readonly Rows[]> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    return await runPipeline(client, steps);
  } catch (error) {
    if (!isRefused(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

async function giveBack(database: Database, { name, key, limit }: Bucket): Promise<void> {
  await database.pool.query({
    name: 'rate-limit-give-back',
    text: 'update bestatt.rate_limits set tokens = least($2::float8, tokens + 1) where key = $1',
    values: [`${name}:${key}`, limit.burst],
  });
}

/**
 * The part of a client's address that one party holds: an IPv4 address, the /64 network of an IPv6 one
 * (a household gets at least a /64, RFC 6177, so single addresses of it cost an attacker nothing).
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function refusal(seconds: number): RateDecision {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(seconds)) };
}

/** Buckets that nobody touched for two days are full again, or as good as. */
async function sweep(database: Database): Promise<void> {
  await database.pool.query(
    `delete from bestatt.rate_limits where refilled_at < now() - make_interval(hours => $1)`,
    [idleHours],
  );
}
