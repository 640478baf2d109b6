import type { Named, Relation, Relationship, Routine } from '#server/rest/catalog/catalog.ts';
import type { Filter } from '#server/rest/grammar/filters.ts';
import type { OrderTerm } from '#server/rest/grammar/order.ts';
import type { SelectField } from '#server/rest/grammar/select.ts';
import type { RowRange } from '#server/rest/request/range.ts';

/** What a query reads: a tree of relations, each with its part of the query. */
export type ReadNode = {
  readonly from: From;
  /** The name that qualifies its columns in the SQL. */
  readonly alias: string;
  readonly schema: string;
  /** The relation's own name, by which relationships are found. */
  readonly relationName: string;
  readonly columns: KnownColumns;
  readonly fields: SelectField[];
  readonly embeds: Embed[];
  readonly where: Condition[];
  order: readonly ResolvedOrder[];
  range: RowRange;
};

export type From =
  | { readonly kind: 'relation'; readonly relation: Named }
  /** The rows that a change returned or a function gave: `pgrst_source`. */
  | { readonly kind: 'result' }
  | { readonly kind: 'routine'; readonly routine: Named; readonly parent: ReadNode };

/** The columns a query may name. */
export type KnownColumns = {
  readonly names: () => readonly string[];
  /** The base type of a column; '' when it is not known; undefined when there is no such column. */
  readonly typeOf: (name: string) => string | undefined;
  /** It is a function of the row. */
  readonly isComputed: (name: string) => boolean;
};

export type Embed = {
  readonly node: ReadNode;
  readonly relationship: Relationship;
  /** Its key in the parent's JSON. */
  readonly key: string;
  /** How filters and orders may call it. */
  readonly relationName: string;
  /** The name of its join in the parent's SQL. */
  readonly label: string;
  readonly inner: boolean;
  readonly toOne: boolean;
  readonly spread: boolean;
  readonly parentAlias: string;
  /** The junction's name in the SQL, for many-to-many. */
  readonly junctionAlias: string;
};

export type Condition =
  | { readonly kind: 'filter'; readonly filter: Filter }
  | { readonly kind: 'and' | 'or'; readonly negated: boolean; readonly terms: readonly Condition[] }
  /** The embedded resource has no rows; `negated`: has some. */
  | { readonly kind: 'empty'; readonly negated: boolean; readonly embed: Embed };

export type ResolvedOrder = OrderTerm & { readonly embed?: Embed };

export function columnsOfRelation(relation: Relation): KnownColumns {
  return {
    names: () => [...relation.columns.keys()],
    typeOf: (name) =>
      relation.columns.get(name)?.baseType ?? (relation.computedFields.has(name) ? '' : undefined),
    isComputed: (name) => !relation.columns.has(name) && relation.computedFields.has(name),
  };
}

/** Columns of the rows of a function that returns no relation's. */
export function columnsOfRoutine(routine: Routine): KnownColumns {
  const columns = routine.returns === 'row' ? routine.columns : new Map([['pgrst_scalar', '']]);
  return { names: () => [...columns.keys()], typeOf: (name) => columns.get(name), isComputed: () => false };
}

/** The name of a selected field in the answer: its alias, the last key of its JSON path, or its own. */
export function outputName(field: SelectField): string {
  if (field.alias !== undefined) return field.alias;
  if (field.aggregate) return field.aggregate;
  const lastKey = field.field.path.findLast((step) => 'key' in step);
  const key = lastKey && 'key' in lastKey ? lastKey.key.replaceAll('\0', '') : '';
  return key || field.field.name;
}

export type SpreadOutput = Pick<SelectField, 'aggregate' | 'aggregateCast'> & { readonly name: string };

/** What a spread resource puts into its parent's row; aggregates of to-one resources are made in the parent. */
export function spreadOutputs(node: ReadNode): SpreadOutput[] {
  const own = node.fields.map((field) => ({
    name: outputName(field),
    aggregate: field.aggregate,
    aggregateCast: field.aggregateCast,
  }));
  const nested = node.embeds.flatMap((embed): SpreadOutput[] => {
    if (!embed.spread) return isEmptyEmbed(embed) ? [] : [{ name: embed.key }];
    const outputs = spreadOutputs(embed.node);
    return embed.toOne ? outputs : outputs.map(({ name }) => ({ name }));
  });
  return [...own, ...nested];
}

/** `rel()`: it is joined, for filters, but not shown. */
export function isEmptyEmbed(embed: Embed): boolean {
  return embed.node.fields.length === 0 && embed.node.embeds.every(isEmptyEmbed);
}
