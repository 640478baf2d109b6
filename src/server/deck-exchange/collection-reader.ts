import { constants, DatabaseSync } from 'node:sqlite';
import { PackageError } from './package-limits.ts';

/** Asks a collection that somebody sent; only what can be read without running anything of theirs. */
export type CollectionReader = {
  readonly all: (sql: string, most: number) => Record<string, unknown>[];
  readonly has: (table: string) => boolean;
  readonly close: () => void;
};

/** What our own questions use. */
const functions: ReadonlySet<string> = new Set(['count', 'max', 'min', 'length', 'substr']);

/**
 * Opens a SQLite file that somebody sent, in memory. It is only read: triggers cannot fire, nothing can be attached, no
 * extension loaded, and a view or a virtual table in the place of a table is refused, as is anything that runs in the schema.
 * @throws PackageError
 */
export function openCollection(bytes: Uint8Array): CollectionReader {
  if (Buffer.from(bytes.subarray(0, 15)).toString('latin1') !== 'SQLite format 3') throw broken('not SQLite');
  const database = new DatabaseSync(':memory:', {
    allowExtension: false,
    enableDoubleQuotedStringLiterals: false,
  });
  try {
    database.deserialize(bytes);
    database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on');
    const tables = schemaOf(database);
    database.setAuthorizer((action, first, second) => mayDo(action, first, second, tables));
    return {
      has: (table) => tables.has(table),
      all(sql, most) {
        try {
          const rows: Record<string, unknown>[] = [];
          for (const row of database.prepare(sql).iterate()) {
            if (rows.length >= most) throw new PackageError('package_too_large', `more than ${most} rows`);
            rows.push(row as Record<string, unknown>);
          }
          return rows;
        } catch (error) {
          throw asProblem(error);
        }
      },
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw asProblem(error);
  }
}

/** Its tables. Packages of Anki's have tables and indexes; whatever else stands in a schema was put there for a reason. */
function schemaOf(database: DatabaseSync): ReadonlySet<string> {
  const rows = database.prepare('select type, name, sql from sqlite_schema limit 200').all();
  for (const { type, name, sql } of rows) {
    const text = String(sql ?? '');
    const isPlain = type === 'index' || (type === 'table' && /^\s*create\s+table\b/i.test(text));
    if (!isPlain || /\bgenerated\s+always\b|\bas\s*\(/i.test(text))
      throw new PackageError('package_hostile', `the collection has a ${String(type)} ${String(name)}`);
  }
  return new Set(rows.filter(({ type }) => type === 'table').map(({ name }) => String(name)));
}

function mayDo(
  action: number,
  first: string | null,
  second: string | null,
  tables: ReadonlySet<string>,
): number {
  const { SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_OK, SQLITE_DENY } = constants;
  if (action === SQLITE_SELECT) return SQLITE_OK;
  if (action === SQLITE_READ) return tables.has(first ?? '') ? SQLITE_OK : SQLITE_DENY;
  if (action === SQLITE_FUNCTION) return functions.has(second ?? '') ? SQLITE_OK : SQLITE_DENY;
  return SQLITE_DENY;
}

function asProblem(error: unknown): unknown {
  return error instanceof PackageError
    ? error
    : broken(error instanceof Error ? error.message : String(error));
}

function broken(why: string): PackageError {
  return new PackageError('package_broken', why);
}
