/** A child of `broadcast.ts`: the realtime service alone on an embedded Postgres with the disk awaited. */

import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { createRealtime } from '#server/realtime/create-realtime.ts';
import { openServiceBench } from './service-bench.ts';

const { context, database, endWithParent } = await openServiceBench();
// All sockets come from one address, and one of them sends for all.
const settings = {
  socketsPerAddress: 1000,
  opening: { burst: 10_000, perHour: 10_000 },
  messages: { burst: 100_000, perSecond: 100_000 },
};
const realtime = createRealtime(context, { limiter: createRateLimiter(database), settings });
const server = serve({ fetch: realtime.routes.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  realtime.attach(server as Server, () => '127.0.0.1');
  process.send?.({
    url: `ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${context.tokens.keys.anon}`,
  });
});
endWithParent(() => realtime.close());
