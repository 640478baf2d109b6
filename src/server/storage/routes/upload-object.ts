import { Hono } from 'hono';
import { bearerOfSignature, type Caller, requireCaller } from '#server/storage/caller.ts';
import type { Service } from '#server/storage/service.ts';
import { sign, verify } from '#server/storage/signatures.ts';
import { requireUpload, type Uploaded, uploadObject } from '#server/storage/upload.ts';

/** Two hours, as on Supabase. */
const uploadUrlSeconds = 7200;

/** Uploads: POST (new), PUT (replacing), and both by a signed URL. */
export function uploadRoutes(service: Service): Hono {
  const app = new Hono();
  const upload = async (
    request: Request,
    as: { caller: Caller; bucketId: string; name: string; upsert: boolean; operation: string },
  ) => wireForm(await uploadObject(service, { upload: as, request }));

  app.post('/upload/sign/:bucket/:name{.+}', async (c) => {
    const { bucket: bucketId, name } = c.req.param();
    const caller = await requireCaller(service, c.req.raw);
    const upsert = c.req.header('x-upsert') === 'true';
    const place = { bucketId, name };
    await requireUpload(service, { ...place, caller, upsert, operation: 'storage.object.sign_upload_url' });
    const token = await sign(service, {
      ...{ scope: 'storage:upload', place, upsert, ownerId: caller.ownerId, seconds: uploadUrlSeconds },
    });
    return c.json({ url: `/object/upload/sign/${bucketId}/${name}?token=${token}`, token });
  });

  app.put('/upload/sign/:bucket/:name{.+}', async (c) => {
    const { bucket: bucketId, name } = c.req.param();
    const place = { bucketId, name };
    const signed = await verify(service, {
      token: c.req.query('token') ?? '',
      scope: 'storage:upload',
      place,
    });
    const caller = bearerOfSignature(signed.ownerId);
    const as = { ...place, caller, upsert: signed.upsert, operation: 'storage.object.upload_signed' };
    return c.json(await upload(c.req.raw, as));
  });

  app.post('/:bucket/:name{.+}', async (c) => {
    const { bucket: bucketId, name } = c.req.param();
    const caller = await requireCaller(service, c.req.raw);
    const upsert = c.req.header('x-upsert') === 'true';
    return c.json(
      await upload(c.req.raw, { caller, bucketId, name, upsert, operation: 'storage.object.upload' }),
    );
  });

  app.put('/:bucket/:name{.+}', async (c) => {
    const { bucket: bucketId, name } = c.req.param();
    const caller = await requireCaller(service, c.req.raw);
    const operation = 'storage.object.upload_update';
    return c.json(await upload(c.req.raw, { caller, bucketId, name, upsert: true, operation }));
  });

  return app;
}

function wireForm({ id, key }: Uploaded): { Id: string; Key: string } {
  return { Id: id, Key: key };
}
