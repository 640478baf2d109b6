import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { ServerContext } from '#server/context.ts';
import type { Actor } from '#server/db/database.ts';
import { AppError, unknownErrorMessage } from '#server/http/errors.ts';
import type { RateLimit, RateLimiter } from '#server/http/rate-limit.ts';

/** One endpoint under `functions/v1/<name>`: what it takes, who may call it, what it does. */
export type ServerFunction<Input = never> = {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  /** Calls a user may make. */
  readonly limit: RateLimit;
  /** Called with parsed input and a signed-in user (anonymous ones included). */
  readonly run: (input: Input, call: Call) => Promise<unknown>;
};

export type Call = { readonly userId: string; readonly actor: Actor; readonly context: ServerContext };

/** Keeps the input's type between schema and `run`. */
export function defineFunction<Input>(definition: ServerFunction<Input>): ServerFunction {
  return definition as unknown as ServerFunction;
}

/** The service: `POST /<name>` with a JSON body, answered with JSON; errors as `{code, message}`. */
export function createFunctions(
  context: ServerContext,
  functions: readonly ServerFunction[],
  limiter: RateLimiter,
): Hono {
  const app = new Hono();
  for (const definition of functions) {
    app.post(`/${definition.name}`, async (c) => {
      const actor = await context.tokens.actor(c.req.raw);
      const userId =
        actor.role === 'authenticated' && typeof actor.claims.sub === 'string' ? actor.claims.sub : null;
      if (!userId)
        throw new AppError({ code: 'not_signed_in', status: 401, message: 'A session is needed.' });
      const decision = await limiter.take({
        name: `function-${definition.name}`,
        key: userId,
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
      const input = parseInput(definition.input, await c.req.json().catch(() => undefined));
      return c.json((await definition.run(input, { userId, actor, context })) as object);
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
    const requestId = c.res.headers.get('x-request-id') ?? crypto.randomUUID();
    context.log.error(
      { requestId, path: c.req.path, error: { message: error.message, stack: error.stack } },
      'a function failed',
    );
    return c.json({ code: 'unexpected_failure', message: unknownErrorMessage(requestId) }, 500);
  });
  return app;
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
