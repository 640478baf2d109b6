import { undefinedColumn, undefinedTextSearch } from '#server/rest/errors.ts';
import {
  compareOperators,
  type Filter,
  isValues,
  simpleOperators,
  textSearchFunctions,
} from '#server/rest/grammar/filters.ts';
import type { Field } from '#server/rest/grammar/names.ts';
import type { Condition, KnownColumns } from '#server/rest/plan/read-node.ts';
import { bind, type Draft, quote, quoteLiteral } from './statement.ts';

/** A relation or a result in the SQL: the name of its row, and its columns. */
export type Row = {
  readonly alias: string;
  readonly columns: KnownColumns;
  /** Its name in messages. */
  readonly name: string;
  /** The whole row lies in the column `pgrst_row`, for functions of it. */
  readonly isResult: boolean;
};

/** Where a piece of SQL stands: the statement in the making, and the row whose columns are meant. */
export type Scope = { readonly draft: Draft; readonly row: Row };

/** @throws RestError 42703 when the row has no such column */
export function columnSql(row: Row, name: string): string {
  if (row.columns.typeOf(name) === undefined) throw undefinedColumn(row.name, name);
  if (row.isResult && row.columns.isComputed(name)) return `(${quote(row.alias)}."pgrst_row").${quote(name)}`;
  return `${quote(row.alias)}.${quote(name)}`;
}

export function fieldSql({ draft, row }: Scope, field: Field): string {
  const column = columnSql(row, field.name);
  if (field.path.length === 0) return column;
  const type = row.columns.typeOf(field.name);
  const start = type === 'json' || type === 'jsonb' ? column : `to_jsonb(${column})`;
  return `(${start}${field.path
    .map((step) => `${step.arrow}${'index' in step ? `(${step.index})` : `${bind(draft, step.key)}::text`}`)
    .join('')})`;
}

export function conditionSql(scope: Scope, condition: Condition): string {
  switch (condition.kind) {
    case 'filter':
      return filterSql(scope, condition.filter);
    case 'empty': {
      const { embed, negated } = condition;
      const label = quote(embed.label);
      return `${embed.toOne ? `${label}.*` : `${label}.${label}`} IS ${negated ? '' : 'NOT '}DISTINCT FROM NULL`;
    }
    default: {
      const terms = condition.terms.map((term) => conditionSql(scope, term));
      return `${condition.negated ? 'NOT ' : ''}(${terms.join(condition.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
  }
}

function filterSql(scope: Scope, filter: Filter): string {
  const test = operationSql(scope, filter);
  return filter.negated ? `NOT (${test})` : test;
}

function operationSql(scope: Scope, { field, operation }: Filter): string {
  if (operation.kind === 'search') return searchSql(scope, { field, operation });
  const { draft } = scope;
  const left = fieldSql(scope, field);
  switch (operation.kind) {
    case 'simple':
      return `${left} ${simpleOperators[operation.operator]} ${bind(draft, operation.value)}`;
    case 'compare': {
      const isPattern = operation.operator === 'like' || operation.operator === 'ilike';
      const value = bind(draft, isPattern ? operation.value.replaceAll('*', '%') : operation.value);
      const right = operation.quantifier ? `${operation.quantifier.toUpperCase()}(${value})` : value;
      return `${left} ${compareOperators[operation.operator]} ${right}`;
    }
    case 'in':
      return `${left} = ANY(${bind(draft, arrayLiteral(operation.values))})`;
    case 'is':
      return `${left} IS ${isValues[operation.value]}`;
    case 'isdistinct':
      return `${left} IS DISTINCT FROM ${bind(draft, operation.value)}`;
  }
}

type SearchOperation = Extract<Filter['operation'], { kind: 'search' }>;

/** A text column is made a tsvector in the language of the query, which an index on that expression serves. */
function searchSql(
  scope: Scope,
  { field, operation }: { readonly field: Field; readonly operation: SearchOperation },
): string {
  const { draft, row } = scope;
  const { config } = operation;
  if (config !== undefined && !draft.catalog.textSearchConfigs.has(config)) throw undefinedTextSearch(config);
  const language = config === undefined ? '' : `${quoteLiteral(config)}::regconfig, `;
  const left = fieldSql(scope, field);
  const isVector = field.path.length === 0 && row.columns.typeOf(field.name) === 'tsvector';
  const document = isVector ? left : `to_tsvector(${language}${left})`;
  return `${document} @@ ${textSearchFunctions[operation.operator]}(${language}${bind(draft, operation.value)})`;
}

/** `{"a","b"}`; one empty element is an empty list, as `in.()` is written. */
function arrayLiteral(values: readonly string[]): string {
  if (values.length === 1 && values[0] === '') return '{}';
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
