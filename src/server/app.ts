import { Hono } from 'hono';
import { createAuth } from '#server/auth/routes.ts';
import type { AuthSettings } from '#server/auth/settings.ts';
import { createTaskPool } from '#server/bank/task-pool.ts';
import type { ServerContext } from '#server/context.ts';
import { createFunctions } from '#server/functions/frame.ts';
import { productFunctions } from '#server/functions/routes.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { createRest } from '#server/rest/routes.ts';

export type ApiSettings = { readonly auth: AuthSettings };

export type Api = Hono & { readonly close: () => Promise<void> };

/** The table of doors: the API in the shape of Supabase (Rule 7.11, Rule 7.12). */
export function createApi(context: ServerContext, settings: ApiSettings): Api {
  const limiter = createRateLimiter(context.database);
  const pool = createTaskPool(context.database, context.now);
  const app = new Hono();
  app.route('/auth/v1', createAuth(context, settings.auth));
  const rest = createRest(context, { schemas: ['public'], maxRows: 1000 });
  app.route('/rest/v1', rest);
  app.route('/functions/v1', createFunctions(context, productFunctions(pool), limiter));
  return Object.assign(app, { close: rest.close });
}
