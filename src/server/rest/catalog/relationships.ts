import type {
  ColumnPair,
  ComputedRelationship,
  JunctionRelationship,
  KeyRelationship,
  Named,
  Relationship,
} from './catalog.ts';
import { isSame } from './catalog.ts';
import type { Exposure } from './view-columns.ts';

/** A primary, unique or foreign key of pg_constraint. */
export type Key = {
  readonly type: 'p' | 'u' | 'f';
  readonly name: string;
  readonly relation: string;
  readonly positions: readonly number[];
  readonly target: string;
  readonly targetPositions: readonly number[] | null;
};

export type KnownRelation = Named & {
  readonly oid: string;
  readonly isView: boolean;
  readonly columns: Readonly<Record<string, string>>;
};

type Side = { readonly relation: KnownRelation; readonly columns: readonly string[] };

/**
 * The primary key of a relation, by column names sorted; of a view, the columns that show its tables' keys.
 */
export function primaryKeys(
  keys: readonly Key[],
  {
    relations,
    exposures,
  }: {
    readonly relations: ReadonlyMap<string, KnownRelation>;
    readonly exposures: ReadonlyMap<string, readonly Exposure[]>;
  },
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    if (key.type !== 'p') continue;
    for (const side of sidesOf(key.relation, { positions: key.positions, relations, exposures })) {
      const earlier = found.get(side.relation.oid) ?? [];
      const isFirstOfView = earlier.length === 0 || !side.columns.some((column) => earlier.includes(column));
      if (isFirstOfView) found.set(side.relation.oid, [...earlier, ...side.columns].sort());
    }
  }
  return found;
}

/** All ways from a relation to another: over foreign keys, also between views that show their columns, and over junctions. */
export function findRelationships(
  keys: readonly Key[],
  {
    relations,
    exposures,
    primary,
  }: {
    readonly relations: ReadonlyMap<string, KnownRelation>;
    readonly exposures: ReadonlyMap<string, readonly Exposure[]>;
    readonly primary: ReadonlyMap<string, readonly string[]>;
  },
): (KeyRelationship | JunctionRelationship)[] {
  const unique = new Set(
    keys.filter((key) => key.type !== 'f').map((key) => columnSet(key.relation, key.positions)),
  );
  const direct: (KeyRelationship & { readonly oid: string; readonly isView: boolean })[] = [];
  for (const key of keys) {
    if (key.type !== 'f' || !key.targetPositions) continue;
    const kind = unique.has(columnSet(key.relation, key.positions)) ? 'one-to-one' : 'many-to-one';
    const targets = sidesOf(key.target, { positions: key.targetPositions, relations, exposures });
    for (const own of sidesOf(key.relation, { positions: key.positions, relations, exposures })) {
      for (const target of targets) {
        direct.push({
          kind,
          oid: own.relation.oid,
          isView: own.relation.isView,
          relation: own.relation,
          target: target.relation,
          targetIsView: target.relation.isView,
          constraint: key.name,
          columns: own.columns.map((column, index): ColumnPair => [column, target.columns[index] ?? '']),
        });
      }
    }
  }
  return [...direct, ...direct.map(inverse), ...junctions(direct, primary)];
}

function inverse(direct: KeyRelationship & { readonly isView: boolean }): KeyRelationship {
  return {
    kind: direct.kind === 'many-to-one' ? 'one-to-many' : 'one-to-one',
    relation: direct.target,
    target: direct.relation,
    targetIsView: direct.isView,
    constraint: direct.constraint,
    columns: direct.columns.map(swap),
  };
}

/** Two relations are many-to-many over a third whose primary key holds foreign keys to both. */
function junctions(
  direct: readonly (KeyRelationship & { readonly oid: string; readonly isView: boolean })[],
  primary: ReadonlyMap<string, readonly string[]>,
): JunctionRelationship[] {
  const byJunction = Map.groupBy(
    direct.filter((relationship) => relationship.kind === 'many-to-one'),
    (relationship) => relationship.oid,
  );
  const found: JunctionRelationship[] = [];
  for (const [oid, ways] of byJunction) {
    const key = primary.get(oid) ?? [];
    for (const first of ways) {
      for (const second of ways) {
        const columns = [...first.columns, ...second.columns].map(([own]) => own);
        if (first.constraint === second.constraint || !columns.every((column) => key.includes(column)))
          continue;
        found.push({
          kind: 'many-to-many',
          relation: first.target,
          target: second.target,
          targetIsView: second.targetIsView,
          junction: first.relation,
          constraint: first.constraint,
          targetConstraint: second.constraint,
          columns: first.columns.map(swap),
          targetColumns: second.columns.map(swap),
        });
      }
    }
  }
  return found;
}

/** A relation's columns, and the columns of each view that shows all of them (in every combination). */
function sidesOf(
  oid: string,
  {
    positions,
    relations,
    exposures,
  }: {
    readonly positions: readonly number[];
    readonly relations: ReadonlyMap<string, KnownRelation>;
    readonly exposures: ReadonlyMap<string, readonly Exposure[]>;
  },
): Side[] {
  const sides: Side[] = [];
  const base = relations.get(oid);
  if (base)
    sides.push({ relation: base, columns: positions.map((position) => base.columns[position] ?? '') });
  for (const exposure of exposures.get(oid) ?? []) {
    const view = relations.get(exposure.oid);
    if (!view) continue;
    const shown = positions.map((position) => exposure.positions.get(position) ?? []);
    for (const choice of combinations(shown)) {
      sides.push({ relation: view, columns: choice.map((position) => view.columns[position] ?? '') });
    }
  }
  return sides;
}

function combinations<Item>(choices: readonly (readonly Item[])[]): Item[][] {
  return choices.reduce<Item[][]>(
    (made, items) => made.flatMap((start) => items.map((item) => [...start, item])),
    [[]],
  );
}

function columnSet(relation: string, positions: readonly number[]): string {
  return `${relation}:${[...positions].sort((a, b) => a - b).join(',')}`;
}

function swap([own, other]: ColumnPair): ColumnPair {
  return [other, own];
}

const kindOrder = ['one-to-many', 'many-to-one', 'one-to-one', 'many-to-many', 'computed'];

/** Computed relationships take the place of detected ones to a relation of the function's name. */
export function mergeRelationships(
  detected: readonly (KeyRelationship | JunctionRelationship)[],
  computed: readonly ComputedRelationship[],
): Relationship[] {
  const kept = detected.filter(
    (relationship) =>
      !computed.some(
        (way) => isSame(way.relation, relationship.relation) && isSame(way.routine, relationship.target),
      ),
  );
  return [...kept, ...computed].sort(
    (a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || compareText(nameOf(a), nameOf(b)),
  );
}

function nameOf(relationship: Relationship): string {
  return relationship.kind === 'computed' ? relationship.routine.name : relationship.constraint;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
