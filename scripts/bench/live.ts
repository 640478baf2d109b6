import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { type BenchProduct, startBenchProduct } from './bench-product.ts';
import { addressHeader } from './compare/visitor.ts';
import { type Person, type Reader, read, seat, type Ways, write } from './live/crowd.ts';

/**
 * `npm run bench:live -- --writers 200 --readers 2000 --seconds 600 --pause 20`: people who write in and read one discussion at
 * two processes, of which one is killed in the middle. Last line: JSON. Ends with 1 when a comment is lost or told twice.
 */
const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '200' },
    readers: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '600' },
    /** Seconds between two comments of one writer. */
    pause: { type: 'string', default: '20' },
  },
});
const writers = Number(values.writers);
const readers = Number(values.readers);
const seconds = Number(values.seconds);
const pauseMs = Number(values.pause) * 1000;
/** After the last comment: reconnecting takes ten seconds at most (Rule 9.18), and another look. */
const settleMs = 30_000;

const dataDir = mkdtempSync(join(tmpdir(), 'bestatt-bench-live-'));
// As root, Postgres runs as another user, who must be let through.
chmodSync(dataDir, 0o755);
const embedded = await startEmbeddedPostgres({ dataDir });
const products: BenchProduct[] = [];
try {
  const publicUrl = 'http://127.0.0.1:23106';
  for (const port of [23_106, 23_107]) products.push(await startReplica(port, publicUrl));
  const database = openDatabase(embedded.connection(), () => {});
  const tokens = await createTokens({ database });
  const { people, postId } = await seat(database.pool, {
    ...{ tokens, issuer: `${publicUrl}/auth/v1`, count: writers + readers },
  });
  const alive = new Set(products);
  const ways: Ways = {
    of: (place) => {
      const left = [...alive];
      return left[place % left.length]?.url ?? publicUrl;
    },
  };
  const place = { ways, postId, anonKey: tokens.keys.anon };
  const reading: Reader[] = [];
  for (const person of people.slice(writers)) {
    reading.push(read(person, place));
    // They come within a minute or so, not in one moment.
    await delay(15);
  }
  await delay(5000);
  const memory = { begin: 0, middle: 0, end: 0 };
  memory.begin = products[1]?.rssMb() ?? 0;
  const written: string[] = [];
  const until = Date.now() + seconds * 1000;
  const writing = people.slice(0, writers).map((person) => writeUntil(person, { until, written }));
  await delay((seconds * 1000) / 2);
  memory.middle = products[1]?.rssMb() ?? 0;
  const [first] = products;
  if (first) {
    alive.delete(first);
    await first.kill();
  }
  await Promise.all(writing);
  await delay(settleMs);
  memory.end = products[1]?.rssMb() ?? 0;
  const lost = reading.reduce((sum, one) => sum + missing(one, written), 0);
  const doubled = reading.reduce((sum, one) => sum + one.heard().length - new Set(one.heard()).size, 0);
  describeLosses(reading, written);
  for (const one of reading) one.close();
  await database.close();
  console.log(
    JSON.stringify({ writers, readers, seconds, written: written.length, lost, doubled, memoryMb: memory }),
  );
  if (lost > 0 || doubled > 0 || written.length === 0) process.exitCode = 1;

  async function writeUntil(
    person: Person,
    during: { readonly until: number; readonly written: string[] },
  ): Promise<void> {
    await delay(Math.random() * Math.min(pauseMs, seconds * 500));
    while (Date.now() < during.until) {
      const id = await write(person, place);
      if (id) during.written.push(id);
      await delay(pauseMs);
    }
  }
} finally {
  for (const product of products) await product.stop();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Of whom, and when in the run, so that a loss can be understood. */
function describeLosses(reading: readonly Reader[], written: readonly string[]): void {
  reading.forEach((one, index) => {
    const heard = new Set(one.heard());
    const places = written.flatMap((id, place) => (heard.has(id) ? [] : [place]));
    if (places.length > 0)
      console.error(
        `reader ${index}: ${places.length} lost of ${written.length}, from ${places[0]} to ${places.at(-1)}, heard after: ${written.slice((places.at(-1) ?? 0) + 1).length}`,
      );
  });
}

function missing(one: Reader, written: readonly string[]): number {
  const heard = new Set(one.heard());
  return written.filter((id) => !heard.has(id)).length;
}

/** A process of the product on the one database. */
function startReplica(port: number, publicUrl: string): Promise<BenchProduct> {
  const { host, user, password, database } = embedded.connection();
  const address = `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
  return startBenchProduct({
    ...{ PORT: String(port), DATABASE_URL: address, PUBLIC_URL: publicUrl, SPEECH_AHEAD: 'false' },
    TRUSTED_PROXY_HEADER: addressHeader,
  });
}
