import { dayMs } from '#domain/time/days.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';

export type StorageSettings = {
  readonly files: FileStore;
  /** Where uploads arrive before they are kept; a folder store must lie on the same disk. */
  readonly incomingDir: string;
  /** No file is larger, whatever its bucket allows. */
  readonly maxFileBytes: number;
  /** Uploads in pieces that one person, or all who are nobody, may have begun in a bucket and not ended. */
  readonly openUploads: number;
  /**
   * `bytes`: in a bucket with allowed types a file must be of the type it says, judged by its content.
   * `declared`: its word is believed, as Supabase does; for the client's own suite only.
   */
  readonly contentCheck: 'bytes' | 'declared';
  /**
   * Files that belong to no row and half uploads are removed at the start when they are older than this:
   * 0 where nobody else uses the folder, else long enough for another process's uploads.
   */
  readonly leftoversAfterMs: number;
};

/** The product's settings but for where files lie. */
export const defaultStorageSettings = {
  maxFileBytes: 50 * 1024 * 1024,
  openUploads: 10,
  contentCheck: 'bytes',
  leftoversAfterMs: dayMs,
} as const satisfies Omit<StorageSettings, 'files' | 'incomingDir'>;
