import { type Catalog, isToOne, type Named, qualify } from '#server/rest/catalog/catalog.ts';
import {
  aggregatesNotAllowed,
  notEmbedded,
  notImplemented,
  relatedOrderNotToOne,
} from '#server/rest/errors.ts';
import type { Logic } from '#server/rest/grammar/logic.ts';
import type { OrderTerm } from '#server/rest/grammar/order.ts';
import type { Query } from '#server/rest/grammar/query-string.ts';
import type { SelectEmbed, SelectField, SelectItem } from '#server/rest/grammar/select.ts';
import { allRows, type RowRange, restrictRange } from '#server/rest/request/range.ts';
import { findRelationship } from './find-relationship.ts';
import {
  type Condition,
  columnsOfRelation,
  type Embed,
  type From,
  type KnownColumns,
  type ReadNode,
  type ResolvedOrder,
  spreadOutputs,
} from './read-node.ts';

export type ReadOptions = {
  readonly catalog: Catalog;
  readonly query: Query;
  readonly root: {
    readonly from: From;
    readonly relation: Named;
    readonly alias: string;
    readonly columns: KnownColumns;
  };
  readonly range: RowRange;
  readonly maxRows: number | undefined;
  readonly allowAggregates: boolean;
  /** The root's filters choose the rows to change, not the rows to show; ranges do not count. */
  readonly forChange: boolean;
};

/** Resolves the query against the catalog. @throws RestError PGRST108, 118, 123, 127, 200, 201 */
export function planRead(options: ReadOptions): ReadNode {
  const { catalog, query, forChange, maxRows } = options;
  const { from, relation, alias, columns } = options.root;
  const root: ReadNode = {
    ...{ from, alias, columns, schema: relation.schema, relationName: relation.name },
    ...{ fields: [], embeds: [], where: [], order: [], range: allRows },
  };
  addItems({ catalog, labels: 0 }, { node: root, items: query.select, ancestors: [alias] });
  for (const { path, filter } of query.filters) {
    if (forChange && path.length === 0) continue;
    const node = findNode(root, path);
    node.where.push(resolveLogic(node, { kind: 'filter', filter }));
  }
  for (const { path, logic } of query.logic) {
    if (forChange && path.length === 0) continue;
    const node = findNode(root, path);
    node.where.push(resolveLogic(node, logic));
  }
  for (const { path, terms } of query.order) {
    const node = findNode(root, path);
    node.order = terms.map((term) => resolveOrder(node, term));
  }
  if (!forChange) {
    for (const { path, limit, offset } of query.ranges) {
      const node = findNode(root, path);
      if (limit !== undefined) node.range = { ...node.range, limit: Math.max(0, limit) };
      if (offset !== undefined) node.range = { ...node.range, offset: Math.max(0, offset) };
    }
    root.range = options.range;
    restrictRanges(root, maxRows);
  }
  checkAggregates(root, options.allowAggregates);
  return root;
}

type Building = { readonly catalog: Catalog; labels: number };

function addItems(
  building: Building,
  {
    node,
    items,
    ancestors,
  }: {
    readonly node: ReadNode;
    readonly items: readonly SelectItem[];
    readonly ancestors: readonly string[];
  },
): void {
  for (const item of items) {
    if (item.kind === 'field') node.fields.push(asCount(node, item));
    else node.embeds.push(makeEmbed(building, { parent: node, item, ancestors }));
  }
}

/** `messages(count)` counts rows, as long as no column has that name: an older way to write `count()`. */
function asCount(node: ReadNode, item: SelectField): SelectField {
  const { field, aggregate } = item;
  const isCount =
    field.name === 'count' &&
    field.path.length === 0 &&
    !aggregate &&
    node.columns.typeOf('count') === undefined;
  return isCount
    ? {
        ...item,
        field: { name: '*', path: [] },
        aggregate: 'count',
        aggregateCast: item.cast,
        cast: undefined,
      }
    : item;
}

function makeEmbed(
  building: Building,
  {
    parent,
    item,
    ancestors,
  }: { readonly parent: ReadNode; readonly item: SelectEmbed; readonly ancestors: readonly string[] },
): Embed {
  const origin = { schema: parent.schema, name: parent.relationName };
  const relationship = findRelationship(building.catalog, { origin, target: item.name, hint: item.hint });
  const { target } = relationship;
  const relation = building.catalog.relations.get(qualify(target));
  if (!relation) throw notEmbedded(target.name);
  const depth = ancestors.length;
  const alias = unlike(`${target.name}_${depth}`, ancestors);
  const node: ReadNode = {
    from:
      relationship.kind === 'computed'
        ? { kind: 'routine', routine: relationship.routine, parent }
        : { kind: 'relation', relation: target },
    ...{ alias, schema: target.schema, relationName: target.name, columns: columnsOfRelation(relation) },
    ...{ fields: [], embeds: [], where: [], order: [], range: allRows },
  };
  const junctionAlias =
    relationship.kind === 'many-to-many'
      ? unlike(`${relationship.junction.name}_${depth}_via`, [...ancestors, alias])
      : '';
  addItems(building, { node, items: item.items, ancestors: [...ancestors, alias, junctionAlias] });
  building.labels += 1;
  const label = `${parent.relationName}_${item.alias ?? item.name}_${depth}`;
  return {
    node,
    relationship,
    key: item.alias ?? item.name,
    relationName: item.name,
    label: Buffer.byteLength(label) > 63 ? `embed_${building.labels}` : label,
    inner: item.join === 'inner',
    toOne: isToOne(relationship),
    spread: item.spread,
    parentAlias: parent.alias,
    junctionAlias,
  };
}

/** An inner alias equal to an outer one would hide it; Postgres cuts names at 63 bytes. */
function unlike(name: string, taken: readonly string[]): string {
  let alias =
    Buffer.byteLength(name) > 60
      ? `${Buffer.from(name).subarray(0, 50).toString('latin1').replace(/[^\w]/g, '')}_${taken.length}`
      : name;
  while (taken.includes(alias)) alias += '_';
  return alias;
}

/** The node that the names lead to; each may be an alias or a relation's name. */
function findNode(root: ReadNode, path: readonly string[]): ReadNode {
  let node = root;
  for (const name of path) node = findEmbed(node, name)?.node ?? raise(notEmbedded(name));
  return node;
}

function findEmbed(node: ReadNode, name: string): Embed | undefined {
  return (
    node.embeds.find((embed) => embed.key === name) ??
    node.embeds.find((embed) => embed.relationName === name)
  );
}

function resolveLogic(node: ReadNode, logic: Logic): Condition {
  if (logic.kind !== 'filter')
    return { ...logic, terms: logic.terms.map((term) => resolveLogic(node, term)) };
  const { field, negated, operation } = logic.filter;
  const isNull = operation.kind === 'is' && (operation.value === 'null' || operation.value === 'not_null');
  const embed =
    isNull && field.path.length === 0 ? node.embeds.find((each) => each.key === field.name) : undefined;
  if (!embed || operation.kind !== 'is') return logic;
  return { kind: 'empty', negated: negated !== (operation.value === 'not_null'), embed };
}

function resolveOrder(node: ReadNode, term: OrderTerm): ResolvedOrder {
  if (term.relation === undefined) return term;
  const embed = findEmbed(node, term.relation);
  if (!embed) throw notEmbedded(term.relation);
  if (!embed.toOne) throw relatedOrderNotToOne(node.relationName, embed.key);
  return { ...term, embed };
}

function restrictRanges(node: ReadNode, maxRows: number | undefined): void {
  node.range = restrictRange(node.range, maxRows);
  for (const embed of node.embeds) restrictRanges(embed.node, maxRows);
}

function checkAggregates(node: ReadNode, allowed: boolean): void {
  if (!allowed && node.fields.some((field) => field.aggregate)) throw aggregatesNotAllowed();
  for (const embed of node.embeds) {
    if (embed.spread && !embed.toOne && spreadOutputs(embed.node).some((output) => output.aggregate)) {
      throw notImplemented('Aggregates are not implemented for one-to-many or many-to-many spreads.');
    }
    checkAggregates(embed.node, allowed);
  }
}

function raise(error: Error): never {
  throw error;
}
