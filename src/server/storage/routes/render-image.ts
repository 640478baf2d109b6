import { type Context, Hono } from 'hono';
import { requireCaller } from '#server/storage/caller.ts';
import { invalidSignature } from '#server/storage/errors.ts';
import type { Access } from '#server/storage/find-object.ts';
import { readQuery } from '#server/storage/json-body.ts';
import { serveImage } from '#server/storage/render/serve-image.ts';
import { type Transform, transformSchema } from '#server/storage/render/transform.ts';
import type { Service } from '#server/storage/service.ts';
import { verify } from '#server/storage/signatures.ts';
import { placeOf } from './read-object.ts';

/** Pictures in another size, format or quality. */
export function renderRoutes(service: Service): Hono {
  const app = new Hono();
  const serve = (c: Context, access: Access, transform: Transform) =>
    serveImage(service, {
      place: placeOf(c),
      access,
      transform,
      request: c.req.raw,
      download: c.req.query('download'),
    });

  app.get('/public/:bucket/:name{.+}', (c) =>
    serve(c, { kind: 'public' }, readQuery(c.req.url, transformSchema)),
  );
  app.get('/authenticated/:bucket/:name{.+}', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const operation = 'storage.render.image_authenticated';
    return serve(c, { kind: 'caller', caller, operation }, readQuery(c.req.url, transformSchema));
  });
  app.get('/sign/:bucket/:name{.+}', async (c) => {
    const token = c.req.query('token') ?? '';
    const { expiresAt, transform } = await verify(service, {
      token,
      scope: 'storage:download',
      place: placeOf(c),
    });
    // Only the size that was signed: otherwise one URL would make any number of pictures.
    if (!transform) throw invalidSignature();
    return serve(c, { kind: 'signed', expiresAt }, transform);
  });
  return app;
}
