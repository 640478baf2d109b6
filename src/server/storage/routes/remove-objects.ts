import { Hono } from 'hono';
import { z } from 'zod';
import { asCaller, requireCaller } from '#server/storage/caller.ts';
import { noSuchKey } from '#server/storage/errors.ts';
import { readJson } from '#server/storage/json-body.ts';
import { objectColumns, type StoredObject } from '#server/storage/objects.ts';
import type { Service } from '#server/storage/service.ts';

const names = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

/** Removing one object or a list; what the policies hide stays, and is not in the answer. */
export function removeRoutes(service: Service): Hono {
  const app = new Hono();

  app.delete('/:bucket/:name{.+}', async (c) => {
    const { bucket, name } = c.req.param();
    const removed = await remove(c.req.raw, { bucket, names: [name], operation: 'storage.object.delete' });
    if (removed.length === 0) throw noSuchKey();
    return c.json({ message: 'Successfully deleted' });
  });

  app.delete('/:bucket', async (c) => {
    const { prefixes } = await readJson(c.req.raw, names);
    const operation = 'storage.object.delete_many';
    return c.json(await remove(c.req.raw, { bucket: c.req.param('bucket'), names: prefixes, operation }));
  });

  async function remove(
    request: Request,
    asked: { readonly bucket: string; readonly names: readonly string[]; readonly operation: string },
  ): Promise<StoredObject[]> {
    const caller = await requireCaller(service, request);
    const removed = await asCaller(service, { caller, operation: asked.operation }, (transaction) =>
      transaction.query<StoredObject>(
        `delete from storage.objects where bucket_id = $1 and name = any($2)
          returning ${objectColumns}, last_accessed_at`,
        [asked.bucket, asked.names],
      ),
    );
    if (removed.length > 0) service.leftovers.collect();
    return removed;
  }

  return app;
}
