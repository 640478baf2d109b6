import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { type FunctionSchema, functionSchemas } from '#domain/functions/functions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Actor } from '#server/db/database.ts';
import type { Rows } from '#server/db/pipeline.ts';
import { againAfterDeadlock } from '#server/db/retry-after-deadlock.ts';
import { inTwoSteps } from '#server/db/two-step-transaction.ts';
import { AppError, unknownErrorMessage } from '#server/http/errors.ts';
import { addressKey, type Bucket, type RateLimiter } from '#server/http/rate-limit.ts';
import { parseJson, readText } from '#server/http/read-text.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { namedCaller, requireGranted, requirePerson } from './access.ts';
import type { ServerFunction } from './define-function.ts';
import { sessionStep, validPersonOf } from './require-valid-session.ts';

/** Longer than any text a person writes here; sound and files go through storage. */
const maxBodyBytes = 512 * 1024;

/**
 * The service: `POST /<name>` with a JSON body, and `GET /<name>?…` for calls that only read; answered with JSON, errors
 * as `{code, message}`. Nothing goes out that the output's schema does not name.
 */
export function createFunctions(
  context: ServerContext,
  { functions, limiter }: { readonly functions: readonly ServerFunction[]; readonly limiter: RateLimiter },
): Hono {
  const app = new Hono();
  for (const definition of functions) {
    const form: FunctionSchema = functionSchemas[definition.name];
    app.on(form.reads ? ['GET', 'POST'] : ['POST'], `/${definition.name}`, async (c) => {
      c.header('cache-control', 'no-store');
      const actor = await context.tokens.actor(c.req.raw);
      const userId = namedCaller(actor, definition);
      const bucket = {
        name: `function-${definition.name}`,
        key:
          definition.access === 'everyone' || !userId ? addressKey(context.clientAddress(c.req.raw)) : userId,
        limit: definition.limit,
      };
      const judge = (rows: Rows) => requirePerson(validPersonOf(rows), definition);
      const given = once(() => (c.req.method === 'GET' ? c.req.query() : readJson(c.req.raw)));
      const planned = {
        context,
        limiter,
        definition,
        actor,
        userId,
        request: c.req.raw,
        bucket,
        judge,
        given,
      };
      const done = await runPlanned(planned);
      if (done) return c.json(form.output.parse(done.output) as object);
      const { decision, result: person } = userId
        ? await limiter.takeAfter(bucket, { step: sessionStep(actor), read: judge })
        : { decision: await limiter.take(bucket), result: null };
      if (!decision.allowed) {
        c.header('retry-after', String(decision.retryAfterSeconds));
        throw new AppError({
          code: 'too_many_requests',
          status: 429,
          message: 'Too many requests; try again a little later.',
        });
      }
      await requireGranted(context, actor, definition);
      const call = { userId, person, actor, context, request: c.req.raw };
      const input = parseInput(form.input, await given());
      const output = await againAfterDeadlock(() => definition.run(input, call as never));
      return c.json(form.output.parse(output) as object);
    });
  }
  // Not `notFound`: a mounted app's is never asked.
  app.all('*', (c) => c.json({ code: 'function_not_found', message: 'There is no such function.' }, 404));
  app.onError((error, c) => {
    if (error instanceof AppError) {
      return c.json(
        { code: error.code, message: error.message, details: error.details },
        error.status as ContentfulStatusCode,
      );
    }
    const requestId = requestIdOf(c.req.raw);
    context.log.error({ err: error, requestId, path: c.req.path }, 'a function failed');
    return c.json({ code: 'unexpected_failure', message: unknownErrorMessage(requestId) }, 500);
  });
  return app;
}

/**
 * Rule 9.220: a function that is one transaction has its session and limit asked for in it, in the same round trip.
 * What it refuses costs a call all the same.
 * @returns null when it has no plan, or the input, the session or the limit says no: then each is asked for by itself, in
 * its order, and says what is the matter. Nothing was done or taken.
 */
async function runPlanned(planned: {
  readonly context: ServerContext;
  readonly limiter: RateLimiter;
  readonly definition: ServerFunction;
  readonly actor: Actor;
  readonly userId: string | null;
  readonly request: Request;
  readonly bucket: Bucket;
  /** @throws AppError when the session's rows do not let the caller in */
  readonly judge: (rows: Rows) => void;
  readonly given: () => Promise<unknown>;
}): Promise<{ readonly output: unknown } | null> {
  const { context, limiter, definition, actor, userId, request, bucket, judge, given } = planned;
  const { plan } = definition;
  const take = plan && userId ? limiter.joined(bucket) : null;
  if (!plan || !take) return null;
  const parsed = functionSchemas[definition.name].input.safeParse(await given().catch(() => undefined));
  if (!parsed.success) return null;
  let isOpen = false;
  let isRefused = false;
  const guard = {
    steps: [sessionStep(actor), take.step],
    check: ([session = [], took = []]: readonly Rows[]) => {
      isRefused = true;
      judge(session);
      if (!take.isTaken(took)) throw new Error(`the limit of ${definition.name} is reached`);
      isRefused = false;
      isOpen = true;
    },
  };
  try {
    const steps = await plan(parsed.data as never, { userId, actor, context, request } as never);
    if (!steps) return null;
    return { output: await againAfterDeadlock(() => inTwoSteps(context.database, { ...steps, guard })) };
  } catch (error) {
    if (isRefused) return null;
    // The take was rolled back with the rest.
    if (isOpen) await limiter.take(bucket);
    throw error;
  }
}

/** Reads it when it is first asked for. */
function once(read: () => unknown): () => Promise<unknown> {
  let reading: Promise<unknown> | undefined;
  return () => {
    reading ??= Promise.resolve().then(read);
    return reading;
  };
}

/** No body is an empty input; what is no JSON has no right form, which `parseInput` says. @throws AppError 413 */
async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, maxBodyBytes);
  if (text === null)
    throw new AppError({
      code: 'too_large',
      status: 413,
      message: `The request body is larger than ${maxBodyBytes} bytes.`,
    });
  return text.trim() === '' ? {} : parseJson(text);
}

function parseInput(schema: z.ZodType, input: unknown): never {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data as never;
  throw new AppError({
    code: 'wrong_shape',
    status: 400,
    message: 'The request does not have the right form.',
    details: z.prettifyError(parsed.error),
  });
}
