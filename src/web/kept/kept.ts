import { keptDatabase } from './cache-names.ts';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(keptDatabase, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => {
      const release = () => {
        opened = null;
      };
      request.result.onclose = release;
      // Signing out removes the database: let it go.
      request.result.onversionchange = () => {
        request.result.close();
        release();
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error);
    };
  });
  return opened;
}

async function run<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const transaction = (await open()).transaction('kept', mode);
  const request = work(transaction.objectStore('kept'));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** @throws DOMException where the browser has no room or no database to give */
export async function keep(key: string, value: unknown): Promise<void> {
  await run('readwrite', (store) => store.put(value, key));
}

export async function drop(key: string): Promise<void> {
  await run('readwrite', (store) => store.delete(key));
}

/** @returns undefined also where the browser has no database to give: then nothing was kept */
export async function readKept<Value>(key: string): Promise<Value | undefined> {
  return run<Value>('readonly', (store) => store.get(key)).catch(() => undefined);
}

/** Everything whose key begins so, in the order of the keys. */
export async function readAllKept<Value>(prefix: string): Promise<readonly Value[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return run<Value[]>('readonly', (store) => store.getAll(range)).catch(() => []);
}
