import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freePort,
  freshFolder,
  type ProductProcess,
  serves,
  startProduct,
} from '#main/testing/product-process.ts';

/** The product as a process: how it starts, how it ends, and what it says when it cannot start. */
const fresh = freshFolder();
const folder = fresh.path;
let port: number;
let url: string;
const started: ProductProcess[] = [];

beforeAll(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
  fresh.remove();
});

function start(env: Record<string, string> = {}): ProductProcess {
  const product = startProduct({ port, dataDir: join(folder, 'data'), env });
  started.push(product);
  return product;
}

async function up(product: ProductProcess): Promise<void> {
  expect(await serves(url), `it does not serve; it said: ${product.output()}`).toBe(true);
}

function postgresPid(): number {
  return Number(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A process that ended and was not yet waited for (a zombie) is not alive. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('the product starts, ends and recovers by itself', () => {
  test('serves, ends both processes on SIGTERM, and starts again after kill -9 of either', {
    timeout: 600_000,
  }, async () => {
    const first = start();
    await up(first);
    const pid = postgresPid();
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    expect(lives(pid)).toBe(false);

    const second = start();
    await up(second);
    second.child.kill('SIGKILL');
    await second.ended;
    const orphan = postgresPid();
    expect(lives(orphan)).toBe(true);

    const third = start();
    await up(third);
    expect(postgresPid()).toBe(orphan);
    process.kill(orphan, 'SIGKILL');
    // It comes back without a new start of the app.
    await expect.poll(postgresPidOrNone, { timeout: 150_000 }).not.toBeOneOf([orphan, null]);
    await up(third);
    third.child.kill('SIGKILL');
    await third.ended;
    process.kill(postgresPid(), 'SIGKILL');

    const fourth = start();
    await up(fourth);
    fourth.child.kill('SIGINT');
    expect((await fourth.ended).code).toBe(0);
    const pidAfter = postgresPidOrNone();
    expect(pidAfter !== null && lives(pidAfter)).toBe(false);
  });
});

/** None while its file is away or being written. */
function postgresPidOrNone(): number | null {
  try {
    return postgresPid() || null;
  } catch {
    return null;
  }
}

describe('what is wrong at the start is said in one clear sentence, with exit code 1', () => {
  test('a taken port', async () => {
    const blocker = createServer().listen(port, '127.0.0.1');
    const { code, output } = await start().ended;
    blocker.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} on 127.0.0.1 is taken: end what uses it, or set PORT to another.`,
    );
  });

  test('a data folder that is none', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await start({ DATA_DIR: join(file, 'data') }).ended;
    expect(code).toBe(1);
    expect(output.trim()).toBe(`DATA_DIR ${join(file, 'data')} cannot be read and written by this user.`);
  });

  test('an unreachable DATABASE_URL', async () => {
    const { code, output } = await start({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none' })
      .ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain('The database of DATABASE_URL cannot be reached');
  });

  test('settings of the wrong form, each by its name', async () => {
    const { code, output } = await start({ PORT: 'many', PUBLIC_URL: 'bestatt.example' }).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'PORT must be a number',
      'PUBLIC_URL must look like https://bestatt.example',
    ]);
  });
});
