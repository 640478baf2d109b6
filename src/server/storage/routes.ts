import { Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerContext } from '#server/context/server-context.ts';
import { unknownErrorMessage } from '#server/http/errors.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { noSuchRoute, StorageError } from './errors.ts';
import { createIncoming } from './incoming.ts';
import { toKnownError } from './known-errors.ts';
import { createLeftovers } from './leftovers.ts';
import { keepRecentBytes } from './recent-bytes.ts';
import { createRenderer } from './render/renderer.ts';
import { resumableRoutes } from './resumable/routes.ts';
import { bucketRoutes } from './routes/buckets.ts';
import { listRoutes } from './routes/list-objects.ts';
import { moveRoutes } from './routes/move-object.ts';
import { readRoutes } from './routes/read-object.ts';
import { removeRoutes } from './routes/remove-objects.ts';
import { renderRoutes } from './routes/render-image.ts';
import { signRoutes } from './routes/sign-object.ts';
import { uploadRoutes } from './routes/upload-object.ts';
import type { Service } from './service.ts';
import type { StorageSettings } from './settings.ts';

export type StorageService = Hono & {
  /** Files that are to be removed are gone. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The endpoints of `/storage/v1` (Rule 7.9, Rule 7.10). */
export function createStorage(context: ServerContext, settings: StorageSettings): StorageService {
  const incoming = createIncoming(settings.incomingDir);
  const leftovers = createLeftovers({ context, settings, incoming });
  const recent = keepRecentBytes<Uint8Array<ArrayBuffer>>({ bytes: 32 * 1024 * 1024, each: 256 * 1024 });
  const service: Service = { context, settings, incoming, leftovers, recent, renderer: createRenderer() };
  const app = new Hono();
  app.use(guardAnswers);
  app.route('/bucket', bucketRoutes(service));
  app.route('/upload/resumable', resumableRoutes(service));
  app.route('/render/image', renderRoutes(service));
  // Paths with a word of their own come before those that begin with any bucket's name.
  for (const routes of [moveRoutes, signRoutes, listRoutes, readRoutes, uploadRoutes, removeRoutes])
    app.route('/object', routes(service));
  app.all('*', (c) => answer(noSuchRoute(c.req.method, c.req.path)));
  app.onError((error, c) => answer(toStorageError(service, { error, request: c.req.raw })));
  return Object.assign(app, { settled: leftovers.settled, close: leftovers.close });
}

/** Rule 9.113: an answer about files is kept by nobody; a file says itself how long it is good. */
const guardAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('cache-control')) c.header('cache-control', 'no-store');
  c.header('x-content-type-options', 'nosniff');
};

/** What is nobody's mistake but ours goes to the log, and out with its number only. */
function toStorageError(
  { context }: Service,
  { error, request }: { readonly error: Error; readonly request: Request },
): StorageError {
  const known = toKnownError(error);
  if (known && known.status < 500) return known;
  const requestId = requestIdOf(request);
  context.log.error({ err: error, requestId }, 'a storage request failed');
  if (known) return known;
  return new StorageError({
    status: 500,
    code: 'InternalError',
    label: 'Internal',
    message: unknownErrorMessage(requestId),
  });
}

function answer(error: StorageError): Response {
  return Response.json(error.body, {
    status: error.httpStatus as ContentfulStatusCode,
    headers: { 'Cache-Control': 'no-store', ...error.headers },
  });
}
