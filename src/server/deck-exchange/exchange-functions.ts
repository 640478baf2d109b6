import { randomUUID } from 'node:crypto';
import { writeCsv } from '#domain/decks/csv.ts';
import type { ExchangedDeck } from '#domain/decks/exchange.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { FileMissing } from '#server/providers/files/file-store.ts';
import { removeNotedFiles } from '#server/storage/leftovers.ts';
import { sign } from '#server/storage/signatures.ts';
import {
  type DeckFileSettings,
  deckFileBucket,
  mediaBucket,
  readDeckFile,
  stageFile,
  stageMedia,
  writeObject,
} from './deck-files.ts';
import { loadDecks } from './load-decks.ts';
import { PackageError } from './package-limits.ts';
import { runExchange } from './run-exchange.ts';
import { knownNotes, saveDecks } from './save-decks.ts';
import { decksOfTable, doublesOf } from './table-decks.ts';

const uploadSeconds = 1800;
const plus = { access: 'account', tier: featureTiers.flashcards } as const;
/** Opening one costs much; nobody does it often. */
const seldom = { burst: 12, perHour: 60 } as const;

/** Decks on their way in and out. Rule 9.414. */
export function exchangeFunctions(settings: DeckFileSettings): readonly ServerFunction[] {
  return [
    deckUploadsFunction(),
    deckPreviewsFunction(settings),
    deckImportsFunction(settings),
    deckExportsFunction(settings),
  ];
}

/** `deck-uploads`: a signature for sending one file into the person's own folder. */
function deckUploadsFunction(): ServerFunction {
  return defineFunction({
    name: 'deck-uploads',
    ...plus,
    limit: seldom,
    async run({ type }, { userId, context }) {
      const name = `${userId}/${randomUUID()}.${type === 'package' ? 'apkg' : 'csv'}`;
      const place = { bucketId: deckFileBucket, name };
      const token = await sign(
        { context },
        { scope: 'storage:upload', place, seconds: uploadSeconds, ownerId: userId },
      );
      return { name, token };
    },
  });
}

/** `deck-previews`: what a file holds, before anything is made of it. */
function deckPreviewsFunction(settings: DeckFileSettings): ServerFunction {
  return defineFunction({
    name: 'deck-previews',
    ...plus,
    limit: seldom,
    async run({ name, delimiter }, { userId, context }) {
      const bytes = await readDeckFile(context, { userId, name, files: settings.files });
      return forPeople(context, async (): Promise<FunctionOutput<'deck-previews'>> => {
        if (name.endsWith('.csv')) {
          const table = await runExchange('readTable', { bytes, delimiter });
          return {
            ...{
              kind: 'table',
              encoding: table.encoding,
              delimiter: table.delimiter,
              rows: table.rows.length,
            },
            columns: Math.max(...table.rows.map(({ length }) => length)),
            doubles: doublesOf(table.rows),
            first: table.rows.slice(0, 6).map((row) => row.map((cell) => cell.slice(0, 200))),
          };
        }
        const {
          decks,
          files: media,
          losses,
        } = await runExchange('readPackage', { bytes, now: context.now() });
        const notes = decks.flatMap((deck) => deck.notes);
        const known = await context.database.asService((transaction) =>
          knownNotes(transaction, { userId, notes }),
        );
        return {
          ...{ kind: 'package', media: media.size, losses: { ...losses } },
          decks: decks.map((deck) => ({ name: deck.name, notes: deck.notes.length })),
          doubles: notes.filter(({ guid }) => known.has(guid)).length,
        };
      });
    },
  });
}

/** `deck-imports`: makes decks of a file, and lets the file go. The same key imports once; what fails leaves nothing. */
function deckImportsFunction(settings: DeckFileSettings): ServerFunction {
  return defineFunction({
    name: 'deck-imports',
    ...plus,
    limit: seldom,
    async run({ name, requestKey, table }, { userId, context }) {
      const bytes = await readDeckFile(context, { userId, name, files: settings.files });
      const { decks, files, losses } = await forPeople(context, () =>
        readFile(context, { name, bytes, table }),
      );
      const media = await stageMedia(context, { settings, files });
      const now = context.now();
      try {
        const saved = await context.database.asService((transaction) =>
          saveDecks(transaction, { userId, requestKey, decks, media, now }),
        );
        await removeFile(context, name);
        const refused = files.size - media.size;
        const lost = refused > 0 ? { ...losses, media: (losses.media ?? 0) + refused } : { ...losses };
        return { ...saved, losses: lost };
      } catch (error) {
        await settings.files.remove([...media.values()].map(({ version }) => version));
        throw error;
      } finally {
        await removeNotedFiles(context.database, settings.files);
      }
    },
  });
}

/** `deck-exports`: a deck, or all there is, as a file in the person's own folder. */
function deckExportsFunction(settings: DeckFileSettings): ServerFunction {
  return defineFunction({
    name: 'deck-exports',
    ...plus,
    limit: seldom,
    async run({ deckId, format }, { userId, context }) {
      const { decks, files } = await context.database.asService((transaction) =>
        loadDecks(transaction, { userId, deckId }),
      );
      if (decks.length === 0)
        throw new AppError({
          code: 'package_empty',
          status: 409,
          message: 'There is nothing to take along.',
        });
      const now = context.now();
      const bytes =
        format === 'table'
          ? new TextEncoder().encode(writeCsv(tableOf(decks)))
          : await runExchange('writePackage', {
              ...{ decks, now, files: await readMedia(context, { files, settings }) },
            });
      const declared = format === 'table' ? 'text/csv' : 'application/zip';
      const file = await stageFile(settings, { bytes, allowed: null, declared });
      if (!file) throw new Error('a file that is not judged is always kept');
      const name = `${userId}/${randomUUID()}.${format === 'table' ? 'csv' : 'apkg'}`;
      await context.database.asService((transaction) =>
        writeObject(transaction, { bucket: deckFileBucket, name, userId, file, now }),
      );
      const title = deckId === null ? 'Bestått' : (decks[0]?.name ?? 'Bestått');
      return { name, fileName: `${fileTitle(title)}.${format === 'table' ? 'csv' : 'apkg'}` };
    },
  });
}

type Given = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly table: FunctionInput<'deck-imports'>['table'];
};

async function readFile({ now }: ServerContext, { name, bytes, table }: Given) {
  if (!name.endsWith('.csv')) return runExchange('readPackage', { bytes, now: now() });
  if (!table) throw new PackageError('table_broken', 'nothing says what its columns are');
  const { rows } = await runExchange('readTable', { bytes, delimiter: table.delimiter });
  return { ...decksOfTable(rows, table), files: new Map<string, Uint8Array>() };
}

async function readMedia(
  { database }: ServerContext,
  {
    files,
    settings,
  }: { readonly files: ReadonlyMap<string, { readonly path: string }>; readonly settings: DeckFileSettings },
): Promise<Map<string, Uint8Array>> {
  const paths = [...files.values()].map(({ path }) => path);
  const rows = await database.asService(({ query }) =>
    query<{ name: string; version: string }>(
      'select name, version from storage.objects where bucket_id = $1 and name = any($2)',
      [mediaBucket, paths],
    ),
  );
  const versions = new Map(rows.map(({ name, version }) => [name, version]));
  const read = new Map<string, Uint8Array>();
  for (const [name, { path }] of files) {
    const version = versions.get(path);
    if (version === undefined) continue;
    try {
      read.set(name, new Uint8Array(await new Response(await settings.files.read(version)).arrayBuffer()));
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
    }
  }
  return read;
}

function tableOf(decks: readonly ExchangedDeck[]): readonly (readonly string[])[] {
  const rows = decks.flatMap(({ notes }) =>
    notes.map(({ front, back, example, exampleMeaning }) => [front, back, example, exampleMeaning]),
  );
  return [['front', 'back', 'example', 'example meaning'], ...rows];
}

/** A name for a file on any system. */
function fileTitle(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60) || 'Bestått'
  );
}

async function removeFile({ database }: ServerContext, name: string): Promise<void> {
  await database.asService(({ query }) =>
    query('delete from storage.objects where bucket_id = $1 and name = $2', [deckFileBucket, name]),
  );
}

/** What is wrong with a file is a code for its sender, and a line in the log. */
async function forPeople<Result>({ log }: ServerContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    log.info({ problem: error.problem, why: error.message.slice(0, 200) }, 'a deck was not imported');
    throw new AppError({ code: error.problem, status: 422, message: 'The file could not be read.' });
  }
}
