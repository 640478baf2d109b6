import type { Database } from '#server/db/database.ts';
import { loadPushKeys, type PushKeys } from './push-keys.ts';

export type PushSettings = {
  /** Null: a pair of our own, made once and kept in the database. */
  readonly keys: PushKeys | null;
  /** Whom a push service may write to: `mailto:` or `https:` (RFC 8292, 2.1). */
  readonly subject: string;
  /** Hosts that may be private and without TLS: a developer's own machine. */
  readonly privateHosts: ReadonlySet<string>;
};

/** @returns what gives the keys, which are read at the first use only */
export function pushKeysOf(database: Database, { keys }: PushSettings): () => Promise<PushKeys> {
  let reading: Promise<PushKeys> | null = keys && Promise.resolve(keys);
  return () => {
    reading ??= loadPushKeys(database).catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}
