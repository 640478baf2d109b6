/** Bytes of a file, both ends included, as in the Range header. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where files lie. Keys are UUIDs made by the service: nothing a person wrote becomes part of a path. */
export type FileStore = {
  readonly kind: 'folder' | 's3';
  /** Takes over the finished local file; when it returns, the file survives the end of the process and of the power. */
  readonly put: (key: string, path: string) => Promise<void>;
  /** @throws FileMissing */
  readonly read: (key: string, range?: ByteRange) => Promise<FileContent>;
  /** @throws FileMissing */
  readonly copy: (from: string, to: string) => Promise<void>;
  /** Files that are not there are no error. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Everything there is, in pieces, for finding what nobody refers to. */
  readonly list: () => AsyncIterable<readonly StoredFile[]>;
  readonly isReachable: () => Promise<boolean>;
};

export type FileContent = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

export type StoredFile = { readonly key: string; readonly changedAt: Date };

export class FileMissing extends Error {
  constructor(key: string) {
    super(`There is no file ${key}.`);
    this.name = 'FileMissing';
  }
}

/** @throws Error when the key is not one that a service made */
export function requireKey(key: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key))
    throw new Error('A file is named by a UUID only.');
  return key;
}
