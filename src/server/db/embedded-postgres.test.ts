import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function clusterOf(postgres: EmbeddedPostgres): Promise<string> {
  const client = new pg.Client(postgres.connection('postgres'));
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a Postgres that is being started again when the app ends does not outlive it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestatt-restart-'));
  folders.push(dataDir);
  let isRestarting = false;
  const postgres = await startEmbeddedPostgres({
    ...{ dataDir, durable: false },
    log: (message) => {
      isRestarting ||= message.includes('starting it again');
    },
  });
  const lock = join(await clusterOf(postgres), 'postmaster.pid');
  const pidOf = () => Number(readFileSync(lock, 'utf8').split('\n')[0]);
  // As another app that was stopping at the time would do: the one we watch goes away.
  const first = pidOf();
  process.kill(first, 'SIGINT');
  await expect.poll(() => isRestarting, { timeout: 20_000, interval: 5 }).toBe(true);
  await postgres.stop();
  const second = existsSync(lock) ? pidOf() : null;
  expect([isAlive(first), second !== null && isAlive(second)]).toEqual([false, false]);
  await new Promise((done) => setTimeout(done, 2000));
  expect(existsSync(lock)).toBe(false);
});
