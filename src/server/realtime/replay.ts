import type { Database } from '#server/db/database.ts';
import type { Broadcast } from './wire/message.ts';

const maxMessages = 25;

type Stored = { id: string; event: string; payload: string | null; binary: Buffer | null };

/** Stored broadcasts of a private channel since a time (milliseconds since 1970), the oldest first. */
export async function readReplay(
  database: Database,
  name: string,
  { since, limit }: { readonly since: number; readonly limit?: number | null },
): Promise<Broadcast[]> {
  const { rows } = await database.pool.query<Stored>(
    `select id, event, payload::text, binary_payload as binary from realtime.messages
     where topic = $1 and private and extension = 'broadcast' and event is not null
       and inserted_at >= timezone('utc', to_timestamp($2::float8 / 1000)) and (expires_at is null or expires_at > now())
     order by inserted_at desc limit $3`,
    [name, since, Math.max(1, Math.min(limit ?? maxMessages, maxMessages))],
  );
  return rows.reverse().map(({ id, event, payload, binary }) => ({
    event,
    body: binary ? { kind: 'binary', bytes: binary } : { kind: 'json', text: payload ?? '{}' },
    meta: { id, replayed: true },
  }));
}
