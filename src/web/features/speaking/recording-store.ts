import type { RecordingState } from '#domain/speaking/recording-machine.ts';

/**
 * What is recorded lies in the browser's database piece by piece as it comes, so that a reload or a crash loses a second at
 * most. Rule 9.281. Where the browser has no database to give, it lies in the page only.
 */

/** Of one task of one test: `<test's id>:<position>`. */
export type RecordingKey = string;

/** What is known of a recording beside its sound. */
export type KeptRecording = {
  readonly key: RecordingKey;
  readonly state: RecordingState;
  readonly type: string;
  /** Numbers of the partner's lines that were heard, in order. */
  readonly heardLines: readonly number[];
  /** What the browser's recogniser understood, a line a turn. */
  readonly transcript: readonly string[];
  /** The learner practises without a microphone. */
  readonly silent: boolean;
  /** Where it lies, or is to lie, in the storage; and where its upload goes on. */
  readonly name: string | null;
  readonly uploadUrl: string | null;
  /** When the recorder was started, by the running clock of `use-recording.ts`; null before. */
  readonly begunAt: number | null;
  readonly savedAt: number;
};

type Piece = { readonly key: RecordingKey; readonly bytes: ArrayBuffer; readonly ms: number };

const database = 'bestatt-recordings';
/** What nobody came back to is thrown away after a week. */
const keptMs = 7 * 86_400_000;

let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('recordings', { keyPath: 'key' });
        request.result.createObjectStore('pieces', { autoIncrement: true }).createIndex('key', 'key');
      };
      request.onsuccess = () => {
        // Signing out removes the database: let it go.
        request.result.onversionchange = () => {
          request.result.close();
          opened = null;
        };
        resolve(request.result);
      };
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

async function run<Value>(
  stores: readonly string[],
  work: (transaction: IDBTransaction) => IDBRequest<Value> | null,
): Promise<Value | undefined> {
  const db = await open();
  if (!db) return undefined;
  return new Promise((resolve) => {
    try {
      const transaction = db.transaction([...stores], 'readwrite');
      const request = work(transaction);
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

export async function saveRecording(kept: KeptRecording): Promise<void> {
  await run(['recordings'], (transaction) => transaction.objectStore('recordings').put(kept));
}

export async function readRecording(key: RecordingKey): Promise<KeptRecording | null> {
  const kept = await run<KeptRecording>(['recordings'], (transaction) =>
    transaction.objectStore('recordings').get(key),
  );
  return kept ?? null;
}

/** Appends a piece; `ms` is how much had been said when it came. */
export async function savePiece(piece: Piece): Promise<void> {
  await run(['pieces'], (transaction) => transaction.objectStore('pieces').add(piece));
}

/** The pieces in the order they came. */
export async function readPieces(key: RecordingKey): Promise<readonly Piece[]> {
  const pieces = await run<Piece[]>(['pieces'], (transaction) =>
    transaction.objectStore('pieces').index('key').getAll(key),
  );
  return pieces ?? [];
}

/** Forgets the sound, or with `all` everything that is known of a recording. */
export async function dropRecording(key: RecordingKey, what: 'sound' | 'all'): Promise<void> {
  await run(['recordings', 'pieces'], (transaction) => {
    if (what === 'all') transaction.objectStore('recordings').delete(key);
    const cursor = transaction.objectStore('pieces').index('key').openKeyCursor(IDBKeyRange.only(key));
    cursor.onsuccess = () => {
      if (!cursor.result) return;
      transaction.objectStore('pieces').delete(cursor.result.primaryKey);
      cursor.result.continue();
    };
    return null;
  });
}

/** Throws away what nobody came back to. */
export async function sweepRecordings(now: number): Promise<void> {
  const all = await run<KeptRecording[]>(['recordings'], (transaction) =>
    transaction.objectStore('recordings').getAll(),
  );
  for (const { key, savedAt } of all ?? []) if (savedAt < now - keptMs) await dropRecording(key, 'all');
}
