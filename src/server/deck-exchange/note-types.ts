import { z } from 'zod';
import type { CollectionReader } from './collection-reader.ts';
import { PackageError } from './package-limits.ts';

/** A kind of note in a collection: the names of its fields in their order, and whether it is of gaps. */
export type NoteType = {
  readonly name: string;
  readonly fields: readonly string[];
  readonly isCloze: boolean;
};

/** Old collections have note types and decks as JSON in `col`, newer ones (schema 15 and later) in tables. */
export function readNoteTypes(collection: CollectionReader): ReadonlyMap<string, NoteType> {
  if (!collection.has('notetypes')) return legacyTypes(collection);
  const fields = collection.all('select ntid, ord, name from fields', 20_000);
  return new Map(
    collection.all('select id, name, config from notetypes', 1000).map(({ id, name, config }) => [
      String(id),
      {
        name: String(name),
        fields: fields
          .filter(({ ntid }) => ntid === id)
          .toSorted((one, other) => Number(one.ord) - Number(other.ord))
          .map((field) => String(field.name)),
        isCloze: isClozeConfig(config),
      },
    ]),
  );
}

/** Names of decks by their id, their levels parted by '::'. */
export function readDeckNames(collection: CollectionReader): ReadonlyMap<string, string> {
  if (!collection.has('decks')) {
    const decks = fromJson(collection, 'decks', z.record(z.string(), z.looseObject({ name: z.string() })));
    return new Map(Object.entries(decks).map(([id, { name }]) => [id, name]));
  }
  const rows = collection.all('select id, name from decks', 10_000);
  return new Map(rows.map(({ id, name }) => [String(id), String(name).replaceAll('\u001f', '::')]));
}

const legacyType = z.looseObject({
  name: z.string(),
  type: z.number().default(0),
  flds: z.array(z.looseObject({ name: z.string(), ord: z.number().default(0) })),
});

function legacyTypes(collection: CollectionReader): ReadonlyMap<string, NoteType> {
  const models = fromJson(collection, 'models', z.record(z.string(), legacyType));
  return new Map(
    Object.entries(models).map(([id, { name, type, flds }]) => [
      id,
      {
        name,
        fields: flds.toSorted((one, other) => one.ord - other.ord).map((field) => field.name),
        isCloze: type === 1,
      },
    ]),
  );
}

function fromJson<Shape>(
  collection: CollectionReader,
  column: 'models' | 'decks',
  shape: z.ZodType<Shape>,
): Shape {
  const [row] = collection.all(`select ${column} as value from col`, 1);
  try {
    return shape.parse(JSON.parse(String(row?.value)));
  } catch (error) {
    throw new PackageError('package_broken', `col.${column}: ${(error as Error).message.slice(0, 200)}`);
  }
}

/** Field 1 of the message `NoteType.Config` is its kind, and 1 is of gaps. Source: anki/proto/anki/notetypes.proto. */
function isClozeConfig(config: unknown): boolean {
  return config instanceof Uint8Array && config[0] === 0x08 && config[1] === 1;
}
