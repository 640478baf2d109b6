import type { Relation, Routine } from '#server/rest/catalog/catalog.ts';
import type { ReadNode } from '#server/rest/plan/read-node.ts';
import type { ExplainForm, ResultForm } from '#server/rest/request/media-types.ts';
import { type Arguments, callSql } from './call-sql.ts';
import { type Change, changeSql, changeTarget, returnedColumns } from './change-sql.ts';
import { countSql, readSql } from './read-sql.ts';
import { type Draft, quote, type Statement } from './statement.ts';

/**
 * The whole statement of a request gives one row of texts:
 * total (of all pages), rows (of this page), body, response.headers, response.status, location, inserted.
 * `form` is null when no body is asked.
 */
export type Shown = { readonly form: ResultForm | null; readonly explain?: ExplainForm };

export type Counting = { readonly count: boolean; readonly limit?: number };

/** The rows a statement reads, and how they are to be seen. */
type Reading = { readonly node: ReadNode; readonly shown: Shown; readonly counting: Counting };

export function readStatement(draft: Draft, { node, shown, counting }: Reading): Statement {
  const rows = readSql(draft, node);
  const select = [
    totalSql(draft, { node, counting }),
    'count(*)',
    formSql(shown.form),
    ...settingsSql,
    'null',
    'null',
  ];
  return finish(draft, { text: `SELECT ${select.join(', ')} FROM (${rows}) AS _t`, explain: shown.explain });
}

/** @param asked.showsLocation whether the new row's primary key is told */
export function changeStatement(
  draft: Draft,
  asked: {
    readonly node: ReadNode;
    readonly change: ChangeToMake;
    readonly shown: Shown;
    readonly showsLocation: boolean;
  },
): Statement {
  const { node, change, shown } = asked;
  const { relation } = change;
  const location = asked.showsLocation ? relation.primaryKey : [];
  const returning = shown.form
    ? returnedColumns(node, changeTarget, location)
    : location.map((name) => `${changeTarget}.${quote(name)}`);
  const source = changeSql(draft, { ...change, returning });
  const rows = shown.form ? readSql(draft, node) : 'SELECT 1 FROM pgrst_source';
  const merges =
    change.kind === 'insert' &&
    change.onConflict?.resolution === 'merge-duplicates' &&
    change.onConflict.columns.length > 0;
  const inserted = merges ? "nullif(current_setting('pgrst.inserted', true), '')" : 'null';
  const select = [
    'null',
    'count(*)',
    formSql(shown.form),
    ...settingsSql,
    locationSql(relation, location),
    inserted,
  ];
  return finish(draft, {
    text: `WITH pgrst_source AS (${source}) SELECT ${select.join(', ')} FROM (${rows}) AS _t`,
    explain: shown.explain,
  });
}

/** A change before it is known which columns the answer needs. */
export type ChangeToMake = WithoutReturning<Change>;

type WithoutReturning<Kind> = Kind extends unknown ? Omit<Kind, 'returning'> : never;

export function callStatement(
  draft: Draft,
  call: Reading & { readonly routine: Routine; readonly arguments: Arguments },
): Statement {
  const { node, shown, counting, routine } = call;
  const filtered = [...filteredColumns(node)].filter(
    (name) => node.columns.typeOf(name) !== undefined && !node.columns.isComputed(name),
  );
  const source = callSql(draft, {
    routine,
    args: call.arguments,
    columns: returnedColumns(node, 'pgrst_call', filtered),
  });
  const rows = readSql(draft, node);
  const isSingle = !routine.returnsSet;
  const form = routine.returns === 'void' ? null : shown.form;
  const body = formSql(form, { isSingle, isScalar: routine.returns === 'scalar' });
  const select = [totalSql(draft, { node, counting }), 'count(*)', body, ...settingsSql, 'null', 'null'];
  // Kept whole, for a stable function whose value nobody reads would not be called at all.
  const kept = routine.returns === 'scalar' || routine.returns === 'void' ? 'MATERIALIZED ' : '';
  return finish(draft, {
    text: `WITH pgrst_source AS ${kept}(${source}) SELECT ${select.join(', ')} FROM (${rows}) AS _t`,
    explain: shown.explain,
  });
}

/** The planner's guess at the number of rows. */
export function guessStatement(draft: Draft, node: ReadNode): Statement {
  const text = countSql(draft, node);
  return { text: `EXPLAIN (FORMAT JSON) ${text}`, values: draft.values };
}

const settingsSql = [
  "nullif(current_setting('response.headers', true), '')",
  "nullif(current_setting('response.status', true), '')",
];

function totalSql(draft: Draft, { node, counting }: Omit<Reading, 'shown'>): string {
  const { count, limit } = counting;
  if (!count) return 'null';
  const isWhole = node.range.limit === null && node.range.offset === 0;
  if (isWhole) return 'count(*)';
  return `(SELECT count(*) FROM (${countSql(draft, node)}${limit === undefined ? '' : ` LIMIT ${limit}`}) AS _c)`;
}

function formSql(
  form: ResultForm | null,
  of: { isSingle: boolean; isScalar: boolean } = { isSingle: false, isScalar: false },
): string {
  if (!form) return "''";
  const strip = (sql: string) => (form.stripNulls ? `json_strip_nulls(${sql})` : sql);
  const row = of.isScalar ? '_t.pgrst_scalar' : '_t.*';
  switch (form.kind) {
    case 'csv':
      return csvSql;
    case 'geojson':
      return "json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(ST_AsGeoJSON(_t.*)::json), '[]'))";
    case 'object':
      return `coalesce(${strip(`json_agg(${row})->0`)}, 'null')`;
    case 'array':
      if (of.isSingle) return `coalesce(${strip(`json_agg(${row})->0`)}, 'null')`;
      return `coalesce(${strip(`json_agg(${row})`)}, '[]')`;
  }
}

/** Rows in Postgres's own text form of a record, which is CSV but for the brackets around it. */
const csvSql = `coalesce((SELECT string_agg(k, ',') FROM json_object_keys((json_agg(_t.*)->0)) AS k), '') || E'\\n' ||
  coalesce(string_agg(substring((_t.*)::text, 2, length((_t.*)::text) - 2), E'\\n'), '')`;

/** The primary key of the one inserted row, as JSON. */
function locationSql(relation: Relation, names: readonly string[]): string {
  if (names.length === 0) return 'null';
  const key = relation.primaryKey.map((name) => `${quote(name)}::text`).join(', ');
  return `CASE WHEN count(*) = 1 THEN (SELECT row_to_json(_k) FROM (SELECT ${key} FROM pgrst_source LIMIT 1) AS _k) END`;
}

function filteredColumns(node: ReadNode): Set<string> {
  const names = new Set<string>();
  const visit = (conditions: ReadNode['where']): void => {
    for (const condition of conditions) {
      if (condition.kind === 'filter') names.add(condition.filter.field.name);
      else if (condition.kind !== 'empty') visit([...condition.terms]);
    }
  };
  visit(node.where);
  return names;
}

function finish(
  draft: Draft,
  { text, explain }: { readonly text: string; readonly explain: ExplainForm | undefined },
): Statement {
  if (!explain) return { text, values: draft.values };
  const options = [
    `FORMAT ${explain.format.toUpperCase()}`,
    ...explain.options.map((option) => option.toUpperCase()),
  ];
  return { text: `EXPLAIN (${options.join(', ')}) ${text}`, values: draft.values };
}
