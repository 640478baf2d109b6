import type { Relationship } from '#server/rest/catalog/catalog.ts';
import type { SelectField } from '#server/rest/grammar/select.ts';
import {
  type Embed,
  isEmptyEmbed,
  outputName,
  type ReadNode,
  type ResolvedOrder,
  spreadOutputs,
} from '#server/rest/plan/read-node.ts';
import type { RowRange } from '#server/rest/request/range.ts';
import { columnSql, conditionSql, fieldSql, type Row, type Scope } from './conditions.ts';
import { bind, castTo, type Draft, quote, quoteName } from './statement.ts';

/** The rows of the node, with embedded resources as lateral joins. */
export function readSql(draft: Draft, node: ReadNode, embed?: Embed): string {
  const scope = { draft, row: rowOf(node) };
  const isSpread = embed?.spread ?? false;
  const isHoisted = isSpread && (embed?.toOne ?? false);
  const isGrouped = !isHoisted && hasAggregates(node);
  const items = selectItems(draft, node, { isHoisted, isGrouped, isSpread });
  const conditions = [
    ...node.where.map((condition) => conditionSql(scope, condition)),
    ...joinConditions(node, embed),
  ];
  const groups = isGrouped ? items.flatMap((item, index) => (item.isAggregate ? [] : [index + 1])) : [];
  return [
    `SELECT ${items.map((item) => item.sql).join(', ')}`,
    `FROM ${fromSql(node, embed)}`,
    ...node.embeds.map((child) => joinSql(draft, child)),
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    ...(groups.length > 0 ? [`GROUP BY ${groups.join(', ')}`] : []),
    ...(node.order.length > 0
      ? [`ORDER BY ${node.order.map((term) => orderSql(scope, term)).join(', ')}`]
      : []),
    ...rangeSql(draft, node.range),
  ].join(' ');
}

/** As many rows as the node's conditions let through, without its range. */
export function countSql(draft: Draft, node: ReadNode, embed?: Embed): string {
  const scope = { draft, row: rowOf(node) };
  const conditions = [
    ...node.where.map((condition) => countConditionSql(scope, condition)),
    ...joinConditions(node, embed),
    ...node.embeds
      .filter((child) => child.inner)
      .map((child) => `EXISTS (${countSql(draft, child.node, child)})`),
  ];
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return `SELECT 1 FROM ${fromSql(node, embed)}${where}`;
}

function countConditionSql(scope: Scope, condition: ReadNode['where'][number]): string {
  if (condition.kind === 'empty') {
    return `${condition.negated ? '' : 'NOT '}EXISTS (${countSql(scope.draft, condition.embed.node, condition.embed)})`;
  }
  if (condition.kind === 'filter') return conditionSql(scope, condition);
  const terms = condition.terms.map((term) => countConditionSql(scope, term));
  return `${condition.negated ? 'NOT ' : ''}(${terms.join(condition.kind === 'and' ? ' AND ' : ' OR ')})`;
}

function rowOf(node: ReadNode): Row {
  return {
    alias: node.alias,
    name: node.alias,
    columns: node.columns,
    isResult: node.from.kind === 'result',
  };
}

type Item = { readonly sql: string; readonly isAggregate: boolean };

type Shape = { readonly isHoisted: boolean; readonly isGrouped: boolean; readonly isSpread: boolean };

function selectItems(draft: Draft, node: ReadNode, shape: Shape): Item[] {
  const scope = { draft, row: rowOf(node) };
  const expand = shape.isGrouped || shape.isSpread || node.from.kind === 'result';
  const fields = node.fields.length === 0 && node.embeds.length === 0 ? [star] : node.fields;
  const own = fields.flatMap((field): Item[] => {
    if (!isStar(field)) return [fieldItem(scope, field, shape)];
    if (!expand) return [{ sql: `${quote(node.alias)}.*`, isAggregate: false }];
    return node.columns.names().map((name) => ({ sql: columnSql(scope.row, name), isAggregate: false }));
  });
  return [...own, ...node.embeds.flatMap((embed) => embedItems(draft, embed, shape))];
}

const star: SelectField = { kind: 'field', field: { name: '*', path: [] } };

function isStar(field: SelectField): boolean {
  return field.field.name === '*' && !field.aggregate;
}

function fieldItem(scope: Scope, field: SelectField, { isHoisted }: Shape): Item {
  const { draft } = scope;
  const name = quote(outputName(field));
  const isCountAll = field.field.name === '*';
  const value = isCountAll ? '1' : castTo(draft, { sql: fieldSql(scope, field.field), type: field.cast });
  if (!field.aggregate || isHoisted) return { sql: `${value} AS ${name}`, isAggregate: false };
  const aggregated = `${field.aggregate}(${isCountAll ? '*' : value})`;
  return {
    sql: `${castTo(draft, { sql: aggregated, type: field.aggregateCast })} AS ${name}`,
    isAggregate: true,
  };
}

function embedItems(draft: Draft, embed: Embed, { isHoisted, isGrouped }: Shape): Item[] {
  const label = quote(embed.label);
  if (embed.spread) {
    return expandedOutputs(embed).map(({ name, aggregate, aggregateCast }) => {
      const value = `${label}.${quote(name)}`;
      if (!aggregate || !embed.toOne || isHoisted) return { sql: value, isAggregate: false };
      const aggregated = castTo(draft, { sql: `${aggregate}(${value})`, type: aggregateCast });
      return { sql: `${aggregated} AS ${quote(name)}`, isAggregate: true };
    });
  }
  if (isEmptyEmbed(embed)) return [];
  const value = embed.toOne ? `row_to_json(${label}.*)` : `COALESCE(${label}.${label}, '[]')`;
  // json has no equality, by which rows are grouped; jsonb has, but would reorder the keys of every other answer.
  return [
    { sql: `${value}${isGrouped || isHoisted ? '::jsonb' : ''} AS ${quote(embed.key)}`, isAggregate: false },
  ];
}

/** A spread resource's `*` stands for the names of its columns. */
function expandedOutputs(embed: Embed): ReturnType<typeof spreadOutputs> {
  return spreadOutputs(embed.node).flatMap((output) =>
    output.name === '*' && !output.aggregate ? starNames(embed.node).map((name) => ({ name })) : [output],
  );
}

function starNames(node: ReadNode): readonly string[] {
  if (node.fields.some(isStar)) return node.columns.names();
  const inner = node.embeds.find(
    (embed) => embed.spread && spreadOutputs(embed.node).some(({ name }) => name === '*'),
  );
  return inner ? starNames(inner.node) : [];
}

/** It groups when it, or a to-one resource spread into it, aggregates. */
function hasAggregates(node: ReadNode): boolean {
  return (
    node.fields.some((field) => field.aggregate) ||
    node.embeds.some(
      (embed) => embed.spread && embed.toOne && spreadOutputs(embed.node).some((output) => output.aggregate),
    )
  );
}

function joinSql(draft: Draft, embed: Embed): string {
  const label = quote(embed.label);
  const rows = readSql(draft, embed.node, embed);
  const join = embed.inner ? 'INNER JOIN LATERAL' : 'LEFT JOIN LATERAL';
  if (embed.toOne) return `${join} (${rows}) AS ${label} ON TRUE`;
  const lists = embed.spread
    ? expandedOutputs(embed).map(
        ({ name }) => `COALESCE(json_agg(${label}.${quote(name)}), '[]')::jsonb AS ${quote(name)}`,
      )
    : [];
  const list = [`json_agg(${label}.*) AS ${label}`, ...lists].join(', ');
  return `${join} (SELECT ${list} FROM (${rows}) AS ${label}) AS ${label} ON ${embed.inner ? `${label}.${label} IS NOT NULL` : 'TRUE'}`;
}

function fromSql(node: ReadNode, embed: Embed | undefined): string {
  const alias = quote(node.alias);
  switch (node.from.kind) {
    case 'result':
      return `pgrst_source AS ${alias}`;
    case 'routine': {
      const { parent, routine } = node.from;
      const parentRow =
        parent.from.kind === 'result' ? `${quote(parent.alias)}."pgrst_row"` : `(${quote(parent.alias)}.*)`;
      const type = quoteName({ schema: parent.schema, name: parent.relationName });
      return `${quoteName(routine)}(${parentRow}::${type}) AS ${alias}`;
    }
    case 'relation': {
      const own = `${quoteName(node.from.relation)} AS ${alias}`;
      if (embed?.relationship.kind !== 'many-to-many') return own;
      return `${own}, ${quoteName(embed.relationship.junction)} AS ${quote(embed.junctionAlias)}`;
    }
  }
}

function joinConditions(node: ReadNode, embed: Embed | undefined): string[] {
  if (!embed) return [];
  const { relationship, junctionAlias, parentAlias: parent } = embed;
  const column = (alias: string, name: string) => `${quote(alias)}.${quote(name)}`;
  switch (relationship.kind) {
    case 'computed':
      return [];
    case 'many-to-many':
      return [
        ...relationship.columns.map(
          ([own, junction]) => `${column(junctionAlias, junction)} = ${column(parent, own)}`,
        ),
        ...relationship.targetColumns.map(
          ([own, junction]) => `${column(junctionAlias, junction)} = ${column(node.alias, own)}`,
        ),
      ];
    default:
      return relationship.columns.map(
        ([own, target]) => `${column(node.alias, target)} = ${column(parent, own)}`,
      );
  }
}

/** Columns of the parent that the join to an embedded resource needs. */
export function neededColumns(relationship: Relationship): string[] {
  return relationship.kind === 'computed' ? [] : relationship.columns.map(([own]) => own);
}

function orderSql({ draft, row }: Scope, term: ResolvedOrder): string {
  const value = fieldSql({ draft, row: term.embed ? relatedRow(term.embed) : row }, term.field);
  const direction = term.direction ? ` ${term.direction.toUpperCase()}` : '';
  const nulls = term.nulls ? ` NULLS ${term.nulls.toUpperCase()}` : '';
  return `${value}${direction}${nulls}`;
}

function relatedRow(embed: Embed): Row {
  return { alias: embed.label, name: embed.label, columns: shownColumns(embed), isResult: false };
}

/** Of an embedded resource only what it shows can be seen from the parent. */
function shownColumns(embed: Embed): Row['columns'] {
  const names = expandedOutputs(embed).map(({ name }) => name);
  return {
    names: () => names,
    typeOf: (name) => (names.includes(name) ? (embed.node.columns.typeOf(name) ?? '') : undefined),
    isComputed: () => false,
  };
}

function rangeSql(draft: Draft, range: RowRange): string[] {
  const limit = range.limit === null ? [] : [`LIMIT ${limitSql(draft, range.limit)}`];
  return range.offset > 0 ? [...limit, `OFFSET ${bind(draft, String(range.offset))}`] : limit;
}

/** A page's usual number of rows stands in the statement: of one that it does not know, Postgres keeps no plan (it guesses a tenth of all). */
function limitSql(draft: Draft, limit: number): string {
  return Number.isInteger(limit) && limit <= mostWritten ? String(limit) : bind(draft, String(limit));
}

const mostWritten = 100;
