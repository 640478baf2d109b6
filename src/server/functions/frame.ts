import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { type CallForm, type CallInput, type CallName, type CallOutput, calls } from '#domain/calls/calls.ts';
import { demoMayCall } from '#domain/demo/demo.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Actor } from '#server/db/database.ts';
import { againAfterDeadlock } from '#server/db/retry-after-deadlock.ts';
import { AppError, unknownErrorMessage } from '#server/http/errors.ts';
import { addressKey, type RateLimit, type RateLimiter } from '#server/http/rate-limit.ts';
import { parseJson, readText } from '#server/http/read-text.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { requireSecondFactor } from './require-valid-session.ts';

/** One endpoint under `functions/v1/<name>`: what it takes and gives, who may call it, what it does. */
export type ServerFunction = {
  readonly name: CallName;
  /** Calls a user may make. */
  readonly limit: RateLimit;
  /** Needs no session; its limit is counted by address. */
  readonly open?: true;
  /** Called with parsed input and a signed-in user (anonymous ones included). */
  readonly run: (input: never, call: never) => Promise<unknown>;
};

export type Call = {
  readonly userId: string;
  readonly actor: Actor;
  readonly context: ServerContext;
  readonly request: Request;
};

/** A call of an open function: there may be nobody. */
export type OpenCall = Omit<Call, 'userId'> & { readonly userId: string | null };

/** Longer than any text a person writes here; sound and files go through storage. */
const maxBodyBytes = 512 * 1024;

/** A function whose input and output are those of `domain/calls`. */
export function defineFunction<Name extends CallName>(definition: {
  readonly name: Name;
  readonly limit: RateLimit;
  readonly run: (input: CallInput<Name>, call: Call) => Promise<CallOutput<Name>>;
}): ServerFunction {
  return definition;
}

/** One that needs no session. */
export function defineOpenFunction<Name extends CallName>(definition: {
  readonly name: Name;
  /** Calls an address may make. */
  readonly limit: RateLimit;
  readonly run: (input: CallInput<Name>, call: OpenCall) => Promise<CallOutput<Name>>;
}): ServerFunction {
  return { ...definition, open: true };
}

/**
 * The service: `POST /<name>` with a JSON body, and `GET /<name>?…` for calls that only read; answered with JSON, errors
 * as `{code, message}`. Nothing goes out that the output's schema does not name.
 */
export function createFunctions(
  context: ServerContext,
  functions: readonly ServerFunction[],
  limiter: RateLimiter,
): Hono {
  const app = new Hono();
  for (const definition of functions) {
    const form: CallForm = calls[definition.name];
    app.on(form.reads ? ['GET', 'POST'] : ['POST'], `/${definition.name}`, async (c) => {
      c.header('cache-control', 'no-store');
      const actor = await context.tokens.actor(c.req.raw);
      const userId =
        actor.role === 'authenticated' && typeof actor.claims.sub === 'string' ? actor.claims.sub : null;
      if (!userId && !definition.open)
        throw new AppError({ code: 'not_signed_in', status: 401, message: 'A session is needed.' });
      const demo = userId !== null && (await requireSecondFactor(context.database, actor)).demo;
      if (demo && !demoMayCall.includes(definition.name)) throw demoAccount();
      const decision = await limiter.take({
        name: `function-${definition.name}`,
        key: definition.open || !userId ? addressKey(context.clientAddress(c.req.raw)) : userId,
        limit: definition.limit,
      });
      if (!decision.allowed) {
        c.header('retry-after', String(decision.retryAfterSeconds));
        throw new AppError({
          code: 'too_many_requests',
          status: 429,
          message: 'Too many requests; try again a little later.',
        });
      }
      const given = c.req.method === 'GET' ? c.req.query() : await readJson(c.req.raw);
      const call = { userId, actor, context, request: c.req.raw };
      const input = parseInput(form.input, given);
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
    context.log.error(
      { requestId, path: c.req.path, error: { message: error.message, stack: error.stack } },
      'a function failed',
    );
    return c.json({ code: 'unexpected_failure', message: unknownErrorMessage(requestId) }, 500);
  });
  return app;
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

/** Rule 9.70. */
function demoAccount(): AppError {
  return new AppError({
    code: 'demo_account',
    status: 403,
    message: 'The demo is for looking around; this needs an account of your own.',
  });
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
