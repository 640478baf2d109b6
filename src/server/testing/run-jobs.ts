import { pino } from 'pino';
import type { JobHandler } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { runJob } from '#server/jobs/run-job.ts';

const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });

/** Runs every job that is due, and those that these add, until none is left; one that fails waits for its retry. */
export async function runJobs(jobs: Jobs, handlers: readonly JobHandler[]): Promise<void> {
  const { signal } = new AbortController();
  let ran = 1;
  while (ran > 0) {
    ran = 0;
    for (const handler of handlers) {
      const { name } = handler.definition;
      for (const job of await jobs.boss.fetch(name, { includeMetadata: true, batchSize: 50 })) {
        ran += 1;
        await runJob(handler, { job, ending: signal, log }).then(
          () => jobs.boss.complete(name, job.id),
          (error: Error) => jobs.boss.fail(name, job.id, error),
        );
      }
    }
  }
}
