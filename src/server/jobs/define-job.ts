import type { z } from 'zod';

/** What a job is: what whoever enqueues it and whoever runs it agree on. Decision 096. */
export type JobDefinition<Data extends object = object> = {
  /** Its name in the database, in the log and on the administrators' screen. */
  readonly name: string;
  /** Identifiers and settings only: what a job is about is read when it runs. No names, no addresses, no secrets. */
  readonly data: z.ZodType<Data>;
  /** Tries after the first; the last that fails makes a dead letter, or, of a scheduled job, waits for its next time. */
  readonly retryLimit: number;
  /** Before the first retry; each one after it waits about twice as long, up to `retryDelayMaxSeconds`. */
  readonly retryDelaySeconds: number;
  readonly retryDelayMaxSeconds: number;
  /** A run that takes longer has its signal aborted and counts as failed. */
  readonly timeoutSeconds: number;
  /** Runs of it at the same time in one process. */
  readonly concurrency: number;
  /**
   * Jobs with the same key count as the same: while one waits, another is not added. Whatever is enqueued while one runs
   * waits behind it, so nothing that happened meanwhile is missed.
   */
  key?(data: Data): string;
  /** Cron, in Oslo's time. At most one waits or runs, of all processes; what was missed while none ran is made up for once. */
  readonly schedule?: string;
};

export type RunningJob = {
  /** Aborted when the time is over or the process is about to end: stop soon, and throw. */
  readonly signal: AbortSignal;
  /** No try is left after this one. */
  readonly isLastTry: boolean;
};

/** A definition with what it does. At least once: a run may be broken off anywhere and begun again, here or elsewhere. */
export type JobHandler = {
  readonly definition: JobDefinition;
  /** @throws Error of the parser when the data is not what the definition says */
  readonly run: (data: unknown, running: RunningJob) => Promise<void>;
};

const usual = {
  retryLimit: 5,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 3600,
  timeoutSeconds: 300,
  concurrency: 1,
} as const;

/** A job that `enqueue` takes; what is left out is as usual: five retries within about a quarter of an hour. */
export function defineJob<Data extends object>(
  definition: Pick<JobDefinition<Data>, 'name' | 'data'> & Partial<JobDefinition<Data>>,
): JobDefinition<Data> {
  return { ...usual, ...definition };
}

/** Binds what a job does to its definition. */
export function handleJob<Data extends object>(
  definition: JobDefinition<Data>,
  run: (data: Data, running: RunningJob) => Promise<unknown>,
): JobHandler {
  return {
    definition,
    async run(data, running) {
      await run(definition.data.parse(data), running);
    },
  };
}
