import { mostCounted } from '#domain/functions/admin-limits.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { readDeadLetters, readJobKinds } from '#server/jobs/job-overview.ts';
import { defineAdminFunction } from './admin-function.ts';
import { countedRows } from './pages.ts';

/** Rule 9.205. `admin-jobs`: what the product does in the background, and what it could not do. */
export function adminJobsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-jobs',
    permission: 'runJobs',
    run: (_, { context }) =>
      context.database.asOwner(async (transaction) => {
        const kinds = await readJobKinds(transaction);
        const letters = await readDeadLetters(transaction, countedRows);
        return {
          kinds: kinds.map(({ last, ...kind }) => ({
            ...kind,
            last: last && { ...last, startedAt: last.startedAt.toISOString() },
          })),
          deadLetters: letters.slice(0, mostCounted).map(({ data, ...letter }) => ({
            ...letter,
            enqueuedAt: letter.enqueuedAt.toISOString(),
            failedAt: letter.failedAt.toISOString(),
            about: Object.entries(data).map(([name, value]) => `${name} ${String(value)}`),
          })),
          more: letters.length > mostCounted,
        };
      }),
  });
}
