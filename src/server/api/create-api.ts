import { Hono } from 'hono';
import { createExporter } from '#server/accounts/exporter.ts';
import { createAuth } from '#server/auth/routes.ts';
import type { AuthSettings } from '#server/auth/settings.ts';
import { createTaskPool } from '#server/bank/task-pool.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { createStoryTeller, type Story } from '#server/demo/demo-history.ts';
import { createFunctions } from '#server/functions/frame.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { openTill, type PaymentSettings, type Till } from '#server/payments/payment-service.ts';
import { createWebhook } from '#server/payments/webhook.ts';
import { createRealtime, type Realtime } from '#server/realtime/create-realtime.ts';
import { createRest } from '#server/rest/routes.ts';
import { createStorage } from '#server/storage/routes.ts';
import type { StorageSettings } from '#server/storage/settings.ts';
import { productFunctions } from './product-functions.ts';

export type ApiSettings = {
  readonly auth: AuthSettings;
  readonly storage: StorageSettings;
  readonly payment: PaymentSettings;
};

export type Api = Hono & {
  /** Its sockets need the Node server. */
  readonly realtime: Pick<Realtime, 'attach' | 'closeSockets'>;
  readonly till: Till;
  /** What every demo begins with; telling it takes about a second, once. */
  readonly tellStory: () => Promise<Story>;
  readonly close: () => Promise<void>;
};

/** The table of doors: the API in the shape of Supabase (Rule 7.11, Rule 7.12). */
export function createApi(context: ServerContext, settings: ApiSettings): Api {
  const limiter = createRateLimiter(context.database);
  const pool = createTaskPool(context.database, context.now);
  const tellStory = createStoryTeller(context.database, pool);
  const app = new Hono();
  const auth = createAuth(context, settings.auth);
  app.route('/auth/v1', auth);
  const rest = createRest(context, { schemas: ['public'], maxRows: 1000 });
  app.route('/rest/v1', rest);
  const storage = createStorage(context, settings.storage);
  app.route('/storage/v1', storage);
  const till = openTill(context, settings.payment);
  app.route('/payments/v1', createWebhook(till));
  const exporter = createExporter(context, settings.storage);
  const functions = productFunctions({ pool, tellStory, exporter, till });
  app.route('/functions/v1', createFunctions(context, functions, limiter));
  const realtime = createRealtime(context, { limiter });
  app.route('/realtime/v1', realtime.routes);
  return Object.assign(app, {
    realtime,
    till,
    tellStory,
    async close() {
      await till.close();
      await exporter.close();
      await auth.close();
      await realtime.close();
      await storage.close();
      await rest.close();
    },
  });
}
