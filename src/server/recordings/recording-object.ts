import { recordingBucket } from '#domain/speaking/recording-limits.ts';
import type { Transaction } from '#server/db/database.ts';
import { FileMissing, type FileStore } from '#server/providers/files/file-store.ts';

/** Whether a name lies in a person's own folder, below one test. */
export function isOwnName(
  name: string,
  of: { readonly userId: string; readonly sittingId: string },
): boolean {
  const folder = `${of.userId}/${of.sittingId}/`;
  return (
    name.startsWith(folder) && /^[0-9]{1,4}-[0-9a-f-]{36}\.[a-z0-9]{3,4}$/.test(name.slice(folder.length))
  );
}

/** Where the bytes of a recording lie; null when there is none. With `lock` it stays until the transaction ends. */
export async function findRecording(
  { query }: Pick<Transaction, 'query'>,
  { name, lock = false }: { readonly name: string; readonly lock?: boolean },
): Promise<string | null> {
  const [row] = await query<{ version: string }>(
    `select version from storage.objects where bucket_id = $1 and name = $2${lock ? ' for key share' : ''}`,
    [recordingBucket, name],
  );
  return row?.version ?? null;
}

/** The bytes; null when the file has gone meanwhile. */
export async function readRecordingBytes(
  files: FileStore,
  version: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const content = await files.read(version);
    return content instanceof Uint8Array
      ? content
      : new Uint8Array(await new Response(content).arrayBuffer());
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
