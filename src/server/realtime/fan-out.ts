import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { createBatcher } from './batcher.ts';
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
const deadAfterSeconds = 30;
const reconnectMs = 500;

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
  let listener: pg.Client | undefined;
  let started: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let closed = false;
  let received: string[] = [];
  let draining: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client(database.pool.options);
    client.on('error', () => {});
    client.on('end', () => {
      if (listener === client) reconnectLater();
    });
    client.on('notification', ({ payload }) => {
      received.push(payload ?? '');
      draining ??= drain();
    });
    try {
      await client.connect();
      await client.query('listen realtime');
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    listener = client;
    await announce();
  }

  function reconnectLater(): void {
    if (closed) return;
    timer = setTimeout(() => {
      connect().then(
        () =>
          onReconnect().catch((error: unknown) => {
            log.warn({ err: error }, 'realtime could not make up for a lost connection; it tries once more');
            return listener?.end();
          }),
        (error: unknown) => {
          log.warn({ err: error }, 'realtime has no connection to the database');
          reconnectLater();
        },
      );
    }, reconnectMs);
    timer.unref();
  }

  async function drain(): Promise<void> {
    // Notifications of one transaction come in one go and are handled as one batch.
    await new Promise(setImmediate);
    while (received.length > 0) {
      const bodies = received;
      received = [];
      try {
        await onNotices((await readOverflow(bodies)).map(parseNotice));
      } catch (error) {
        log.error({ err: error }, 'realtime could not handle what it was told');
      }
    }
    draining = undefined;
  }

  async function readOverflow(bodies: readonly string[]): Promise<string[]> {
    const ids = bodies.filter((body) => body.startsWith('@')).map((body) => body.slice(1));
    if (ids.length === 0) return [...bodies];
    const { rows } = await database.pool.query<{ id: string; body: string }>(
      'select id::text, body from bestatt.realtime_overflow where id = any ($1::bigint[])',
      [ids],
    );
    const found = new Map(rows.map(({ id, body }) => [`@${id}`, body]));
    return bodies.flatMap((body) => (body.startsWith('@') ? (found.get(body) ?? []) : body));
  }

  /** Says that this process lives, and buries those that have stopped saying so. @returns whether it was new */
  async function announce(): Promise<boolean> {
    const { rows } = await database.pool.query<{ isNew: boolean }>(
      `insert into bestatt.realtime_servers (id) values ($1)
       on conflict (id) do update set seen_at = now() returning xmax = 0 as "isNew"`,
      [server],
    );
    await database.pool.query(
      'delete from bestatt.realtime_servers where seen_at < now() - make_interval(secs => $1)',
      [deadAfterSeconds],
    );
    return rows[0]?.isNew ?? false;
  }

  /** Buried by the others while it stood still, its rows are gone with it. */
  async function live(): Promise<void> {
    if (await announce()) await onReconnect();
  }

  const tellBodies = createBatcher<string>(async (bodies) => {
    await database.pool.query({ ...tellStatement, values: [bodies] });
  });

  return {
    server,
    start() {
      started ??= connect().then(
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
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      await started?.catch(() => {});
      const last = listener;
      listener = undefined;
      await last?.end().catch(() => {});
      await draining;
      if (started !== undefined) {
        await database.pool
          .query('delete from bestatt.realtime_servers where id = $1', [server])
          .catch(() => {});
      }
    },
  };
}
