import pg from 'pg';
import type { Row } from '#server/realtime/notices.ts';
import { type Condition, FilterError, type Operator } from './filter.ts';
import type { Column, Relation } from './relations.ts';

/** A filter on one table, checked against it. */
export type CompiledFilter = {
  /** Conditions that JSON values decide; false when one does not hold. */
  readonly holds: (row: Row) => boolean;
  /** The other conditions over the row's columns, null when there are none; values are quoted literals. */
  readonly sql: string | null;
};

const infix: Readonly<Record<Exclude<Operator, 'in' | 'is'>, string>> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
};

/** Types whose values are equal exactly when their JSON is. */
const plainTypes = [
  'text',
  'varchar',
  'uuid',
  'bool',
  'int2',
  'int4',
  'int8',
  'date',
  'timestamptz',
  'timestamp',
];

/** @throws FilterError when a column is not there or not for the role */
export function compileFilter(
  relation: Relation,
  {
    conditions,
    toJson,
  }: { readonly conditions: readonly Condition[]; readonly toJson: ReadonlyMap<string, unknown> },
): CompiledFilter {
  const quick: ((row: Row) => boolean)[] = [];
  const slow: string[] = [];
  for (const condition of conditions) {
    const column = findColumn(relation, condition.column);
    const decide = decideByJson(condition, { column, toJson });
    if (decide) quick.push(decide);
    else slow.push(toSql(condition, column));
  }
  return {
    holds: (row) => quick.every((decide) => decide(row)),
    sql: slow.length === 0 ? null : slow.map((sql) => `(${sql})`).join(' and '),
  };
}

export function findColumn(relation: Relation, name: string): Column {
  const column = relation.columns.find((one) => one.name === name);
  if (!column) throw new FilterError(`invalid column for filter ${name}`);
  return column;
}

/** One condition as SQL over the row. */
export function toSql({ operator, negated, values, ...condition }: Condition, column: Column): string {
  const name = pg.escapeIdentifier(condition.column);
  const literal = (value: string) => `${pg.escapeLiteral(value)}::${column.sqlType}`;
  const positive = () => {
    if (operator === 'in') return `${name} in (${values.map(literal).join(', ')})`;
    if (operator === 'is') return `${name} is ${values[0]}`;
    return `${name} ${infix[operator]} ${literal(values[0] ?? '')}`;
  };
  return negated ? `not (${positive()})` : positive();
}

/** `eq`, `neq` and `in` on plain types and `is null` need no round trip. A null is never equal, nor unequal, to a value. */
function decideByJson(
  { operator, negated, values }: Condition,
  { column, toJson }: { readonly column: Column; readonly toJson: ReadonlyMap<string, unknown> },
): ((row: Row) => boolean) | undefined {
  if (operator === 'is' && values[0] === 'null') return (row) => (row[column.name] === null) !== negated;
  if (!plainTypes.includes(column.typeName) && !column.isEnum) return undefined;
  if (operator !== 'eq' && operator !== 'neq' && operator !== 'in') return undefined;
  const wanted = new Set(values.map((value) => toJson.get(literalKey(column, value))));
  // Beyond 2^53 JSON numbers are not exact here.
  if ([...wanted].some((value) => typeof value === 'number' && !Number.isSafeInteger(value)))
    return undefined;
  const inside = (operator === 'neq') === negated;
  return (row) => {
    const value = row[column.name];
    return value !== null && value !== undefined && wanted.has(value) === inside;
  };
}

/** Under what `toJson` has a literal of a column's type. */
export function literalKey(column: Column, value: string): string {
  return `${column.sqlType} ${value}`;
}
