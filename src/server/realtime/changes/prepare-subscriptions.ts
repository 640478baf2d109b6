import pg from 'pg';
import type { Actor, Database } from '#server/db/database.ts';
import type { Member } from '#server/realtime/members.ts';
import { type CompiledFilter, compileFilter, findColumn, literalKey, toSql } from './condition.ts';
import { type Condition, FilterError, parseFilter } from './filter.ts';
import type { Relation } from './relations.ts';
import type { WantedChange } from './wanted-change.ts';

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

/**
 * One subscription for each table that is meant and that the member may read; the number is the table's.
 * @throws FilterError with what the client is told
 */
export async function prepareSubscriptions(
  database: Database,
  asked: {
    readonly member: Member;
    readonly wanted: WantedChange;
    readonly id: number;
    /** The published tables that are meant. */
    readonly relations: readonly Relation[];
  },
): Promise<[number, Subscription][]> {
  const { member, wanted, id, relations } = asked;
  const { role } = member.actor;
  const readable = relations
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
