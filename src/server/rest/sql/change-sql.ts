import type { Relation } from '#server/rest/catalog/catalog.ts';
import { noColumn } from '#server/rest/errors.ts';
import { type Condition, columnsOfRelation, type ReadNode } from '#server/rest/plan/read-node.ts';
import type { Payload } from '#server/rest/request/payload.ts';
import { type BodyColumn, bodySql } from './body-sql.ts';
import { conditionSql, type Row } from './conditions.ts';
import { neededColumns } from './read-sql.ts';
import { type Draft, quote, quoteName } from './statement.ts';

export type Change =
  | {
      readonly kind: 'insert';
      readonly relation: Relation;
      readonly payload: Payload;
      readonly applyDefaults: boolean;
      readonly onConflict?: {
        readonly resolution: 'merge-duplicates' | 'ignore-duplicates';
        readonly columns: readonly string[];
      };
      readonly returning: readonly string[];
    }
  | {
      readonly kind: 'update';
      readonly relation: Relation;
      readonly payload: Payload;
      readonly applyDefaults: boolean;
      readonly where: readonly Condition[];
      readonly returning: readonly string[];
    }
  | {
      readonly kind: 'delete';
      readonly relation: Relation;
      readonly where: readonly Condition[];
      readonly returning: readonly string[];
    };

const target = 'pgrst_target';

/** The statement of a change, with what it returns. */
export function changeSql(draft: Draft, change: Change): string {
  switch (change.kind) {
    case 'insert':
      return insertSql(draft, change);
    case 'update':
      return updateSql(draft, change);
    case 'delete':
      return `DELETE FROM ${targetSql(change.relation)}${whereSql(draft, change)} ${returningSql(change)}`;
  }
}

/**
 * Rows that a merge inserts are counted in the setting `pgrst.inserted`, up by one for each row given and down
 * by one for each that was there: for the status 201 or 200.
 */
function insertSql(draft: Draft, change: Extract<Change, { kind: 'insert' }>): string {
  const { relation, payload, onConflict } = change;
  const columns = bodyColumns(relation, payload);
  const names = columns.map(({ name }) => quote(name));
  const merges = onConflict?.resolution === 'merge-duplicates' && onConflict.columns.length > 0;
  const body = bodySql(draft, { payload, columns, applyDefaults: change.applyDefaults, onlyFirst: false });
  const into = names.length > 0 ? `(${names.join(', ')}) ` : '';
  const values = names.map((name) => `pgrst_body.${name}`).join(', ');
  const counted = merges ? ` WHERE ${countInserted('+ 1')} <> 'x'` : '';
  return `INSERT INTO ${targetSql(relation)} ${into}SELECT ${values} ${body}${counted}${conflictSql(change, columns)} ${returningSql(change)}`;
}

function conflictSql(change: Extract<Change, { kind: 'insert' }>, columns: readonly BodyColumn[]): string {
  const { onConflict, relation } = change;
  if (!onConflict || onConflict.columns.length === 0) return '';
  const unknown = onConflict.columns.find((name) => !relation.columns.has(name));
  if (unknown !== undefined) throw noColumn(relation.name, unknown);
  const on = ` ON CONFLICT (${onConflict.columns.map(quote).join(', ')})`;
  if (onConflict.resolution === 'ignore-duplicates' || columns.length === 0) return `${on} DO NOTHING`;
  const set = columns.map(({ name }) => `${quote(name)} = EXCLUDED.${quote(name)}`).join(', ');
  return `${on} DO UPDATE SET ${set} WHERE ${countInserted('- 1')} <> 'x'`;
}

function countInserted(step: '+ 1' | '- 1'): string {
  return `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) ${step})::text, true)`;
}

function updateSql(draft: Draft, change: Extract<Change, { kind: 'update' }>): string {
  const { relation, payload } = change;
  const columns = bodyColumns(relation, payload);
  if (columns.length === 0) {
    const returned = change.returning.length > 0 ? change.returning.join(', ') : '1';
    return `SELECT ${returned} FROM ${targetSql(relation)} WHERE false`;
  }
  const set = columns.map(({ name }) => `${quote(name)} = pgrst_body.${quote(name)}`).join(', ');
  const body = bodySql(draft, { payload, columns, applyDefaults: change.applyDefaults, onlyFirst: true });
  return `UPDATE ${targetSql(relation)} SET ${set} ${body}${whereSql(draft, change)} ${returningSql(change)}`;
}

function targetSql(relation: Relation): string {
  return `${quoteName(relation)} AS ${target}`;
}

function whereSql(
  draft: Draft,
  change: { readonly relation: Relation; readonly where: readonly Condition[] },
): string {
  if (change.where.length === 0) return '';
  const row: Row = {
    alias: target,
    name: change.relation.name,
    columns: columnsOfRelation(change.relation),
    isResult: false,
  };
  return ` WHERE ${change.where.map((condition) => conditionSql({ draft, row }, condition)).join(' AND ')}`;
}

function returningSql(change: Change): string {
  return `RETURNING ${change.returning.length > 0 ? change.returning.join(', ') : '1'}`;
}

/** @throws RestError PGRST204 for a key that is no column */
function bodyColumns(relation: Relation, payload: Payload): BodyColumn[] {
  return payload.keys.map((name) => {
    const column = relation.columns.get(name);
    if (!column) throw noColumn(relation.name, name);
    return column;
  });
}

/**
 * What the rows of a change or of a function must have for the answer: the columns shown, those that
 * embedding and ordering need, and the whole row where functions of it are shown.
 * @param source the name of the row in the statement
 */
export function returnedColumns(node: ReadNode, source: string, further: readonly string[] = []): string[] {
  const shown = [
    ...node.fields.map(({ field }) => field.name),
    ...node.order.flatMap((term) => (term.embed ? [] : [term.field.name])),
  ];
  const all = node.fields.length === 0 && node.embeds.length === 0;
  const names = new Set([
    ...(shown.includes('*') || all ? node.columns.names() : []),
    ...shown.filter(
      (name) => name !== '*' && node.columns.typeOf(name) !== undefined && !node.columns.isComputed(name),
    ),
    ...node.embeds.flatMap(({ relationship }) => neededColumns(relationship)),
    ...further,
  ]);
  const needsRow =
    shown.some((name) => node.columns.isComputed(name)) ||
    node.embeds.some(({ relationship }) => relationship.kind === 'computed');
  const columns = [...names].map((name) => `${quote(source)}.${quote(name)}`);
  return needsRow ? [...columns, `${quote(source)} AS pgrst_row`] : columns;
}

export const changeTarget = target;
