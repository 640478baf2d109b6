import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { createBatcher } from './batcher.ts';
import { isDataError } from './data-error.ts';
import { channelOf, type Member } from './members.ts';
import type { Present } from './presence-state.ts';

/** `meta` undefined takes the member's row away. */
type Write = { readonly member: Member; readonly meta: string | undefined };

export type PresenceRows = {
  /** Resolves when it is written; what comes at the same time goes in one statement, the last of a member counting. */
  readonly write: (one: Write) => Promise<void>;
  /** The channel's state, by member. */
  readonly read: (channel: string) => Promise<Map<string, Present>>;
};

/** The rows of `bestatt.realtime_presences` that this process writes, and the channels it reads. */
export function createPresenceRows(options: {
  readonly database: Database;
  readonly server: string;
}): PresenceRows {
  const { database, server } = options;

  const write = createBatcher<Write>(
    async (writes) => {
      const last = new Map(writes.map((one) => [one.member.id, one]));
      const tracked = [...last.values()].flatMap(({ member, meta }) =>
        meta === undefined
          ? []
          : [{ member: member.id, channel: channelOf(member), key: member.presenceKey, ref: newRef(), meta }],
      );
      const gone = [...last.values()].flatMap(({ member, meta }) => (meta === undefined ? [member.id] : []));
      if (tracked.length > 0) {
        await database.pool.query(
          `insert into bestatt.realtime_presences (server, member, channel, key, ref, meta)
         select $1, member, channel, key, ref, meta::jsonb
         from jsonb_to_recordset($2::jsonb) as t(member uuid, channel text, key text, ref text, meta text)
         on conflict (member) do update set ref = excluded.ref, meta = excluded.meta`,
          [server, JSON.stringify(tracked)],
        );
      }
      if (gone.length > 0) {
        await database.pool.query('delete from bestatt.realtime_presences where member = any ($1::uuid[])', [
          gone,
        ]);
      }
    },
    { isItemsFault: isDataError },
  );

  async function read(channel: string): Promise<Map<string, Present>> {
    const { rows } = await database.pool.query<{ member: string; key: string; ref: string; meta: object }>(
      'select member, key, ref, meta from bestatt.realtime_presences where channel = $1',
      [channel],
    );
    return new Map(
      rows.map(({ member, key, ref, meta }) => [member, { key, meta: { ...meta, phx_ref: ref } }]),
    );
  }

  return { write, read };
}

function newRef(): string {
  return randomBytes(9).toString('base64url');
}
