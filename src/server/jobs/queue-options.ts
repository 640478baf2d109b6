import type { Queue, WorkOptions } from 'pg-boss';
import type { JobDefinition } from './define-job.ts';

/** The schema of the queue's own tables; pg-boss makes and migrates them. */
export const jobSchema = 'jobs';

/** Where jobs lie whose tries are used up, until somebody looks at them. */
export const deadLetterQueue = 'dead-letters';

const daySeconds = 86_400;
/** How long a job waits for somebody to run it, and a dead letter for somebody to look at it. */
const waitingSeconds = 90 * daySeconds;
/** How long a finished job can be seen. */
const finishedSeconds = 3 * daySeconds;
/** A process that has not said so for so long is dead, and its jobs come back. */
const silentSeconds = 60;

/** Runs are begun by a notice of the database; looking is for retries, whose time comes without one. */
const lookSeconds = 20;
/** While no notices come: the connection that hears them is lost. */
const lookDeafSeconds = 5;

export const deadLetters: Queue = {
  name: deadLetterQueue,
  retentionSeconds: waitingSeconds,
  deleteAfterSeconds: finishedSeconds,
};

/** The queue of a job in pg-boss' words. Rule 9.201. */
export function queueOf(definition: JobDefinition): Queue {
  const { name, schedule, key } = definition;
  return {
    name,
    policy: schedule ? 'exclusive' : key ? 'short' : 'standard',
    retryLimit: definition.retryLimit,
    retryDelay: definition.retryDelaySeconds,
    retryDelayMax: definition.retryDelayMaxSeconds,
    retryBackoff: true,
    expireInSeconds: definition.timeoutSeconds,
    heartbeatSeconds: silentSeconds,
    retentionSeconds: waitingSeconds,
    deleteAfterSeconds: finishedSeconds,
    notify: true,
    // A scheduled job comes again by itself: its failures stand with its last run.
    ...(!schedule && { deadLetter: deadLetterQueue }),
  };
}

export const workOptions = {
  includeMetadata: true,
  pollingIntervalSeconds: lookDeafSeconds,
  notifyPollingIntervalSeconds: lookSeconds,
} as const satisfies WorkOptions;
