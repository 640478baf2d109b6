import pg from 'pg';

/** Roles that a request may take; the same names as on Supabase. */
export type Role = 'anon' | 'authenticated' | 'service_role';

/** Who asks: the role and the claims that policies read as `request.jwt.claims`. */
export type Actor = {
  readonly role: Role;
  readonly claims: Readonly<Record<string, unknown>>;
};

export type Query = { readonly text: string; readonly values?: readonly unknown[]; readonly name?: string };

export type Transaction = {
  /** One statement; a `name` makes it a prepared statement of the connection. */
  query: <Row = Record<string, unknown>>(
    query: Query | string,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
  /** The raw driver's client, for services that need field types or row counts. */
  readonly client: pg.PoolClient;
};

export type Database = {
  readonly pool: pg.Pool;
  /** One transaction under row-level security, as the actor. Rolled back when `work` throws. */
  as: <Result>(
    actor: Actor,
    work: (transaction: Transaction) => Promise<Result>,
    settings?: RequestSettings,
  ) => Promise<Result>;
  /** One transaction as service_role, which passes by row-level security: for functions, after they authorised. */
  asService: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** One transaction as the connection's own user: for the auth, storage and migration services. */
  asOwner: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** Further settings for the transaction, e.g. `request.method`, `statement_timeout`. */
export type RequestSettings = Readonly<Record<string, string>>;

export const serviceActor: Actor = { role: 'service_role', claims: { role: 'service_role' } };

const statementTimeoutMs = 8000;

/** Opens the pool; nothing connects before the first query. */
export function openDatabase(connection: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...connection,
  });
  pool.on('error', onError);
  // The pool listens only to idle connections. One that is lost while held says so to its queries and in this event;
  // with nobody listening the event would end the process, also in the moment before its holder could listen.
  pool.on('connect', (client) => client.on('error', () => {}));

  async function transact<Result>(
    opening: Query | string,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      if (opening !== '') await client.query(opening as string);
      const result = await work(transactionOf(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    pool,
    as: (actor, work, settings = {}) => transact(settingsQuery(actor, settings), work),
    asService: (work) => transact(settingsQuery(serviceActor, {}), work),
    asOwner: (work) => transact('', work),
    close: () => pool.end(),
  };
}

/** A transaction that `client` has begun. */
export function transactionOf(client: pg.PoolClient): Transaction {
  return { client, query: (query, values) => ask(client, { query, values }) };
}

async function ask<Row>(
  client: pg.PoolClient,
  { query, values }: { readonly query: Query | string; readonly values?: readonly unknown[] },
): Promise<Row[]> {
  const config = typeof query === 'string' ? { text: query, values } : query;
  const result = await client.query(config as pg.QueryConfig);
  return result.rows as Row[];
}

/**
 * Sets role, claims and further settings for the transaction only (`set_config(…, true)`): the one place that says to
 * Postgres who asks.
 */
export function settingsQuery(
  actor: Actor,
  settings: RequestSettings,
): Query & { readonly name: string; readonly values: readonly string[] } {
  const all = Object.entries({
    role: actor.role,
    'request.jwt.claims': JSON.stringify({ role: actor.role, ...actor.claims }),
    statement_timeout: String(statementTimeoutMs),
    ...settings,
  });
  const calls = all.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
  return {
    name: `actor-${all.length}`,
    text: `select ${calls.join(', ')}`,
    // Postgres takes no NUL in a text; a header may bring one.
    values: all.flat().map((value) => value.replaceAll('\0', '')),
  };
}
