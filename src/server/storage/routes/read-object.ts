import { type Context, Hono } from 'hono';
import { findCaller, requireCaller } from '#server/storage/caller.ts';
import { invalidSignature } from '#server/storage/errors.ts';
import { type Access, findObject } from '#server/storage/find-object.ts';
import type { ObjectPlace, StoredObject } from '#server/storage/objects.ts';
import { serveObject } from '#server/storage/serve-object.ts';
import type { Service } from '#server/storage/service.ts';
import { verify } from '#server/storage/signatures.ts';

/** Reading (GET; HEAD gives the headers alone) and information, by public, signed and authenticated paths. */
export function readRoutes(service: Service): Hono {
  const app = new Hono();
  const serve = (c: Context, access: Access) =>
    serveObject(service, {
      place: placeOf(c),
      access,
      request: c.req.raw,
      download: c.req.query('download'),
    });
  const inform = async (c: Context, access: Access) =>
    c.json(wireInfo(await findObject(service, { place: placeOf(c), access })));

  app.get('/public/:bucket/:name{.+}', (c) => serve(c, { kind: 'public' }));
  app.get('/sign/:bucket/:name{.+}', async (c) => {
    const place = placeOf(c);
    const token = c.req.query('token') ?? '';
    const { expiresAt, transform } = await verify(service, { token, scope: 'storage:download', place });
    // Who was given a small picture was not given the large one.
    if (transform) throw invalidSignature();
    return serve(c, { kind: 'signed', expiresAt });
  });
  app.get('/info/public/:bucket/:name{.+}', (c) => inform(c, { kind: 'public' }));
  for (const path of ['/info/authenticated/:bucket/:name{.+}', '/info/:bucket/:name{.+}']) {
    app.get(path, async (c) => {
      const caller = await findCaller(service, c.req.raw);
      return inform(c, { kind: 'caller', caller, operation: 'storage.object.info_authenticated' });
    });
  }
  app.get('/authenticated/:bucket/:name{.+}', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    return serve(c, { kind: 'caller', caller, operation: 'storage.object.get_authenticated' });
  });
  app.get('/:bucket/:name{.+}', async (c) => {
    const caller = await findCaller(service, c.req.raw);
    return serve(c, { kind: 'caller', caller, operation: 'storage.object.get_authenticated' });
  });
  return app;
}

export function placeOf(c: Context): ObjectPlace {
  const { bucket = '', name = '' } = c.req.param() as Record<string, string>;
  return { bucketId: bucket, name };
}

function wireInfo(object: StoredObject): object {
  const { metadata } = object;
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  };
}
