import type { ExchangedDeck, ExchangedFiles, ExchangeLosses } from '#domain/decks/exchange.ts';
import { openCollection } from './collection-reader.ts';
import { readMediaList, unpackZstd } from './media-list.ts';
import { PackageError, packageLimits } from './package-limits.ts';
import { readDecks } from './read-decks.ts';
import { openZip, type ZipEntries } from './read-zip.ts';

export type ReadPackage = {
  readonly decks: readonly ExchangedDeck[];
  readonly files: ExchangedFiles;
  readonly losses: ExchangeLosses;
};

/**
 * A package of Anki's of any age: `collection.anki21b` (Zstandard, since 2.1.50), `.anki21` or `.anki2`. The newest is
 * read where there are several: the older ones then hold only the advice to update. Rule 9.414, Rule 9.415.
 * @throws PackageError
 */
export async function readPackage(bytes: Buffer, now: Date): Promise<ReadPackage> {
  const zip = await openZip(bytes);
  const isNew = zip.names.includes('collection.anki21b');
  const name = isNew
    ? 'collection.anki21b'
    : zip.names.includes('collection.anki21')
      ? 'collection.anki21'
      : 'collection.anki2';
  const packed = await zip.read(name, packageLimits.collectionBytes);
  if (!packed) throw new PackageError('package_broken', 'there is no collection in it');
  const collection = openCollection(isNew ? unpackZstd(packed, packageLimits.collectionBytes) : packed);
  try {
    const { decks, losses } = readDecks(collection, now);
    if (decks.length === 0) throw new PackageError('package_empty', 'no notes');
    return await withFiles(zip, { decks, losses, isNew });
  } finally {
    collection.close();
  }
}

type Found = {
  readonly decks: readonly ExchangedDeck[];
  readonly losses: ExchangeLosses;
  readonly isNew: boolean;
};

/** The files that notes name; a name that is a path or cannot be shown is left out, and said to be. */
async function withFiles(zip: ZipEntries, { decks, losses, isNew }: Found): Promise<ReadPackage> {
  const wanted = new Set(
    decks.flatMap(({ notes }) => notes.flatMap(({ media }) => media.map(({ name }) => name))),
  );
  const packed = await zip.read('media', packageLimits.mediaBytes);
  const list = readMediaList(packed && isNew ? unpackZstd(packed, packageLimits.mediaBytes) : packed, isNew);
  const files = new Map<string, Uint8Array>();
  let total = 0;
  let badNames = 0;
  for (const [entry, name] of list) {
    if (!wanted.has(name)) continue;
    if (!isSafeName(name)) {
      badNames += 1;
      continue;
    }
    const bytes = await zip.read(entry, packageLimits.mediaBytes);
    if (!bytes) continue;
    const file = isNew ? unpackZstd(bytes, packageLimits.mediaBytes) : bytes;
    total += file.length;
    if (total > packageLimits.unpackedBytes)
      throw new PackageError('package_too_large', `media of ${total} bytes`);
    files.set(name, file);
  }
  const known = decks.map((deck) => ({
    ...deck,
    notes: deck.notes.map((note) => ({ ...note, media: note.media.filter(({ name }) => files.has(name)) })),
  }));
  const missing = wanted.size - files.size - badNames;
  return {
    decks: known,
    files,
    losses: {
      ...losses,
      ...(missing > 0 && { media: missing }),
      ...(badNames > 0 && { mediaNames: badNames }),
    },
  };
}

function isSafeName(name: string): boolean {
  return name.length <= 200 && !/[/\\\p{Cc}]/u.test(name) && name !== '.' && name !== '..' && name !== '';
}
