import pg from 'pg';
import type { Database, Role } from '#server/db/database.ts';
import type { Row } from '#server/realtime/notices.ts';
import type { Relation } from './relations.ts';

/** What nobody answers in this time is answered with no; the changes behind it wait. */
const timeoutMs = 1500;

export type Question = {
  readonly relation: Relation;
  /** SQL over the table's columns. */
  readonly conditions: readonly string[];
  /** `none` is the connection's own user. */
  readonly role: Role | 'none';
  /** For each set of claims, as JSON, the rows that each condition is asked about. */
  readonly readers: ReadonlyMap<string, readonly (readonly number[])[]>;
  readonly rows: readonly Row[];
};

export type Holds = { readonly claims: string; readonly condition: number; readonly row: number };

/**
 * Which conditions hold for which rows, asked as each reader, in one round trip.
 * @param onProblem a reader for whom the conditions fail; none of them holds
 * @throws what Postgres throws when it takes too long
 */
export async function ask(
  database: Database,
  { relation, conditions, role, readers, rows }: Question,
  onProblem: (problem: string) => void = () => {},
): Promise<Holds[]> {
  const claims = [...readers.keys()];
  const answers = await database.asOwner(async ({ query }) => {
    await query(`set local statement_timeout = '${timeoutMs}'`);
    return query<{ reader: number; item: number | null; problem: string | null }>({
      name: 'realtime-visible',
      text: 'select reader, item, problem from bestatt.realtime_visible($1, $2, $3::text[], $4::jsonb[], $5::jsonb)',
      values: [
        statement(relation, conditions),
        role,
        claims,
        claims.map((one) => JSON.stringify(readers.get(one))),
        JSON.stringify(rows),
      ],
    });
  });
  return answers.flatMap(({ reader, item, problem }) => {
    if (problem !== null) onProblem(problem);
    if (item === null) return [];
    // Row and condition travel as one number.
    const [row, condition] = [Math.floor(item / conditions.length), item % conditions.length];
    return [{ claims: claims[reader - 1] ?? '', condition, row }];
  });
}

/** `$1` are all rows, `$2` for each condition the numbers of those it is asked about. */
function statement(relation: Relation, conditions: readonly string[]): string {
  const name = pg.escapeIdentifier(relation.table);
  const type = `${pg.escapeIdentifier(relation.schema)}.${name}`;
  const parts = conditions.map(
    (sql, number) => `select item::int * ${conditions.length} + ${number}
      from jsonb_array_elements_text($2 -> ${number}) as wanted(item)
      where (select (${sql}) from jsonb_populate_record(null::${type}, $1 -> item::int) as ${name})`,
  );
  return parts.join(' union all ');
}
