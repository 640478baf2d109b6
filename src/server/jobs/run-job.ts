import type { Logger } from 'pino';
import type { JobHandler, RunningJob } from './define-job.ts';

/** What the queue gives a run, whoever fetched it. */
export type FetchedJob = {
  readonly id: string;
  readonly data: unknown;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly signal?: AbortSignal;
};

/** What is kept of an error is shown to administrators: the start of its message, without what names somebody. */
const messageLength = 300;

/**
 * Runs a job once. @throws Error with the message that may be kept: without addresses, numbers and tokens; the log has the
 * error itself.
 */
export async function runJob(
  handler: JobHandler,
  {
    job,
    ending,
    log,
  }: { readonly job: FetchedJob; readonly ending: AbortSignal; readonly log: Pick<Logger, 'info' | 'warn'> },
): Promise<void> {
  const { name } = handler.definition;
  const running: RunningJob = {
    signal: job.signal ? AbortSignal.any([job.signal, ending]) : ending,
    isLastTry: job.retryCount >= job.retryLimit,
  };
  try {
    await handler.run(job.data, running);
  } catch (error) {
    const about = { job: name, id: job.id, retry: job.retryCount };
    if (ending.aborted) log.info(about, 'a job is given back, for the process is ending');
    else log.warn({ ...about, err: error }, 'a job failed');
    throw keptError(error);
  }
}

function keptError(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const kept = new Error(withoutPersons(message).slice(0, messageLength));
  // Where in our code it was stands in the log.
  kept.stack = '';
  return kept;
}

/** Mail servers and Postgres repeat what they were given: addresses, numbers, keys. */
export function withoutPersons(message: string): string {
  return message
    .replace(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+/gu, '[address]')
    .replace(/\+?\d[\d ]{7,}\d/g, '[number]')
    .replace(/\beyJ[\w.-]+/g, '[token]')
    .replace(/(Key \([^)]*\)=)\([^)]*\)/g, '$1([value])')
    .replace(/(Failing row contains )\(.*\)/s, '$1([values])');
}
