import type { Step } from '#server/db/pipeline.ts';
import { noSuchUpload, tooManyUploads } from '#server/storage/errors.ts';
import { asUuid } from '#server/storage/objects.ts';
import type { Service } from '#server/storage/service.ts';

/** An upload in pieces, as it is remembered between them. */
export type ResumableUpload = {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly owner_id: string | null;
  readonly upsert: boolean;
  /** Null until the client says it. */
  readonly size: number | null;
  readonly metadata: Readonly<Record<string, string | null>>;
  readonly received: number;
  readonly created_at: Date;
};

const columns =
  'id, bucket_id, name, owner_id, upsert, size::float8 as size, metadata, received::float8 as received, created_at';

/** @throws StorageError `NoSuchUpload` when there is none, or it is another's */
export async function findUpload(
  { context }: Service,
  { id, ownerId }: { readonly id: string; readonly ownerId: string | null },
): Promise<ResumableUpload> {
  if (!asUuid(id)) throw noSuchUpload();
  const { rows } = await context.database.pool.query<ResumableUpload>(
    `select ${columns} from storage.resumable_uploads where id = $1 and owner_id is not distinct from $2`,
    [id, ownerId],
  );
  if (!rows[0]) throw noSuchUpload();
  return rows[0];
}

/**
 * Rule 9.114: what was begun counts, so that a bucket's limit of a file is no limit of a piece. The service key is not counted.
 * @throws StorageError `TooManyUploads`
 */
export async function insertUpload(
  { context, settings }: Service,
  {
    upload,
    isCounted,
  }: { readonly upload: Omit<ResumableUpload, 'received' | 'created_at'>; readonly isCounted: boolean },
): Promise<void> {
  await context.database.asOwner(async (transaction) => {
    if (isCounted) {
      const { bucket_id, owner_id } = upload;
      await transaction.query('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [
        `open uploads ${bucket_id}`,
        owner_id ?? '',
      ]);
      const [{ open } = { open: 0 }] = await transaction.query<{ open: number }>(
        `select count(*)::int as open from storage.resumable_uploads
         where bucket_id = $1 and owner_id is not distinct from $2 and received is distinct from size`,
        [bucket_id, owner_id],
      );
      if (open >= settings.openUploads) throw tooManyUploads(settings.openUploads);
    }
    await transaction.query(
      `insert into storage.resumable_uploads (id, bucket_id, name, owner_id, upsert, size, metadata)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        upload.id,
        upload.bucket_id,
        upload.name,
        upload.owner_id,
        upload.upsert,
        upload.size,
        JSON.stringify(upload.metadata),
      ],
    );
  });
}

/** Its pieces' files go with it. */
export async function deleteUpload({ context, leftovers }: Service, id: string): Promise<void> {
  await context.database.pool.query('delete from storage.resumable_uploads where id = $1', [id]);
  leftovers.collect();
}

export async function setSize(
  { context }: Service,
  { id, size }: { readonly id: string; readonly size: number },
): Promise<void> {
  await context.database.pool.query('update storage.resumable_uploads set size = $2 where id = $1', [
    id,
    size,
  ]);
}

/** @returns false when another request was faster and the piece begins at the wrong place */
export async function addPart(
  { context }: Service,
  part: {
    readonly uploadId: string;
    readonly start: number;
    readonly bytes: number;
    readonly version: string;
  },
): Promise<boolean> {
  return context.database.asOwner(async (transaction) => {
    const advanced = await transaction.query(
      'update storage.resumable_uploads set received = received + $3 where id = $1 and received = $2 returning id',
      [part.uploadId, part.start, part.bytes],
    );
    if (advanced.length === 0) return false;
    await transaction.query(
      'insert into storage.resumable_parts (upload_id, start, version) values ($1, $2, $3)',
      [part.uploadId, part.start, part.version],
    );
    return true;
  });
}

export async function listParts({ context }: Service, uploadId: string): Promise<string[]> {
  const { rows } = await context.database.pool.query<{ version: string }>(
    'select version from storage.resumable_parts where upload_id = $1 order by start',
    [uploadId],
  );
  return rows.map(({ version }) => version);
}

/** In the transaction that writes the object: whoever asks afterwards learns that the upload is whole. */
export function finishSteps(id: string): Step[] {
  return [
    { name: 'storage-own-role', text: `select set_config('role', 'none', true)`, values: [] },
    {
      name: 'storage-finish-upload',
      text: 'update storage.resumable_uploads set received = size where id = $1',
      values: [id],
    },
    {
      name: 'storage-finish-parts',
      text: 'delete from storage.resumable_parts where upload_id = $1',
      values: [id],
    },
  ];
}
