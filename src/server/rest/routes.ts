import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Actor } from '#server/db/database.ts';
import { AppError, unknownErrorMessage } from '#server/http/errors.ts';
import { markInner } from '#server/http/inner-request.ts';
import { readText } from '#server/http/read-text.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { ShareBusy } from '#server/http/share.ts';
import { watchCatalog } from './catalog/live-catalog.ts';
import {
  badMethod,
  badPath,
  badRpcMethod,
  bodyTooLarge,
  noMetadata,
  tokenRequired,
  tooBusy,
  tookTooLong,
} from './errors.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { fromTokenError, RestError } from './rest-error.ts';
import { callRoutine } from './run/call-routine.ts';
import { changeTable } from './run/change-table.ts';
import { isUnchanged } from './run/read-again.ts';
import { type ReadLog, readLogOf } from './run/read-log.ts';
import { readRoutine } from './run/read-routine.ts';
import { readTable } from './run/read-table.ts';
import { readRequest } from './run/request.ts';
import { extraSearchPath, type Handling, type Service } from './run/service.ts';
import { defaultMaxBodyBytes, type RestSettings } from './settings.ts';
import { fromDatabaseError, isDatabaseError, isInnerError, isPoolBusy, isUnreachable } from './sqlstate.ts';

export type RestService = Hono & {
  /** Stops listening for changes of the schema. */
  readonly close: () => Promise<void>;
  /** Reads the schema anew, for those who cannot wait for the notification. */
  readonly reload: () => Promise<unknown>;
  /** Whether all that a page read for this visitor is as it was. Rule 9.510. */
  readonly isUnchanged: (log: ReadLog, visitor: Request) => Promise<boolean>;
  readonly readForPage: ReadForPage;
};

/**
 * What a function of the database that only reads gives to whoever has no account, for a page of ours: as `GET /rpc/<name>` gives
 * it, in process. The error is what the client would be told. Rule 9.581.
 */
export type ReadForPage = (asked: {
  readonly name: string;
  readonly args: Readonly<Record<string, string>>;
  readonly visitor: Request;
  readonly log: ReadLog;
}) => Promise<
  { readonly data: unknown; readonly error: null } | { readonly data: null; readonly error: unknown }
>;

/** The endpoints of `/rest/v1`: tables and views at `/<name>`, functions at `/rpc/<name>`. */
export function createRest(context: ServerContext, settings: RestSettings): RestService {
  const liveCatalog = watchCatalog({
    database: context.database,
    schemas: settings.schemas,
    path: [...settings.schemas, ...extraSearchPath(settings)],
    log: context.log,
  });
  const service: Service = { context, settings, liveCatalog, plans: new LRUCache({ max: 1000 }) };
  const lanes: Lanes = settings.lanes ? createLanes(settings.lanes) : () => undefined;
  const handle = createHandler(service, lanes);
  const app = new Hono();

  app.all('/rpc/:name', (c) =>
    handle(c.req.raw, `/rpc/${c.req.param('name')}`, async (handling) => {
      const { method } = c.req;
      if (method === 'GET' || method === 'HEAD')
        return callRoutine(handling, { name: c.req.param('name'), body: undefined });
      if (method === 'POST')
        return callRoutine(handling, { name: c.req.param('name'), body: await readBody(service, c.req.raw) });
      throw badRpcMethod(method);
    }),
  );
  app.all('/:table', (c) =>
    handle(c.req.raw, `/${c.req.param('table')}`, async (handling) => {
      const table = c.req.param('table');
      switch (c.req.method) {
        case 'GET':
        case 'HEAD':
          return readTable(handling, table);
        case 'POST':
        case 'PATCH':
          return changeTable(handling, { table, body: await readBody(service, c.req.raw) });
        case 'DELETE':
          return changeTable(handling, { table, body: '' });
        default:
          throw badMethod(c.req.method);
      }
    }),
  );
  app.all('/', () => errorResponse(noMetadata()));
  app.notFound(() => errorResponse(badPath()));
  const readForPage: ReadForPage = async ({ name, args, visitor, log }) => {
    log.calls += 1;
    let actor: Actor | undefined;
    try {
      const search = new URLSearchParams(args).toString();
      actor = await context.tokens.anon();
      const asked = {
        method: 'GET',
        path: `/rpc/${name}`,
        url: `/?${search}`,
        headers: new Headers(),
        actor,
      };
      const request = readRequest(asked, settings);
      markInner(visitor);
      const lane = lanes({ request: visitor, actor, address: context.clientAddress(visitor) });
      const catalog = await liveCatalog.current();
      return {
        data: JSON.parse(await readRoutine({ service, catalog, request, lane, log }, name)),
        error: null,
      };
    } catch (error) {
      const { status, body } = toRestError({ service, error, actor, raw: visitor });
      return { data: null, error: { status, ...body } };
    }
  };
  return Object.assign(app, {
    readForPage,
    close: liveCatalog.close,
    reload: liveCatalog.reload,
    async isUnchanged(log: ReadLog, visitor: Request) {
      const [first] = log.reads;
      if (!first) return true;
      const address = context.clientAddress(visitor);
      markInner(visitor);
      return isUnchanged(service, log, lanes({ request: visitor, actor: first.facts.actor, address }));
    },
  });
}

const guards = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

type Work = (handling: Handling) => Promise<Response>;

function createHandler(service: Service, lanes: Lanes) {
  return async (raw: Request, path: string, work: Work): Promise<Response> => {
    let actor: Actor | undefined;
    try {
      actor = await findActor(service, raw);
      const { method, url, headers } = raw;
      const request = readRequest({ method, path, url, headers, actor }, service.settings);
      const lane = lanes({ request: raw, actor, address: service.context.clientAddress(raw) });
      const catalog = await service.liveCatalog.current();
      return guarded(await work({ service, catalog, request, lane, log: readLogOf(raw) }));
    } catch (error) {
      return errorResponse(toRestError({ service, error, actor, raw }), raw.method);
    }
  };
}

/** Rows are a person's own, and are data whatever stands in them. What a function set by itself stays. */
function guarded(response: Response): Response {
  for (const [name, value] of Object.entries(guards)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

async function findActor({ context, settings }: Service, raw: Request): Promise<Actor> {
  if (raw.headers.has('authorization') || raw.headers.has('apikey')) return context.tokens.actor(raw);
  const { anonRole = 'anon' } = settings;
  if (anonRole === null) throw tokenRequired();
  return { role: anonRole, claims: { role: anonRole } };
}

/** @throws RestError 413 when it is larger than allowed, before all of it is read */
async function readBody({ settings }: Service, raw: Request): Promise<string> {
  const limit = settings.maxBodyBytes ?? defaultMaxBodyBytes;
  const text = await readText(raw, limit);
  if (text === null) throw bodyTooLarge(limit);
  return text;
}

/** What is no one's mistake but ours goes to the log, and out with its number only. */
function toRestError(failed: {
  readonly service: Service;
  readonly error: unknown;
  readonly actor: Actor | undefined;
  readonly raw: Request;
}): RestError {
  const { service, error, actor, raw } = failed;
  if (error instanceof RestError) return error;
  if (error instanceof AppError) return fromTokenError(error);
  if (error instanceof ShareBusy) return tooBusy(error.retryAfterSeconds);
  if (service.settings.lanes && isDatabaseError(error) && error.code === '57014') return tookTooLong();
  const known = isDatabaseError(error) ? fromDatabaseError(error, actor?.role !== 'anon') : undefined;
  if (known && known.status < 500) return known;
  const requestId = requestIdOf(raw);
  service.context.log.error({ err: error, requestId }, 'a REST request failed');
  if (known && isDatabaseError(error) && !isInnerError(error)) return known;
  const message = unknownErrorMessage(requestId);
  if (known) return new RestError({ status: known.status, code: known.body.code, message });
  if (isPoolBusy(error)) return new RestError({ status: 504, code: 'PGRST003', message });
  if (isUnreachable(error)) return new RestError({ status: 503, code: 'PGRST000', message });
  return new RestError({ status: 500, code: 'PGRSTX00', message });
}

function errorResponse(error: RestError, method = 'GET'): Response {
  return new Response(method === 'HEAD' ? null : JSON.stringify(error.body), {
    status: error.status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...guards,
      'Proxy-Status': `PostgREST; error=${error.body.code.replace(/\W/g, '')}`,
      ...error.headers,
    },
  });
}
