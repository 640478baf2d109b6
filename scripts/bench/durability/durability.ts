import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import {
  freePort,
  freshFolder,
  type ProductProcess,
  serves,
  startProduct,
} from '#main/testing/product-process.ts';
import { findPlace, readPassword } from '#server/db/postgres-place.ts';
import { countUploads, makeBucket, sendUploads, type Upload } from './uploads.ts';
import { countWrites, partsTable, sendWrites, type Write } from './writes.ts';

export type Kept = {
  readonly sent: number;
  readonly acknowledged: number;
  /** Acknowledged and not there. */
  readonly lost: number;
  /** There in part, acknowledged or not. */
  readonly half: number;
};

export type Durability = {
  readonly rounds: number;
  readonly killedDatabase: number;
  readonly writes: Kept;
  /** Null while the product has no storage. */
  readonly uploads: Kept | null;
};

const secret = 'a secret for a product that lives for a minute';

/**
 * Kills the product (SIGKILL) in the middle of writes and uploads, again and again, in every second round its Postgres
 * too, and counts (Rule 9.41) after each new start what of the acknowledged is there.
 */
export async function measureDurability(work: {
  readonly rounds: number;
  /** In a round, of five rows each. */
  readonly writes: number;
  readonly uploads: number;
  readonly seed: number;
}): Promise<Durability> {
  const folder = freshFolder();
  const chance = seededChance(work.seed);
  const port = await freePort();
  const start = () => startServing(port, folder.path);
  const writes: Write[] = [];
  const uploads: Upload[] = [];
  let product = await start();
  try {
    await onDatabase(folder.path, (client) => client.query(partsTable));
    const target = { url: product.url, serviceKey: serviceKey() };
    const hasStorage = await makeBucket(target);
    let killedDatabase = 0;
    for (let round = 0; round < work.rounds; round += 1) {
      const sent = [
        sendWrites({ target, round, count: work.writes, log: writes }),
        ...(hasStorage ? [sendUploads({ target, round, count: work.uploads, log: uploads })] : []),
      ];
      const before = writes.filter(({ acknowledged }) => acknowledged).length;
      const enough = before + Math.ceil(work.writes * (0.1 + 0.8 * chance()));
      while (writes.filter(({ acknowledged }) => acknowledged).length < enough) await delay(1);
      if (round % 2 === 1) {
        process.kill(postgresPid(folder.path), 'SIGKILL');
        killedDatabase += 1;
      }
      product.child.kill('SIGKILL');
      await product.ended;
      await Promise.all(sent);
      product = await start();
    }
    return {
      rounds: work.rounds,
      killedDatabase,
      writes: await onDatabase(folder.path, (client) => countWrites(client, writes)),
      uploads: hasStorage ? await countUploads(target, uploads) : null,
    };
  } finally {
    product.child.kill('SIGTERM');
    await product.ended;
    folder.remove();
  }
}

async function startServing(port: number, dataDir: string): Promise<ProductProcess> {
  const product = startProduct({ port, dataDir, env: { JWT_SECRET: secret, SPEECH_PIPER_URL: 'off' } });
  if (await serves(product.url)) return product;
  product.child.kill('SIGKILL');
  throw new Error(`The product did not start: ${product.output()}`);
}

async function onDatabase<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    host: findPlace(dataDir).sockets,
    port: 5432,
    user: 'postgres',
    database: 'bestatt',
    password: readPassword(dataDir),
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function postgresPid(dataDir: string): number {
  const file = join(findPlace(dataDir).cluster, 'postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

function serviceKey(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'service_role' })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
