import { Hono } from 'hono';
import type { ServerContext } from '#server/context.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import type { Auth, AuthRoute } from './auth.ts';
import { AuthError, errorResponse } from './errors.ts';
import { logOut } from './routes/log-out.ts';
import { health, jwks, publicSettings } from './routes/public-information.ts';
import { signUp } from './routes/sign-up.ts';
import { token } from './routes/token.ts';
import { user } from './routes/user.ts';
import type { AuthSettings } from './settings.ts';

/** The table of the service's doors. */
const routes: readonly (readonly [method: string, path: string, route: AuthRoute])[] = [
  ['GET', '/health', health],
  ['GET', '/settings', publicSettings],
  ['GET', '/.well-known/jwks.json', jwks],
  ['POST', '/signup', signUp],
  ['POST', '/token', token],
  ['POST', '/logout', logOut],
  ['GET', '/user', user],
];

/** The auth service in the shape of Supabase's, to be mounted under `/auth/v1`. */
export function createAuth(context: ServerContext, settings: AuthSettings): Hono {
  const auth: Auth = { context, settings, limiter: createRateLimiter(context.database) };
  const app = new Hono();
  for (const [method, path, route] of routes) {
    app.on(method, path, async (c) => {
      c.header('cache-control', 'no-store');
      return route(auth, c);
    });
  }
  const log = (error: unknown, requestId: string) =>
    context.log.error(
      { requestId, error: error instanceof Error ? { message: error.message, stack: error.stack } : error },
      'auth failed',
    );
  app.notFound((c) => errorResponse(c, new AuthError(404, 'not_found', 'There is no such endpoint'), log));
  app.onError((error, c) => errorResponse(c, error, log));
  return app;
}
