import { join } from 'node:path';
import { pino } from 'pino';
import { freshFolder } from '#main/testing/product-process.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';

export type ServiceBench = {
  readonly folder: string;
  readonly database: Database;
  readonly context: ServerContext;
  /** The token of `benchUser`, good for an hour. */
  readonly userToken: () => Promise<string>;
  /** Ends this process with its parent; `close` first, what the service itself holds. */
  readonly endWithParent: (close?: () => Promise<unknown>) => void;
};

export const benchUser = '00000000-0000-0000-0000-000000000001';

/** What a service alone needs, in a child of a benchmark: an embedded Postgres that awaits the disk, with the platform's tables. */
export async function openServiceBench(publicUrl = ''): Promise<ServiceBench> {
  const folder = freshFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
  const connection = postgres.connection();
  await migrate(connection, { folders: [join(import.meta.dirname, '../../../db/platform')] });
  const database = openDatabase(connection, () => {});
  const tokens = await createTokens({ database });
  const context: ServerContext = {
    database,
    tokens,
    log: pino({ level: 'warn' }),
    publicUrl,
    jobs: withoutJobs,
    clientAddress: () => '127.0.0.1',
    mail: createInboxMail(database),
    now: () => new Date(),
  };
  return {
    folder: folder.path,
    database,
    context,
    userToken: () =>
      tokens.sign({
        ...{ sub: benchUser, role: 'authenticated', aud: 'authenticated' },
        exp: Math.floor(Date.now() / 1000) + 3600,
      }),
    endWithParent(close = async () => {}) {
      process.on('disconnect', async () => {
        await close();
        await database.close();
        await postgres.stop();
        folder.remove();
        process.exit(0);
      });
    },
  };
}
