import pg from 'pg';
import type { Actor, Database } from '#server/db/database.ts';
import { createBatcher } from '#server/realtime/batcher.ts';
import type { Member } from '#server/realtime/members.ts';
import { type CompiledFilter, compileFilter, findColumn, literalKey, toSql } from './condition.ts';
import { type Condition, FilterError, parseFilter } from './filter.ts';
import type { Relation, Relations } from './relations.ts';
import type { WantedChange } from './wanted-change.ts';

/** Tables that are not published are looked for this often at most. */
const lookAgainMs = 500;

/** A member's wish to hear of changes of one table. */
export type Subscription = {
  /** As the client was told; several tables may share it. */
  readonly id: number;
  readonly member: Member;
  readonly event: string;
  readonly filter: CompiledFilter;
  /** The columns that were asked for, null for all. */
  readonly select: readonly string[] | null;
};

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

  async function prepare(
    member: Member,
    wanted: WantedChange,
    id: number,
  ): Promise<[number, Subscription][]> {
    const { role } = member.actor;
    const readable = (await find(wanted))
      .map((relation) => ({
        ...relation,
        columns: relation.columns.filter((one) => one.readers.includes(role)),
      }))
      .filter(({ columns }) => columns.length > 0);
    const event = /^(insert|update|delete)$/i.test(wanted.event ?? '')
      ? (wanted.event as string).toUpperCase()
      : '*';
    if (readable.length === 0) throw new FilterError(unableToSubscribe(wanted));
    const isWild = wanted.schema === '*' || (wanted.table ?? '*') === '*';
    if (wanted.select && isWild) {
      throw new FilterError(
        'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
      );
    }
    const conditions = parseFilter(wanted.filter ?? '');
    const found: [number, Subscription][] = [];
    for (const relation of readable) {
      for (const name of wanted.select ?? []) findColumn(relation, name);
      const filter = await check(database, { actor: member.actor, relation, conditions });
      found.push([relation.oid, { id, member, event, filter, select: wanted.select ?? null }]);
    }
    return found;
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
      for (const [id, one] of wanted.entries()) found.push(...(await prepare(member, one, id + 1)));
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

/** Lets Postgres read the values and try the conditions, as the reader. */
async function check(
  database: Database,
  {
    actor,
    relation,
    conditions,
  }: { readonly actor: Actor; readonly relation: Relation; readonly conditions: readonly Condition[] },
): Promise<CompiledFilter> {
  if (conditions.length === 0) return compileFilter(relation, { conditions: [], toJson: new Map() });
  const literals = conditions.flatMap(({ column, operator, values }) =>
    operator === 'is' ? [] : values.map((value) => ({ column: findColumn(relation, column), value })),
  );
  const read = literals.map(({ column, value }) => `to_jsonb(${pg.escapeLiteral(value)}::${column.sqlType})`);
  const tried = conditions.map((condition) => toSql(condition, findColumn(relation, condition.column)));
  const patterns = conditions
    .filter(({ operator }) => operator === 'match' || operator === 'imatch')
    .map(({ values }) => `'' ~ ${pg.escapeLiteral(values[0] ?? '')}`);
  const name = pg.escapeIdentifier(relation.table);
  const type = `${pg.escapeIdentifier(relation.schema)}.${name}`;
  const sql = `select to_jsonb(array[${read.join(', ')}]::jsonb[]) as "values", array[${[...tried, ...patterns].join(', ')}]::bool[]
    from jsonb_populate_record(null::${type}, '{}') as ${name}`;
  try {
    const [row] = await database.as(actor, ({ query }) => query<{ values: unknown[] }>(sql), {
      timezone: 'utc',
      statement_timeout: '1000',
    });
    const toJson = new Map(
      literals.map(({ column, value }, index) => [literalKey(column, value), row?.values[index]]),
    );
    return compileFilter(relation, { conditions, toJson });
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw new FilterError(error.message);
    throw error;
  }
}

function unableToSubscribe({
  event = '*',
  schema = 'public',
  table = '*',
  filter = '',
}: WantedChange): string {
  return (
    'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect ' +
    `parameters: [event: ${event}, schema: ${schema}, table: ${table}, filters: [${filter}]]`
  );
}
