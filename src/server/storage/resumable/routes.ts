import { randomUUID } from 'node:crypto';
import { MemoryLocker, Metadata, Server } from '@tus/server';
import { type Context, Hono } from 'hono';
import { unknownErrorMessage } from '#server/http/errors.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { bearerOfSignature, requireCaller } from '#server/storage/caller.ts';
import { invalidSignature, noSuchUpload } from '#server/storage/errors.ts';
import { toKnownError } from '#server/storage/known-errors.ts';
import { asUuid } from '#server/storage/objects.ts';
import type { Service } from '#server/storage/service.ts';
import { verify } from '#server/storage/signatures.ts';
import { PiecesStore, type Session } from './pieces-store.ts';

const path = '/storage/v1/upload/resumable';

/**
 * Resumable uploads by the TUS protocol 1.0 (tus.io): POST makes one, PATCH brings pieces, HEAD says how far it is,
 * DELETE gives it up. Under `/sign` a signed upload URL's token in `x-signature` takes the place of the access token.
 */
export function resumableRoutes(service: Service): Hono {
  const app = new Hono();
  const locker = new MemoryLocker();

  async function serve(c: Context, session: Session, location: string): Promise<Response> {
    const server = new Server({
      path,
      locker,
      datastore: new PiecesStore(service, session),
      maxSize: service.settings.maxFileBytes,
      namingFunction: () => randomUUID(),
      generateUrl: (_request, { id }) => `${service.context.publicUrl}${location}/${id}`,
      allowedOrigins: [new URL(service.context.publicUrl).origin],
      onResponseError: async (_request, error) => tusError(service, { error, request: c.req.raw }),
    });
    return server.handleWeb(c.req.raw);
  }

  for (const one of ['/sign', '/sign/:id']) {
    app.all(one, async (c) => serve(c, await signedSession(service, c), `${path}/sign`));
  }
  for (const one of ['/', '/:id']) {
    app.all(one, async (c) => {
      const caller = await requireCaller(service, c.req.raw);
      return serve(c, { caller, upsert: c.req.header('x-upsert') === 'true' }, path);
    });
  }
  app.onError((error, c) => {
    const { status_code, body } = tusError(service, { error, request: c.req.raw });
    return c.text(body, status_code as 400);
  });
  return app;
}

/** @throws StorageError when the signature is for another object */
async function signedSession(service: Service, c: Context): Promise<Session> {
  const token = c.req.header('x-signature');
  if (!token) throw invalidSignature('Missing x-signature header');
  const place = await findPlace(service, c);
  const { ownerId, upsert } = await verify(service, { token, scope: 'storage:upload', place });
  return { caller: bearerOfSignature(ownerId), upsert };
}

/** The object meant: said when the upload is made, remembered after. */
async function findPlace(service: Service, c: Context): Promise<{ bucketId: string; name: string }> {
  const id = asUuid(c.req.param('id') ?? null);
  if (!id) {
    const said = Metadata.parse(c.req.header('upload-metadata') ?? '');
    return { bucketId: said.bucketName ?? '', name: said.objectName ?? '' };
  }
  const { rows } = await service.context.database.pool.query<{ bucketId: string; name: string }>(
    'select bucket_id as "bucketId", name from storage.resumable_uploads where id = $1',
    [id],
  );
  if (!rows[0]) throw noSuchUpload();
  return rows[0];
}

/** TUS clients go by the HTTP status: here it is the real one. */
function tusError(
  { context }: Service,
  {
    error,
    request,
  }: { readonly error: Error | { status_code: number; body: string }; readonly request: Request },
): { status_code: number; body: string } {
  if ('status_code' in error) return error as { status_code: number; body: string };
  const known = toKnownError(error);
  if (known) return { status_code: known.status, body: known.message };
  const requestId = requestIdOf(request);
  context.log.error({ err: error, requestId }, 'a resumable upload failed');
  return { status_code: 500, body: unknownErrorMessage(requestId) };
}
