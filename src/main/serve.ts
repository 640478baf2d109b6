import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readConfig } from './config.ts';
import { createProduct, type Product } from './product.ts';

/** The node entry: reads the environment, starts everything, serves until SIGINT or SIGTERM. */
const root = join(import.meta.dirname, '..', '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

let product: Product | undefined;
try {
  const config = readConfig(process.env);
  await requireFreePort(config.port, config.host);
  product = await createProduct({ config, root, version });
  await listen(product, config.port, config.host);
  console.log(`Bestått ${version} serves on ${config.publicUrl}`);
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
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} on ${host} is taken: end what uses it, or set PORT to another.`);
  }
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}`);
}

async function listen(started: Product, port: number, host: string): Promise<void> {
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const made = serve({ fetch: started.fetch, port, hostname: host }, () => resolve(made));
    made.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping …');
    // Running requests get five seconds; idle connections are closed at once.
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    const deadline = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5000);
    await closed;
    clearTimeout(deadline);
    await started.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
