/** What the service knows of the database; made by `load-catalog.ts`, renewed by `live-catalog.ts`. */
export type Catalog = {
  /** Counts the loads of this process; prepared statements of an older one are not used again. */
  readonly version: number;
  readonly relations: ReadonlyMap<QualifiedName, Relation>;
  readonly relationships: ReadonlyMap<QualifiedName, readonly Relationship[]>;
  readonly routines: ReadonlyMap<QualifiedName, readonly Routine[]>;
  /** Names that a cast may use, in lower case, and the type as SQL. */
  readonly castTypes: ReadonlyMap<string, string>;
  readonly textSearchConfigs: ReadonlySet<string>;
};

/** Schema and name as one key; made by `qualify`. */
export type QualifiedName = string & { readonly brand: 'QualifiedName' };

export type Named = { readonly schema: string; readonly name: string };

/** A table, view, materialised view, foreign or partitioned table. */
export type Relation = Named & {
  readonly isView: boolean;
  readonly description: string | null;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
  /** Functions of one argument, this relation's row, that read like a column. */
  readonly computedFields: ReadonlySet<string>;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
};

export type Column = {
  readonly name: string;
  /** The type as SQL, with its modifier, e.g. `character varying(20)`. */
  readonly type: string;
  /** The type below a domain, without a modifier. */
  readonly baseType: string;
  /** The default as SQL; null when it has none or may not be given. */
  readonly defaultExpression: string | null;
  readonly nullable: boolean;
  readonly maxLength: number | null;
  readonly enumValues: readonly string[] | null;
  readonly description: string | null;
};

export type ColumnPair = readonly [own: string, other: string];

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

/** Over one foreign key; `columns` pairs the relation's with the target's. */
export type KeyRelationship = {
  readonly kind: 'many-to-one' | 'one-to-many' | 'one-to-one';
  readonly relation: Named;
  readonly target: Named;
  readonly targetIsView: boolean;
  readonly constraint: string;
  readonly columns: readonly ColumnPair[];
};

export type JunctionRelationship = {
  readonly kind: 'many-to-many';
  readonly relation: Named;
  readonly target: Named;
  readonly targetIsView: boolean;
  readonly junction: Named;
  readonly constraint: string;
  readonly targetConstraint: string;
  /** Pairs of the relation's and the junction's columns. */
  readonly columns: readonly ColumnPair[];
  /** Pairs of the target's and the junction's columns. */
  readonly targetColumns: readonly ColumnPair[];
};

/** A function from a relation's row to rows of another relation. */
export type ComputedRelationship = {
  readonly kind: 'computed';
  readonly relation: Named;
  readonly target: Named;
  readonly routine: Named;
  readonly toOne: boolean;
};

type Parameter = {
  /** '' when it has none. */
  readonly name: string;
  /** The type as SQL. */
  readonly type: string;
  readonly required: boolean;
  readonly variadic: boolean;
};

export type Routine = Named & {
  readonly description: string | null;
  readonly parameters: readonly Parameter[];
  readonly returnsSet: boolean;
  /** 'relation' and 'row' have columns; 'scalar' is one value; 'void' is none. */
  readonly returns: 'relation' | 'row' | 'scalar' | 'void';
  /** The relation whose rows it returns. */
  readonly relation: Named | null;
  /** Names and base types of the columns of 'row'. */
  readonly columns: ReadonlyMap<string, string>;
  readonly volatility: 'immutable' | 'stable' | 'volatile';
};

export function qualify(name: Named): QualifiedName {
  return `${name.schema}\n${name.name}` as QualifiedName;
}

export function isSame(a: Named, b: Named): boolean {
  return a.name === b.name && a.schema === b.schema;
}

/** At most one row of the target belongs to a row of the relation. */
export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === 'computed') return relationship.toOne;
  return relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one';
}
