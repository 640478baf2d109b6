import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readConfig } from '#main/config/config.ts';
import { hasInbox } from '#main/inbox/dev-inbox.ts';
import { scrub } from '#main/observability/log.ts';
import { serveMetrics } from '#main/observability/metrics.ts';
import { createProduct, type Product } from './product.ts';

/** The node entry: reads the environment, starts everything, serves until SIGINT or SIGTERM. */
const root = join(import.meta.dirname, '..', '..', '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

// A bug that nobody caught: what Node would print of it may hold anything, the log's rules hold here too (Rule 8.27).
process.on('uncaughtException', (error) => {
  console.error(scrub(error.stack ?? String(error)));
  process.exit(1);
});

let product: Product | undefined;
try {
  const config = readConfig(process.env);
  await requireFreePort(config.port, config.host);
  product = await createProduct({ config, root, version });
  const closeMetrics = config.metrics
    ? await serveMetrics(product.metrics, { port: config.metrics.port, host: config.metrics.host })
    : async () => {};
  await listen(product, { port: config.port, host: config.host, closeMetrics });
  console.log(`Bestått ${version} serves on ${config.publicUrl}`);
  if (hasInbox(config))
    console.log(
      `Mails and text messages are not sent: this machine reads them at ${config.publicUrl}/dev (DEV_INBOX=false closes it).`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await product?.close();
  process.exit(1);
}

/** Said before the database starts, so that a second copy does not disturb the first. */
async function requireFreePort(port: number, host: string): Promise<void> {
  const { createServer } = await import('node:net');
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, { port, host })));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portError(
  error: NodeJS.ErrnoException,
  { port, host }: { readonly port: number; readonly host: string },
): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} on ${host} is taken: end what uses it, or set PORT to another.`);
  }
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}`);
}

type Listening = {
  readonly port: number;
  readonly host: string;
  readonly closeMetrics: () => Promise<void>;
};

async function listen(started: Product, { port, host, closeMetrics }: Listening): Promise<void> {
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const made = serve({ fetch: started.fetch, port, hostname: host }, () => resolve(made));
    made.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, { port, host })));
  });
  started.attach(server as Server);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping …');
    // Rule 9.39: running requests get five seconds; connections are closed as soon as they are idle.
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    void started.closeSockets('The server is stopping');
    const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5000);
    await closed;
    clearTimeout(deadline);
    clearInterval(sweep);
    await closeMetrics();
    await started.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
