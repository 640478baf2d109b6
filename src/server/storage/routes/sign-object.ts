import { Hono } from 'hono';
import { z } from 'zod';
import { asCaller, requireCaller } from '#server/storage/caller.ts';
import { readJson } from '#server/storage/json-body.ts';
import { requireKeyName } from '#server/storage/names.ts';
import { findVisibleObject } from '#server/storage/objects.ts';
import { transformSchema } from '#server/storage/render/transform.ts';
import type { Service } from '#server/storage/service.ts';
import { sign } from '#server/storage/signatures.ts';

const maxSeconds = 10 * 365 * 86_400;
const expiresIn = z.number().int().min(1).max(maxSeconds);
const one = z.object({ expiresIn, transform: transformSchema.optional() });
const many = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) });

/** Signed URLs for reading: whoever may read an object may hand out its URL for a time. */
export function signRoutes(service: Service): Hono {
  const app = new Hono();

  app.post('/sign/:bucket/:name{.+}', async (c) => {
    const { bucket: bucketId, name } = c.req.param();
    const place = { bucketId, name: requireKeyName(name) };
    const caller = await requireCaller(service, c.req.raw);
    const { expiresIn: seconds, transform: asked } = await readJson(c.req.raw, one);
    await findVisibleObject(service, { caller, operation: 'storage.object.sign' }, place);
    const transform = asked && Object.keys(asked).length > 0 ? asked : undefined;
    const token = await sign(service, { scope: 'storage:download', place, seconds, transform });
    const path = transform ? 'render/image' : 'object';
    return c.json({ signedURL: `/${path}/sign/${bucketId}/${name}?token=${token}` });
  });

  app.post('/sign/:bucket', async (c) => {
    const bucketId = c.req.param('bucket');
    const caller = await requireCaller(service, c.req.raw);
    const { expiresIn: seconds, paths } = await readJson(c.req.raw, many);
    const as = { caller, operation: 'storage.object.sign_many' };
    const found = await asCaller(service, as, (transaction) =>
      transaction.query<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 and name = any($2)',
        [bucketId, paths],
      ),
    );
    const names = new Set(found.map(({ name }) => name));
    const answers = paths.map(async (path) => {
      if (!names.has(path)) return { path, signedURL: null, error: notThere };
      const place = { bucketId, name: path };
      const token = await sign(service, { scope: 'storage:download', place, seconds });
      return { path, signedURL: `/object/sign/${bucketId}/${path}?token=${token}`, error: null };
    });
    return c.json(await Promise.all(answers));
  });

  return app;
}

const notThere = 'Either the object does not exist or you do not have access to it';
