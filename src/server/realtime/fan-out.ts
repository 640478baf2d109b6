import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { createBatcher } from './batcher.ts';
import { createFanOutRows } from './fan-out-rows.ts';
import { createListener } from './listener.ts';
import { type Notice, parseNotice } from './notices.ts';

export type FanOut = {
  /** This process among those that serve the same database. */
  readonly server: string;
  /** Connects at the first call; rejects when the database cannot be reached. */
  readonly start: () => Promise<void>;
  /** Tells every process, this one included, once it is committed. */
  readonly tell: (notice: Notice) => Promise<void>;
  readonly close: () => Promise<void>;
};

const heartbeatMs = 10_000;

// Whoever loses power loses the last broadcasts, not data: the disk is not awaited.
const tellStatement = {
  name: 'realtime-tell',
  text: `with quick as (select set_config('synchronous_commit', 'off', true))
    select bestatt.realtime_tell(body) from quick, unnest($1::text[]) as body`,
};

/**
 * Fan-out over LISTEN and NOTIFY. A notification carries what fits into it; of the rest it carries the number of a row
 * (decision 024). Notices come in the order of their commits.
 */
export function createFanOut(options: {
  readonly database: Database;
  readonly log: Logger;
  readonly onNotices: (notices: readonly Notice[]) => Promise<void>;
  /** After a lost connection: what was told meanwhile is missed, and the unlogged tables may be empty. */
  readonly onReconnect: () => Promise<void>;
}): FanOut {
  const { database, log, onNotices, onReconnect } = options;
  const server = randomUUID();
  const rows = createFanOutRows(database, server);
  const listener = createListener({
    connection: database.pool.options,
    log,
    onConnect: async () => void (await rows.announce()),
    onReconnect,
    onPayloads: async (bodies) => onNotices((await rows.readOverflow(bodies)).map(parseNotice)),
  });
  let started: Promise<void> | undefined;
  let beat: NodeJS.Timeout | undefined;

  /** Buried by the others while it stood still, its rows are gone with it. */
  async function live(): Promise<void> {
    if (await rows.announce()) await onReconnect();
  }

  const tellBodies = createBatcher<string>(async (bodies) => {
    await database.pool.query({ ...tellStatement, values: [bodies] });
  });

  return {
    server,
    start() {
      started ??= listener.connect().then(
        () => {
          const warn = (error: Error) => log.warn({ err: error }, 'realtime could not say that it lives');
          beat = setInterval(() => void live().catch(warn), heartbeatMs).unref();
        },
        (error: unknown) => {
          started = undefined;
          throw error;
        },
      );
      return started;
    },
    tell: (notice) => tellBodies(JSON.stringify(notice)),
    async close() {
      clearInterval(beat);
      await started?.catch(() => {});
      await listener.close();
      if (started !== undefined) await rows.withdraw().catch(() => {});
    },
  };
}
