import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { isRefused } from '#server/db/pipelined-transaction.ts';
import { asCaller, requireCaller, tripAsCaller } from '#server/storage/caller.ts';
import { noSuchKey } from '#server/storage/errors.ts';
import { readJson } from '#server/storage/json-body.ts';
import { requireKeyName } from '#server/storage/names.ts';
import { findVisibleObject, writeStep, writtenId } from '#server/storage/objects.ts';
import { requireFits } from '#server/storage/other-bucket.ts';
import type { Service } from '#server/storage/service.ts';
import { readMetadataHeader } from '#server/storage/upload-body.ts';

const places = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
});
const copying = places.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: z.string().optional(), mimetype: z.string().optional() }).optional(),
});

/** Moving changes the row alone; copying makes a second file. Both obey the other bucket's rules. */
export function moveRoutes(service: Service): Hono {
  const app = new Hono();

  app.post('/move', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const asked = await readJson(c.req.raw, places);
    const { from, to } = readPlaces(asked);
    const as = { caller, operation: 'storage.object.move' };
    if (from.bucketId !== to.bucketId) {
      const source = await findVisibleObject(service, as, from);
      await requireFits(service, { object: source, bucketId: to.bucketId });
    }
    const moved = await asCaller(service, as, (transaction) =>
      transaction.query<{ id: string }>(
        `update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2 returning id`,
        [from.bucketId, from.name, to.bucketId, to.name],
      ),
    );
    if (!moved[0]) throw noSuchKey();
    return c.json({ message: 'Successfully moved', Id: moved[0].id, Key: to.name });
  });

  app.post('/copy', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const asked = await readJson(c.req.raw, copying);
    const { from, to } = readPlaces(asked);
    const as = { caller, operation: 'storage.object.copy' };
    const source = await findVisibleObject(service, as, from);
    if (!source.version) throw noSuchKey();
    if (from.bucketId !== to.bucketId) await requireFits(service, { object: source, bucketId: to.bucketId });
    const version = randomUUID();
    const object = {
      ...to,
      id: randomUUID(),
      version,
      upsert: c.req.header('x-upsert') === 'true',
      metadata: { ...source.metadata, lastModified: service.context.now().toISOString(), ...chosen(asked) },
      userMetadata: asked.copyMetadata ? source.user_metadata : readMetadataHeader(c.req.raw.headers),
    };
    // The policies are asked before a file is made.
    const steps = [writeStep(object, caller)];
    await tripAsCaller(service, as, { steps, undo: true });
    await service.settings.files.copy(source.version, version);
    try {
      const [written] = await tripAsCaller(service, as, { steps });
      const id = writtenId(object, written);
      if (object.upsert) service.leftovers.collect();
      return c.json({ Id: id, Key: `${to.bucketId}/${to.name}`, id, bucket_id: to.bucketId, name: to.name });
    } catch (error) {
      if (isRefused(error)) await service.settings.files.remove([version]);
      throw error;
    }
  });

  return app;
}

function readPlaces({ bucketId, sourceKey, destinationBucket, destinationKey }: z.infer<typeof places>) {
  return {
    from: { bucketId, name: requireKeyName(sourceKey) },
    to: { bucketId: destinationBucket ?? bucketId, name: requireKeyName(destinationKey) },
  };
}

/** Only how long it may be cached: the type is the content's. */
function chosen({ copyMetadata, metadata }: z.infer<typeof copying>): { cacheControl?: string } {
  return copyMetadata || !metadata?.cacheControl ? {} : { cacheControl: metadata.cacheControl };
}
