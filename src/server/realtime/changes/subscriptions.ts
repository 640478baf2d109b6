import type { Database } from '#server/db/database.ts';
import { createBatcher } from '#server/realtime/batcher.ts';
import type { Member } from '#server/realtime/members.ts';
import { prepareSubscriptions, type Subscription } from './prepare-subscriptions.ts';
import type { Relation, Relations } from './relations.ts';
import type { WantedChange } from './wanted-change.ts';

/** Tables that are not published are looked for this often at most. */
const lookAgainMs = 500;

export type Subscriptions = {
  /** Replaces what the member asked for before. @throws FilterError with what the client is told */
  readonly subscribe: (member: Member, wanted: readonly WantedChange[]) => Promise<void>;
  readonly unsubscribe: (member: Member) => void;
  readonly of: (relation: number) => readonly Subscription[];
  /** Tells the triggers which tables are watched in this process; also lets go of those that no longer are. */
  readonly watch: () => Promise<void>;
};

/** Who wants to hear of which table. */
export function createSubscriptions(options: {
  readonly database: Database;
  readonly relations: Relations;
  readonly server: string;
}): Subscriptions {
  const { database, relations, server } = options;
  const byRelation = new Map<number, Subscription[]>();
  const watched = new Set<number>();
  let lookedAt = -lookAgainMs;
  let looking: Promise<void> | undefined;

  async function find({ schema = 'public', table = '*' }: WantedChange): Promise<Relation[]> {
    const known = await relations.find(schema, table);
    if (known.length > 0) return known;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    await looking;
    return relations.find(schema, table);
  }

  /**
   * Without event triggers a newly published table is found only by looking; with them the word of it may still be on its way.
   * Every half second at most, for all who ask.
   */
  async function look(): Promise<void> {
    await new Promise((done) => setTimeout(done, lookedAt + lookAgainMs - performance.now()));
    lookedAt = performance.now();
    await database.pool.query('select bestatt.realtime_follow_publication()');
    relations.forget();
  }

  function unsubscribe(member: Member): void {
    for (const [relation, subscriptions] of byRelation) {
      const rest = subscriptions.filter((one) => one.member !== member);
      if (rest.length === 0) byRelation.delete(relation);
      else if (rest.length < subscriptions.length) byRelation.set(relation, rest);
    }
  }

  // One after the other: an earlier list must not be written over a later one.
  const write = createBatcher<void>(async () => {
    const wanted = [...byRelation.keys()];
    if (wanted.length === watched.size && wanted.every((relation) => watched.has(relation))) return;
    await database.pool.query(
      `with gone as (delete from bestatt.realtime_watches where server = $1 and relation <> all ($2::oid[]))
       insert into bestatt.realtime_watches (server, relation) select $1, unnest($2::oid[]) on conflict do nothing`,
      [server, wanted],
    );
    watched.clear();
    for (const relation of wanted) watched.add(relation);
  });

  return {
    async subscribe(member, wanted) {
      const found: [number, Subscription][] = [];
      for (const [id, one] of wanted.entries())
        found.push(
          ...(await prepareSubscriptions(database, {
            member,
            wanted: one,
            id: id + 1,
            relations: await find(one),
          })),
        );
      unsubscribe(member);
      if (member.left) return;
      for (const [relation, subscription] of found) {
        byRelation.set(relation, [...(byRelation.get(relation) ?? []), subscription]);
      }
      await write();
    },
    unsubscribe,
    of: (relation) => byRelation.get(relation) ?? [],
    async watch() {
      watched.clear();
      await write();
    },
  };
}
