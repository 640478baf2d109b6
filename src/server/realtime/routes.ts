import type { Context } from 'hono';
import { Hono } from 'hono';
import { z } from 'zod';
import { AppError, unknownErrorMessage } from '#server/http/errors.ts';
import { addressKey } from '#server/http/rate-limit.ts';
import { isTooDeep } from '#server/http/read-text.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { channelKey } from './members.ts';
import { isPlain, plainText } from './plain-text.ts';
import { byteLength, publish, type Service, store } from './service.ts';
import type { Broadcast } from './wire/message.ts';

const batch = z.object({
  messages: z
    .array(
      z.object({
        topic: plainText(245).min(1),
        event: z.string().min(1),
        payload: z.unknown(),
        private: z.boolean().nullish(),
      }),
    )
    .max(100),
});

/** Broadcasts over HTTP: a batch, or one message as JSON or bytes. The answer is 202 without a body. */
export function createRealtimeRoutes(service: Service): Hono {
  const app = new Hono();

  app.post('/api/broadcast', async (c) => {
    await requireToken(service, c);
    const parsed = batch.safeParse(parseJson(await readBody(service, { c, messages: 100 })));
    if (!parsed.success)
      return c.json({ errors: { messages: parsed.error.issues.map(({ message }) => message) } }, 422);
    const { messages } = parsed.data;
    await limit(service, c, messages.length);
    const broadcasts = messages.map(({ event, payload }): Broadcast => {
      if (payload === undefined) throw unprocessable("payload can't be blank");
      return { event, body: { kind: 'json', text: JSON.stringify(payload) } };
    });
    for (const broadcast of broadcasts) requireSize(service, broadcast);
    const allowed = new Map<string, boolean>();
    for (const [index, broadcast] of broadcasts.entries()) {
      const message = messages[index];
      if (!message) continue;
      const { topic, private: isPrivate } = message;
      const channel = channelKey(topic, isPrivate ?? false);
      // As on Supabase, what the policies do not allow is left out without a word.
      if (!allowed.has(channel))
        allowed.set(channel, await mayWrite(service, { c, name: topic, isPrivate: isPrivate ?? false }));
      if (allowed.get(channel)) publish(service, { channel, broadcast });
    }
    return c.body(null, 202);
  });

  app.post('/api/broadcast/:topic/events/:event', async (c) => {
    const { topic, event } = c.req.param();
    const isPrivate = c.req.query('private') === 'true';
    if (!isPlain(topic)) throw unprocessable('The topic has a NUL in it');
    await requireToken(service, c);
    const bytes = await readBody(service, { c, messages: 1 });
    await limit(service, c, 1);
    const isBinary = c.req.header('content-type')?.startsWith('application/octet-stream') ?? false;
    const json = isBinary ? undefined : parseJson(bytes);
    if (!isBinary && json === undefined) throw unprocessable('The payload is not JSON');
    const broadcast: Broadcast = {
      event,
      body: isBinary ? { kind: 'binary', bytes } : { kind: 'json', text: JSON.stringify(json) },
    };
    requireSize(service, broadcast);
    if (!(await mayWrite(service, { c, name: topic, isPrivate }))) {
      throw new AppError({ status: 403, code: 'forbidden', message: 'Unauthorized' });
    }
    const ttl = c.req.query('persist[ttl]');
    if (c.req.query('persist') !== 'true' && ttl === undefined) {
      publish(service, { channel: channelKey(topic, isPrivate), broadcast });
    } else {
      if (!isPrivate) throw unprocessable('Only broadcasts of private channels can be stored');
      if (ttl !== undefined && !/^[1-9]\d{0,8}$/.test(ttl))
        throw unprocessable('persist[ttl] is no number of seconds');
      const ttlSeconds = ttl === undefined ? undefined : Number(ttl);
      await store(service, { name: topic, id: crypto.randomUUID(), broadcast, ttlSeconds });
    }
    return c.body(null, 202);
  });

  app.all('*', (c) => c.json({ error: 'Not found' }, 404));
  app.onError((error, c) => {
    // What is left of a body that is too large is not read: the connection cannot be used again.
    if (error instanceof AppError && error.status === 413) c.header('connection', 'close');
    if (error instanceof AppError) return c.json({ error: error.message }, error.status as 400);
    const requestId = requestIdOf(c.req.raw);
    service.context.log.error({ err: error, requestId }, 'a realtime call failed');
    return c.json({ error: unknownErrorMessage(requestId) }, 500);
  });
  return app;
}

async function mayWrite(
  service: Service,
  { c, name, isPrivate }: { readonly c: Context; readonly name: string; readonly isPrivate: boolean },
): Promise<boolean> {
  const actor = await service.context.tokens.actor(c.req.raw);
  const hidden = ['cookie', 'authorization', 'apikey'];
  const headers = Object.fromEntries([...c.req.raw.headers].filter(([header]) => !hidden.includes(header)));
  const may = await service.permissions.mayWrite({ name, private: isPrivate, actor, headers });
  return may.broadcast;
}

/** As for the socket. @throws AppError 401 */
async function requireToken({ context, liveSessions }: Service, c: Context): Promise<void> {
  if (!c.req.header('authorization') && !c.req.header('apikey')) {
    throw new AppError({ status: 401, code: 'no_authorization', message: 'API key is missing' });
  }
  if (await liveSessions.stands(await context.tokens.actor(c.req.raw))) return;
  throw new AppError({ status: 401, code: 'not_signed_in', message: 'This device has been signed out.' });
}

/** @throws AppError 429 */
async function limit({ context, limiter, settings }: Service, c: Context, cost: number): Promise<void> {
  const key = addressKey(context.clientAddress(c.req.raw));
  const decision = await limiter.take({ name: 'realtime-http', key, limit: settings.httpMessages, cost });
  if (decision.allowed) return;
  throw new AppError({
    status: 429,
    code: 'too_many_requests',
    message: 'You have exceeded your rate limit',
  });
}

/** @throws AppError 413 before all of a body that is too large is read */
async function readBody(
  { settings }: Service,
  { c, messages }: { readonly c: Context; readonly messages: number },
): Promise<Buffer> {
  const most = Math.min(messages * settings.maxPayloadBytes, 10 * settings.maxPayloadBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > most + 1024) {
      throw new AppError({ status: 413, code: 'too_large', message: 'Payload size exceeds the limit' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function requireSize({ settings }: Service, broadcast: Broadcast): void {
  if (byteLength(broadcast) > settings.maxPayloadBytes) throw unprocessable('Payload size exceeds the limit');
}

function unprocessable(message: string): AppError {
  return new AppError({ status: 422, code: 'unprocessable', message });
}

function parseJson(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  if (isTooDeep(text))
    throw new AppError({ status: 400, code: 'too_deep', message: 'The JSON is nested too deeply' });
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
