import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Database } from '#server/db/database.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';

const realtimeCleanUpJob = defineJob({
  name: 'realtime-clean-up',
  data: z.strictObject({}),
  schedule: '*/5 * * * *',
});

export const realtimeJobDefinitions = [realtimeCleanUpJob];

/** What the realtime service leaves to the queue. */
export function realtimeJobs({ database }: ServerContext): readonly JobHandler[] {
  return [handleJob(realtimeCleanUpJob, () => removeToldMessages(database))];
}

/** By then every process has read what did not fit into a notification. */
const overflowSeconds = 120;
/** How long messages can be replayed. */
const keptHours = 72;

async function removeToldMessages(database: Database): Promise<void> {
  await database.pool.query(
    'delete from bestatt.realtime_overflow where told_at < now() - make_interval(secs => $1)',
    [overflowSeconds],
  );
  await database.pool.query(
    `delete from realtime.messages
     where inserted_at < timezone('utc', now()) - make_interval(hours => $1) or expires_at < now()`,
    [keptHours],
  );
}
