import type { Database } from '#server/db/database.ts';

const deadAfterSeconds = 30;

/** What the processes that serve one database write there about themselves, and what does not fit into a notification. */
export type FanOutRows = {
  /** Says that this process lives, and buries those that have stopped saying so. @returns whether it was new */
  readonly announce: () => Promise<boolean>;
  /** Takes this process off the list of those that live. */
  readonly withdraw: () => Promise<void>;
  /** The notices' texts, with those that were told by number read from their rows. */
  readonly readOverflow: (bodies: readonly string[]) => Promise<string[]>;
};

export function createFanOutRows({ pool }: Pick<Database, 'pool'>, server: string): FanOutRows {
  return {
    async announce() {
      const { rows } = await pool.query<{ isNew: boolean }>(
        `insert into bestatt.realtime_servers (id) values ($1)
         on conflict (id) do update set seen_at = now() returning xmax = 0 as "isNew"`,
        [server],
      );
      await pool.query(
        'delete from bestatt.realtime_servers where seen_at < now() - make_interval(secs => $1)',
        [deadAfterSeconds],
      );
      return rows[0]?.isNew ?? false;
    },
    async withdraw() {
      await pool.query('delete from bestatt.realtime_servers where id = $1', [server]);
    },
    async readOverflow(bodies) {
      const ids = bodies.filter((body) => body.startsWith('@')).map((body) => body.slice(1));
      if (ids.length === 0) return [...bodies];
      const { rows } = await pool.query<{ id: string; body: string }>(
        'select id::text, body from bestatt.realtime_overflow where id = any ($1::bigint[])',
        [ids],
      );
      const found = new Map(rows.map(({ id, body }) => [`@${id}`, body]));
      return bodies.flatMap((body) => (body.startsWith('@') ? (found.get(body) ?? []) : body));
    },
  };
}
