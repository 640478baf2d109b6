import { Readable } from 'node:stream';
import type { Transaction } from '#server/db/database.ts';
import type { Person } from './person.ts';
import { aboutPerson, personalTables } from './personal-data.ts';
import type { ExportName } from './personal-table.ts';

/** One file of the archive: all rows of a person in one table. */
export type ExportedTable = {
  readonly file: ExportName;
  readonly table: string;
  readonly found: string;
  readonly without: readonly string[];
};

export const exportedTables: readonly ExportedTable[] = Object.entries(personalTables).flatMap(
  ([table, { found, exported }]) =>
    'file' in exported ? [{ file: exported.file, table, found, without: exported.without ?? [] }] : [],
);

type Row = Readonly<Record<string, unknown>>;

const rowsAtOnce = 500;

/** A person's rows of a table as a JSON list. */
export function exportRows(
  transaction: Transaction,
  { person, exported }: { readonly person: Person; readonly exported: ExportedTable },
): Readable {
  return Readable.from(jsonList(readRows(transaction, person, exported)), { objectMode: false });
}

/** A person's rows of a table, some at a time: a cursor keeps the others in the database. */
export async function* readRows(
  transaction: Transaction,
  person: Person,
  { file, table, found, without }: ExportedTable,
): AsyncGenerator<Row> {
  const cursor = `"export ${file}"`;
  const rows = `select to_jsonb(t) - $3::text[] as row from ${table} t, person where ${found}`;
  await transaction.query(`declare ${cursor} no scroll cursor for ${aboutPerson(rows)}`, [
    person.id,
    person.proved,
    without,
  ]);
  for (let full = true; full; ) {
    const some = await transaction.query<{ row: Row }>(`fetch ${rowsAtOnce} from ${cursor}`);
    for (const { row } of some) yield row;
    full = some.length === rowsAtOnce;
  }
  await transaction.query(`close ${cursor}`);
}

async function* jsonList(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
