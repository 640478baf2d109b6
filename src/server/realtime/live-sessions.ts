import type { Actor, Database } from '#server/db/database.ts';

export type LiveSessions = {
  /** Whether the session of the token stands; a key that has none passes. */
  readonly stands: (actor: Actor) => Promise<boolean>;
  /** Which of these have ended. */
  readonly endedAmong: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Those that ended while somebody was being let in. */
  readonly note: (ids: readonly string[]) => void;
  readonly hasJustEnded: (id: string | null) => boolean;
};

/** Longer than anybody takes to be let in. */
const rememberedMs = 60_000;

/** Rule 9.64: a token is worth nothing once its device is signed out. One look-up by key, at joining and at a new token. */
export function createLiveSessions(database: Database): LiveSessions {
  const justEnded = new Map<string, number>();

  async function standing(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await database.pool.query<{ id: string; user_id: string }>({
      name: 'realtime-live-sessions',
      text: `select s.id, s.user_id from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = any ($1::uuid[]) and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`,
      values: [ids],
    });
    return new Map(rows.map(({ id, user_id: userId }) => [id, userId]));
  }

  return {
    async stands(actor) {
      const id = sessionIdOf(actor);
      return id === null || (await standing([id])).get(id) === actor.claims.sub;
    },
    async endedAmong(ids) {
      if (ids.length === 0) return [];
      const found = await standing(ids);
      return ids.filter((id) => !found.has(id));
    },
    note(ids) {
      const now = performance.now();
      for (const id of ids) justEnded.set(id, now);
      for (const [id, at] of justEnded) {
        if (at >= now - rememberedMs) break;
        justEnded.delete(id);
      }
    },
    hasJustEnded: (id) => id !== null && justEnded.has(id),
  };
}

/** The session that a token was made for; null for keys and for tokens of other makers. */
export function sessionIdOf({ claims }: Actor): string | null {
  return typeof claims.session_id === 'string' ? claims.session_id : null;
}
