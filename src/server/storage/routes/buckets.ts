import { Hono } from 'hono';
import pg from 'pg';
import { z } from 'zod';
import { bucketRulesSchema, parseSizeLimit } from '#server/storage/bucket-rules.ts';
import { type Bucket, bucketColumns, findVisibleBucket } from '#server/storage/buckets.ts';
import { asCaller, type Caller, requireCaller } from '#server/storage/caller.ts';
import { accessDenied, bucketNotEmpty, noSuchBucket } from '#server/storage/errors.ts';
import { readJson, readQuery } from '#server/storage/json-body.ts';
import { requireBucketName } from '#server/storage/names.ts';
import { asUuid } from '#server/storage/objects.ts';
import type { Service } from '#server/storage/service.ts';

const creation = bucketRulesSchema.extend({ name: z.string().min(1), id: z.string().min(1).optional() });
const search = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().default(''),
});

/** `/bucket`: list, create, get, update, empty, delete, all under the policies on storage.buckets. */
export function bucketRoutes(service: Service): Hono {
  const app = new Hono();
  const limitOf = (limit: number | string | null | undefined) =>
    limit === undefined ? undefined : parseSizeLimit(limit, service.settings.maxFileBytes);

  app.get('/', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const { limit = null, offset, sortColumn, sortOrder, search: part } = readQuery(c.req.url, search);
    const found = await asCaller(service, { caller, operation: 'storage.bucket.list' }, (transaction) =>
      transaction.query<Bucket>(
        `select ${bucketColumns} from storage.buckets where $1 = '' or strpos(lower(name), lower($1)) > 0
          order by ${sortColumn} ${sortOrder} limit $2 offset $3`,
        [part, limit, offset],
      ),
    );
    return c.json(found);
  });

  app.post('/', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const asked = await readJson(c.req.raw, creation);
    const id = requireBucketName(asked.id ?? asked.name);
    requireBucketName(asked.name);
    await asCaller(service, { caller, operation: 'storage.bucket.create' }, (transaction) =>
      transaction.query(
        `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types, owner, owner_id)
          values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          asked.name,
          asked.public ?? false,
          limitOf(asked.file_size_limit) ?? null,
          asked.allowed_mime_types ?? null,
          asUuid(caller.ownerId),
          caller.ownerId,
        ],
      ),
    );
    return c.json({ name: id });
  });

  app.get('/:id', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const as = { caller, operation: 'storage.bucket.get' };
    return c.json(
      await asCaller(service, as, (transaction) => findVisibleBucket(transaction, c.req.param('id'))),
    );
  });

  app.put('/:id', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const asked = await readJson(c.req.raw, bucketRulesSchema);
    const limit = limitOf(asked.file_size_limit);
    const changed = await asCaller(service, { caller, operation: 'storage.bucket.update' }, (transaction) =>
      transaction.query(
        `update storage.buckets set public = coalesce($2, public), updated_at = now(),
          file_size_limit = case when $3 then $4 else file_size_limit end,
          allowed_mime_types = case when $5 then $6 else allowed_mime_types end
          where id = $1 returning id`,
        [
          c.req.param('id'),
          asked.public ?? null,
          limit !== undefined,
          limit ?? null,
          asked.allowed_mime_types !== undefined,
          asked.allowed_mime_types ?? null,
        ],
      ),
    );
    if (changed.length === 0) throw noSuchBucket();
    return c.json({ message: 'Successfully updated' });
  });

  app.post('/:id/empty', async (c) => {
    const id = c.req.param('id');
    const caller = await requireCaller(service, c.req.raw);
    await emptyBucket(service, { caller, id });
    service.leftovers.collect();
    // The files follow the rows a moment later; the words are Supabase's.
    return c.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' });
  });

  app.delete('/:id', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    await deleteBucket(service, { caller, id: c.req.param('id') });
    return c.json({ message: 'Successfully deleted' });
  });

  return app;
}

type Named = { readonly caller: Caller; readonly id: string };

/** All or nothing: a bucket of which the policies kept a part would look emptied. @throws StorageError when they do */
async function emptyBucket(service: Service, { caller, id }: Named): Promise<void> {
  await asCaller(service, { caller, operation: 'storage.bucket.empty' }, async (transaction) => {
    await findVisibleBucket(transaction, id);
    await transaction.query('delete from storage.objects where bucket_id = $1', [id]);
    await transaction.query('set local role none');
    const left = await transaction.query('select from storage.objects where bucket_id = $1 limit 1', [id]);
    if (left.length > 0) throw accessDenied();
  });
}

/** @throws StorageError when it is not empty, or not there for the caller */
async function deleteBucket(service: Service, { caller, id }: Named): Promise<void> {
  const as = { caller, operation: 'storage.bucket.delete' };
  const deleted = await asCaller(service, as, (transaction) =>
    transaction.query('delete from storage.buckets where id = $1 returning id', [id]),
  ).catch((error: unknown) => {
    throw error instanceof pg.DatabaseError && error.code === '23503' ? bucketNotEmpty() : error;
  });
  if (deleted.length === 0) throw noSuchBucket();
}
