import type { Transaction } from '#server/db/database.ts';
import { noSuchBucket } from './errors.ts';
import type { Service } from './service.ts';

/** Rule 3.25: a bucket as the wire has it. */
export type Bucket = {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly public: boolean;
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: string[] | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

export const bucketColumns =
  'id, name, owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at';

/**
 * The bucket whoever asks: its rules hold also for those who may not see it.
 * @throws StorageError `NoSuchBucket`
 */
export async function findBucket({ context }: Service, id: string): Promise<Bucket> {
  const { rows } = await context.database.pool.query<Bucket>({
    name: 'storage-find-bucket',
    text: `select ${bucketColumns} from storage.buckets where id = $1`,
    values: [id],
  });
  const bucket = rows[0];
  if (!bucket) throw noSuchBucket();
  return bucket;
}

/** @throws StorageError `NoSuchBucket` when the policies hide it */
export async function findVisibleBucket(transaction: Transaction, id: string): Promise<Bucket> {
  const [bucket] = await transaction.query<Bucket>(
    `select ${bucketColumns} from storage.buckets where id = $1`,
    [id],
  );
  if (!bucket) throw noSuchBucket();
  return bucket;
}
