import type { Payload } from '#server/rest/request/payload.ts';
import { bind, type Draft, quote, quoteLiteral } from './statement.ts';

export type BodyColumn = {
  readonly name: string;
  readonly type: string;
  readonly defaultExpression?: string | null;
};

/**
 * `FROM … pgrst_body`: the JSON body as rows with the given columns; Postgres itself turns the values into
 * the columns' types, so numbers keep their digits.
 * @param applyDefaults keys that a row leaves out get the column's default instead of null
 */
export function bodySql(
  draft: Draft,
  options: {
    readonly payload: Payload;
    readonly columns: readonly BodyColumn[];
    readonly applyDefaults: boolean;
    readonly onlyFirst: boolean;
  },
): string {
  const { payload, columns } = options;
  const names = columns.map(({ name }) => quote(name)).join(', ');
  const body = bind(draft, payload.text);
  if (columns.length === 0) {
    const rows = payload.isArray ? `json_array_elements(${body}::json) AS _` : `(SELECT ${body}::json) AS _`;
    return `FROM (SELECT FROM ${rows}${options.onlyFirst ? ' LIMIT 1' : ''}) AS pgrst_body`;
  }
  const typed = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ');
  const limit = options.onlyFirst && payload.isArray ? ' LIMIT 1' : '';
  const defaults = options.applyDefaults ? defaultsSql(columns) : undefined;
  if (!defaults) {
    const toRows = payload.isArray ? 'json_to_recordset' : 'json_to_record';
    return `FROM (SELECT ${names} FROM ${toRows}(${body}::json) AS _(${typed})${limit}) AS pgrst_body`;
  }
  const elements = payload.isArray ? `jsonb_array_elements(${body}::jsonb)` : `(SELECT ${body}::jsonb)`;
  return `FROM (SELECT ${names} FROM ${elements} AS pgrst_row(value), jsonb_to_record(${defaults} || pgrst_row.value) AS _(${typed})${limit}) AS pgrst_body`;
}

function defaultsSql(columns: readonly BodyColumn[]): string | undefined {
  const pairs = columns.flatMap(({ name, defaultExpression }) =>
    defaultExpression ? [`${quoteLiteral(name)}, ${defaultExpression}`] : [],
  );
  return pairs.length > 0 ? `jsonb_build_object(${pairs.join(', ')})` : undefined;
}
