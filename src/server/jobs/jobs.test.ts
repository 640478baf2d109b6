import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { defineJob, handleJob } from './define-job.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { deadLetterQueue } from './queue-options.ts';

/** As `worker.fixture.ts` has it. */
const slowJob = defineJob({
  name: 'test-slow',
  data: z.strictObject({ seconds: z.number() }),
  ...{ retryLimit: 3, retryDelaySeconds: 1 },
});

const log = pino({ level: 'silent' });

const numberJob = defineJob({ name: 'test-number', data: z.strictObject({ number: z.int() }) });
const keyedJob = defineJob({ ...numberJob, name: 'test-keyed', key: ({ number }) => String(number) });
const failingJob = defineJob({ ...numberJob, name: 'test-failing', retryLimit: 3, retryDelaySeconds: 1000 });
const scheduledJob = defineJob({ name: 'test-scheduled', data: z.strictObject({}), schedule: '* * * * *' });
const definitions = [numberJob, keyedJob, failingJob, scheduledJob, slowJob];

let database: TestDatabase;
let open: Jobs[] = [];

async function openReplica(): Promise<Jobs> {
  const { connection } = database;
  const jobs = await openJobs({ connection, log, definitions, superviseSeconds: 1 });
  open.push(jobs);
  return jobs;
}

type Row = { readonly id: string; readonly state: string; readonly data: unknown; readonly wait: number };

async function rowsOf(name: string): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(
    `select id, state, data, extract(epoch from start_after - now())::float8 as wait, output
     from jobs.job where name = $1 order by created_on`,
    [name],
  );
  return rows;
}

/** So that a retry need not be waited for: its time is now, and whoever works hears of it. */
const makeDue = (name: string) =>
  database.pool.query(
    `with due as (update jobs.job set start_after = now() where name = $1 and state = 'retry' returning name)
     select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), name) from due`,
    [name],
  );

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const jobs of open) await jobs.close();
  open = [];
  await database.pool.query('delete from jobs.job');
});
afterAll(() => database.drop());

describe('9.200 a job that is enqueued within a transaction', () => {
  test('is there when it commits, and never was when it is rolled back', async () => {
    const jobs = await openReplica();
    const add = (number: number, fails: boolean) =>
      database.asService(async (transaction) => {
        await jobs.enqueue(numberJob, { number }, { transaction });
        if (fails) throw new Error('rolled back');
      });
    await expect(add(1, true)).rejects.toThrow('rolled back');
    expect(await rowsOf('test-number')).toEqual([]);
    await add(2, false);
    expect(await rowsOf('test-number')).toMatchObject([{ data: { number: 2 }, state: 'created' }]);
  });

  test('is added once while another with its key waits', async () => {
    const jobs = await openReplica();
    expect(await jobs.enqueue(keyedJob, { number: 1 })).not.toBeNull();
    expect(await jobs.enqueue(keyedJob, { number: 1 })).toBeNull();
    expect(await jobs.enqueue(keyedJob, { number: 2 })).not.toBeNull();
    expect(await rowsOf('test-keyed')).toHaveLength(2);
  });

  test('is refused when its data is not what the definition says', async () => {
    const jobs = await openReplica();
    const wrong = { number: 'one' } as unknown as { number: number };
    await expect(jobs.enqueue(numberJob, wrong)).rejects.toThrow('number');
    expect(await rowsOf('test-number')).toEqual([]);
  });
});

test('9.201 a job that fails is tried again after growing pauses, then lies among the dead letters without what names somebody', async () => {
  const jobs = await openReplica();
  let runs = 0;
  await jobs.work([
    handleJob(failingJob, async () => {
      runs += 1;
      throw new Error('550 no such user: kari.nordmann@example.no');
    }),
  ]);
  await jobs.enqueue(failingJob, { number: 7 });
  const waits: number[] = [];
  for (const tried of [1, 2, 3]) {
    await expect.poll(() => runs).toBe(tried);
    await expect
      .poll(async () =>
        (await rowsOf('test-failing')).map(({ state, wait }) => state === 'retry' && wait > 500),
      )
      .toEqual([true]);
    waits.push((await rowsOf('test-failing'))[0]?.wait ?? 0);
    await makeDue('test-failing');
  }
  // Doubled each time, with some chance so that not all come at once: 1000 to 2000 s, 2000 to 4000, up to an hour.
  expect(waits[0]).toBeGreaterThan(900);
  expect(waits[0]).toBeLessThanOrEqual(2000);
  expect(waits[1]).toBeGreaterThan(1900);
  expect(waits[2]).toBeGreaterThan(3500);
  expect(waits[2]).toBeLessThanOrEqual(3600);
  await expect.poll(async () => (await rowsOf(deadLetterQueue)).length).toBe(1);
  expect(runs).toBe(4);
  const { rows } = await database.pool.query(
    'select source_name, data, source_output::text as told from jobs.job where name = $1',
    [deadLetterQueue],
  );
  expect(rows).toMatchObject([{ source_name: 'test-failing', data: { number: 7 } }]);
  expect(rows[0]?.told).toContain('550 no such user: [address]');
  expect(rows[0]?.told).not.toContain('kari');
});

test('9.202 of two processes that work, one runs each job', async () => {
  const ran: number[] = [];
  let together = 0;
  let most = 0;
  const handler = handleJob(numberJob, async ({ number }) => {
    together += 1;
    most = Math.max(most, together);
    ran.push(number);
    await database.pool.query('select pg_sleep(0.01)');
    together -= 1;
  });
  const [one, other] = [await openReplica(), await openReplica()];
  await one.work([handler]);
  await other.work([handler]);
  const numbers = Array.from({ length: 30 }, (_, number) => number);
  await Promise.all(numbers.map((number) => one.enqueue(numberJob, { number })));
  await expect
    .poll(async () => (await rowsOf('test-number')).every(({ state }) => state === 'completed'))
    .toBe(true);
  expect(ran.toSorted((a, b) => a - b)).toEqual(numbers);
  // One at a time in each process, both at work.
  expect(most).toBe(2);
});

test('9.203 what is scheduled runs once at its time, however many processes keep the time', async () => {
  let runs = 0;
  const handler = handleJob(scheduledJob, async () => {
    runs += 1;
  });
  const first = await openReplica();
  expect(await first.boss.getSchedules()).toMatchObject([
    { name: 'test-scheduled', timezone: 'Europe/Oslo', options: { missed: 'once' } },
  ]);
  await first.close();
  // As if nobody had looked at the schedules for long: all three look at once, and each minute is due.
  await database.pool.query('update jobs.version set cron_on = null');
  const replicas = await Promise.all([openReplica(), openReplica(), openReplica()]);
  for (const jobs of replicas) await jobs.work([handler]);
  await expect.poll(() => runs, { timeout: 90_000 }).toBe(1);
  await expect.poll(async () => (await rowsOf('test-scheduled'))[0]?.state).toBe('completed');
  const [job] = await rowsOf('test-scheduled');
  // While one waits, the schedule of another process adds none.
  await database.pool.query(
    `update jobs.job set state = 'created', start_after = now() + interval '1 hour' where id = $1`,
    [job?.id],
  );
  expect(await replicas[1].enqueue(scheduledJob, {})).toBeNull();
});

describe('9.204 a process that works', () => {
  type Worker = { readonly process: ChildProcess; readonly told: string[] };
  const workers: Worker[] = [];
  afterEach(() => {
    for (const worker of workers.splice(0)) worker.process.kill('SIGKILL');
  });

  function startProcess(): Worker {
    const file = fileURLToPath(new URL('./worker.fixture.ts', import.meta.url));
    const child = spawn(process.execPath, [file, JSON.stringify(database.connection)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const worker = { process: child, told: [] as string[] };
    child.stdout?.on('data', (chunk: Buffer) => worker.told.push(...chunk.toString().trim().split('\n')));
    workers.push(worker);
    return worker;
  }

  test('and is killed leaves its job to another, as soon as it has been silent for a minute', async () => {
    const killed = startProcess();
    await expect.poll(() => killed.told, { timeout: 60_000 }).toContain('ready');
    const jobs = await openReplica();
    await jobs.enqueue(slowJob, { seconds: 600 });
    await expect.poll(() => killed.told).toContain('begun');
    killed.process.kill('SIGKILL');
    const other = startProcess();
    await expect.poll(() => other.told, { timeout: 60_000 }).toContain('ready');
    expect(await rowsOf('test-slow')).toMatchObject([{ state: 'active' }]);
    expect(other.told).not.toContain('begun');
    // A minute passes.
    await database.pool.query(
      `update jobs.job set heartbeat_on = heartbeat_on - interval '61 seconds', data = '{"seconds": 0}' where name = 'test-slow'`,
    );
    await expect.poll(() => other.told, { timeout: 60_000 }).toContain('done');
    await expect.poll(async () => (await rowsOf('test-slow'))[0]?.state).toBe('completed');
  });

  test('and is told to end gives back what it cannot end', async () => {
    const ended = startProcess();
    await expect.poll(() => ended.told, { timeout: 60_000 }).toContain('ready');
    const jobs = await openReplica();
    await jobs.enqueue(slowJob, { seconds: 600 });
    await expect.poll(() => ended.told).toContain('begun');
    ended.process.kill('SIGTERM');
    await expect.poll(() => ended.process.exitCode, { timeout: 15_000 }).toBe(0);
    expect(await rowsOf('test-slow')).toMatchObject([{ state: 'retry' }]);
  });
});
