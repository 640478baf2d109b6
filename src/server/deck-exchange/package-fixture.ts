import { DatabaseSync } from 'node:sqlite';
import { zipSync } from 'fflate';
import { collectionSchema } from './anki-schema.ts';

/** Packages as others make them, good and bad, for tests. */
export type MadePackage = {
  /** SQL after the schema of version 11 and the row of `col`. */
  readonly sql?: string;
  readonly collectionName?: string;
  readonly entries?: Readonly<Record<string, Uint8Array>>;
};

const basicType = {
  id: 7,
  name: 'Basic',
  type: 0,
  flds: ['Front', 'Back', 'Note'].map((name, ord) => ({ name, ord })),
};
const clozeType = {
  id: 8,
  name: 'Cloze',
  type: 1,
  flds: ['Text', 'Extra'].map((name, ord) => ({ name, ord })),
};

/** A package with a note of Anki's basic kind and its card. */
export function makePackage({
  sql = '',
  collectionName = 'collection.anki2',
  entries = {},
}: MadePackage): Buffer {
  return zipped({ [collectionName]: makeCollection(sql), ...entries });
}

export function zipped(entries: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync({ ...entries }));
}

export function makeCollection(sql: string): Uint8Array {
  const database = new DatabaseSync(':memory:');
  database.exec(collectionSchema);
  const models = JSON.stringify({ 7: basicType, 8: clozeType });
  const decks = JSON.stringify({ 1: { id: 1, name: 'Default' }, 5: { id: 5, name: 'Norsk::Kapittel 1' } });
  database
    .prepare(`insert into col values (1, 1767225600, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')`)
    .run(models, decks);
  database.exec(sql);
  const bytes = database.serialize();
  database.close();
  return bytes;
}

/** `insert` of a note with its fields, and a card of it. */
export function noteSql(
  id: number,
  { fields, type = 7, card = 'type 2' }: { fields: readonly string[]; type?: number; card?: string },
): string {
  const flds = fields.join('\u001f').replaceAll("'", "''");
  const schedule =
    card === 'new' ? "0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, ''" : `2, 2, 330, 30, 2500, 8, 2, 0, 0, 0, 0, ''`;
  return `insert into notes values (${id}, 'guid-${id}', ${type}, 0, -1, ' norsk ord ', '${flds}', '', 0, 0, '');
    insert into cards values (${id}0, ${id}, 5, 0, 0, -1, ${schedule});`;
}
