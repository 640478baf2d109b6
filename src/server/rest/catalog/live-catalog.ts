import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { catalogUnavailable } from '#server/rest/errors.ts';
import type { Catalog } from './catalog.ts';
import { loadCatalog } from './load-catalog.ts';

export type LiveCatalog = {
  /** The catalog as last read. @throws RestError PGRST002 when it cannot be read */
  readonly current: () => Catalog | Promise<Catalog>;
  readonly reload: () => Promise<Catalog>;
  readonly close: () => Promise<void>;
};

/** Many statements of one migration make one reload. */
const settleMs = 20;
const reconnectMs = 1000;

/**
 * Keeps the catalog as fresh as the database: an event trigger (db/platform/0005-rest.sql) notifies the
 * channel `pgrst` after each change of the schema, and so may anyone with `notify pgrst, 'reload schema'`.
 * The catalog is read at the first request, and again after a lost connection.
 */
export function watchCatalog(options: {
  readonly database: Database;
  readonly schemas: readonly string[];
  readonly path: readonly string[];
  readonly log: Logger;
}): LiveCatalog {
  const { database, schemas, path, log } = options;
  let catalog: Catalog | undefined;
  let loading: Promise<Catalog> | undefined;
  let stale = false;
  let version = 0;
  let listener: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function load(): Promise<Catalog> {
    version += 1;
    try {
      catalog = await loadCatalog(database, { schemas, path, version });
      return catalog;
    } catch (error) {
      log.error({ err: error }, 'the schema cache could not be loaded');
      if (catalog) return catalog;
      throw catalogUnavailable();
    } finally {
      loading = undefined;
      if (stale && !closed) void reload().catch(() => {});
    }
  }

  /** A change during a load is followed by one more. */
  function reload(): Promise<Catalog> {
    stale = loading !== undefined;
    loading ??= load();
    return loading;
  }

  function later(work: () => void, delayMs: number): void {
    if (closed || database.pool.ended) return;
    clearTimeout(timer);
    timer = setTimeout(work, delayMs);
    timer.unref();
  }

  async function listen(): Promise<void> {
    const client = new pg.Client(database.pool.options);
    listener = client;
    client.on('error', () => {});
    client.on('end', () => {
      if (listener === client) later(() => void listen(), reconnectMs);
    });
    client.on('notification', () => later(() => void reload().catch(() => {}), settleMs));
    try {
      await client.connect();
      (client as unknown as { unref: () => void }).unref();
      await client.query('listen pgrst');
      if (catalog || loading) await reload();
    } catch {
      await client.end().catch(() => {});
    }
  }

  void listen();
  return {
    current: () => catalog ?? reload(),
    reload,
    async close() {
      closed = true;
      clearTimeout(timer);
      await listener?.end().catch(() => {});
    },
  };
}
