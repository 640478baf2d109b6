import type pg from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from '#server/db/database.ts';
import { connectionOf, type DeadLetterActions, deadLetterActions } from './dead-letters.ts';
import type { JobDefinition, JobHandler } from './define-job.ts';
import { jobSchema, workOptions } from './queue-options.ts';
import { runJob } from './run-job.ts';
import { syncQueues } from './sync-queues.ts';

export type EnqueueOptions = {
  /** The job is there when this commits, and never was when it rolls back. Rule 9.200. */
  readonly transaction?: Transaction;
  readonly afterSeconds?: number;
};

export type JobQueue = DeadLetterActions & {
  /** Adds a job. @returns its id, or null when one with the same key waits already. */
  readonly enqueue: <Data extends object>(
    definition: JobDefinition<Data>,
    data: Data,
    options?: EnqueueOptions,
  ) => Promise<string | null>;
};

export type Jobs = JobQueue & {
  /** Begins to run jobs in this process. */
  readonly work: (handlers: readonly JobHandler[]) => Promise<void>;
  /** Running jobs are told to stop; what has not ended after `closeMs` is given back to the queue. Rule 9.204. */
  readonly close: () => Promise<void>;
  /** The library itself: for the administrators' functions, and tests. */
  readonly boss: PgBoss;
};

/** Shorter than what the process gives its parts to end. */
const closeMs = 10_000;

type JobSettings = {
  readonly connection: pg.PoolConfig;
  readonly log: Logger;
  /**
   * The definitions whose queues are brought up to date, with the library's tables; left out, jobs are only enqueued
   * (scripts and tests, beside a product that has done so).
   */
  readonly definitions?: readonly JobDefinition[];
  /** Between looks for dead processes and overdue jobs. */
  readonly superviseSeconds?: number;
};

/**
 * Opens the queue of jobs in Postgres (pg-boss): connections of its own, so that a rush of requests leaves jobs their
 * heartbeat. Decision 096.
 */
export async function openJobs(settings: JobSettings): Promise<Jobs> {
  const { connection, log, definitions, superviseSeconds = 60 } = settings;
  const isWorker = definitions !== undefined;
  const boss = new PgBoss({
    ...connection,
    // Connections that are opened anew for each look would cost more than the looks.
    ...{ max: 2, idleTimeoutMillis: 120_000, application_name: 'bestatt-jobs' },
    schema: jobSchema,
    // The migration that makes the schema also says who may use what lies in it.
    createSchema: false,
    ...{ migrate: isWorker, schedule: isWorker, supervise: isWorker, useListenNotify: isWorker },
    ...{ superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds },
    ...{ cronWorkerIntervalSeconds: 15, flowIntervalSeconds: 3600, bamIntervalSeconds: 600 },
    ...{ registerInstance: false, openTelemetry: { enabled: false }, reindex: false, monitorVacuum: false },
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs had a problem'));
  await boss.start();
  if (definitions) await syncQueues(boss, definitions);
  const ending = new AbortController();
  return {
    boss,
    ...deadLetterActions(boss),
    enqueue: (definition, data, options = {}) => enqueue(boss, { definition, data, options }),
    async work(handlers) {
      const worker = { boss, log, ending: ending.signal };
      for (const handler of handlers)
        for (let place = 0; place < handler.definition.concurrency; place += 1)
          await startWorker(worker, handler);
    },
    async close() {
      ending.abort(new Error('the process is ending'));
      await boss.stop({ timeout: closeMs });
    },
  };
}

/** One that runs jobs of a kind after one another; no other worker of any process has the same job. Rule 9.202. */
async function startWorker(
  { boss, log, ending }: { readonly boss: PgBoss; readonly log: Logger; readonly ending: AbortSignal },
  handler: JobHandler,
): Promise<void> {
  let id: string | undefined;
  id = await boss.work(handler.definition.name, workOptions, async (found: JobWithMetadata[]) => {
    try {
      for (const job of found) await runJob(handler, { job, ending, log });
    } finally {
      // Where one was there may be another: the library would wait for the next look.
      if (id) boss.notifyWorker(id);
    }
  });
}

async function enqueue<Data extends object>(
  boss: PgBoss,
  added: {
    readonly definition: JobDefinition<Data>;
    readonly data: Data;
    readonly options: EnqueueOptions;
  },
): Promise<string | null> {
  const { definition, data, options } = added;
  const { transaction, afterSeconds } = options;
  const key = definition.key?.(data);
  return boss.send(definition.name, definition.data.parse(data), {
    ...(key !== undefined && { singletonKey: key }),
    ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
    ...(transaction && { db: connectionOf(transaction) }),
  });
}
