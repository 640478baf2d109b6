import type { Database, Transaction } from '#server/db/database.ts';
import { castTypes } from './cast-types.ts';
import {
  type Catalog,
  type Column,
  type ComputedRelationship,
  type Named,
  qualify,
  type Relation,
  type Relationship,
  type Routine,
} from './catalog.ts';
import * as sql from './catalog-sql.ts';
import {
  findRelationships,
  type Key,
  type KnownRelation,
  mergeRelationships,
  primaryKeys,
} from './relationships.ts';
import { findExposures, readOrigins } from './view-columns.ts';

type RelationRow = Named & {
  readonly oid: string;
  readonly isView: boolean;
  readonly description: string | null;
  /** Bits of pg_relation_is_updatable: 4 update, 8 insert, 16 delete. */
  readonly updatable: number;
  readonly columns: readonly (Omit<Column, 'defaultExpression'> & { readonly default: string | null })[];
  readonly computedFields: readonly string[];
};

type RoutineRow = Omit<Routine, 'columns'> & { readonly columns: Readonly<Record<string, string>> | null };

/** Reads the catalog in one transaction. @param schemas the exposed ones; @param path those and the ones behind them */
export async function loadCatalog(
  database: Database,
  {
    schemas,
    path,
    version,
  }: { readonly schemas: readonly string[]; readonly path: readonly string[]; readonly version: number },
): Promise<Catalog> {
  return database.asOwner(async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read, read only');
    await transaction.query("set local search_path to ''");
    const relationRows = await rows<RelationRow>(transaction, sql.relationsSql, [schemas]);
    const keys = await rows<Key>(transaction, sql.keysSql);
    const names = await rows<Named & { oid: string; columns: Record<string, string> | null }>(
      transaction,
      sql.namesSql,
    );
    const views = await rows<{ oid: string; tree: string }>(transaction, sql.viewsSql);
    const routineRows = await rows<RoutineRow>(transaction, sql.routinesSql, [schemas]);
    const computed = await rows<Omit<ComputedRelationship, 'kind'>>(
      transaction,
      sql.computedRelationshipsSql,
      [schemas],
    );
    const types = await rows<Named>(transaction, sql.typesSql, [path]);
    const configs = await rows<string>(transaction, sql.textSearchSql);

    const viewOids = new Set(views.map((view) => view.oid));
    const known = new Map<string, KnownRelation>(
      names.map((name) => [
        name.oid,
        { ...name, columns: name.columns ?? {}, isView: viewOids.has(name.oid) },
      ]),
    );
    const exposures = findExposures(new Map(views.map((view) => [view.oid, readOrigins(view.tree)])));
    const primary = primaryKeys(keys, { relations: known, exposures });
    const relationships = mergeRelationships(
      findRelationships(keys, { relations: known, exposures, primary }),
      computed.map((way) => ({ kind: 'computed', ...way })),
    ).filter((relationship) => isExposed(relationship, schemas));
    return {
      version,
      relations: new Map(relationRows.map((row) => [qualify(row), toRelation(row, primary)])),
      relationships: Map.groupBy(relationships, (relationship) => qualify(relationship.relation)),
      routines: Map.groupBy(routineRows.map(toRoutine).sort(compareRoutines), qualify),
      castTypes: castTypes(types),
      textSearchConfigs: new Set(configs),
    };
  });
}

async function rows<Row>(
  transaction: Transaction,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const found = await transaction.query<{ row: Row }>(text, values);
  return found.map(({ row }) => row);
}

function isExposed(relationship: Relationship, schemas: readonly string[]): boolean {
  const junction = relationship.kind === 'many-to-many' ? [relationship.junction] : [];
  return [relationship.relation, relationship.target, ...junction].every(({ schema }) =>
    schemas.includes(schema),
  );
}

function toRelation(row: RelationRow, primary: ReadonlyMap<string, readonly string[]>): Relation {
  return {
    schema: row.schema,
    name: row.name,
    isView: row.isView,
    description: row.description,
    columns: new Map(
      row.columns.map(({ default: defaultExpression, ...column }) => [
        column.name,
        { ...column, defaultExpression },
      ]),
    ),
    primaryKey: primary.get(row.oid) ?? [],
    computedFields: new Set(row.computedFields),
    insertable: (row.updatable & 8) !== 0,
    updatable: (row.updatable & 4) !== 0,
    deletable: (row.updatable & 16) !== 0,
  };
}

function toRoutine(row: RoutineRow): Routine {
  return { ...row, columns: new Map(Object.entries(row.columns ?? {})) };
}

/** Fewer parameters first, then by their names and types: the order in which candidates are listed. */
function compareRoutines(a: Routine, b: Routine): number {
  const signature = (routine: Routine) =>
    routine.parameters.map(({ name, type }) => `${name} ${type}`).join();
  return a.parameters.length - b.parameters.length || (signature(a) < signature(b) ? -1 : 1);
}
