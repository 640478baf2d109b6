import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/db/database.ts';

/** How many jobs of a kind wait and run. */
export type JobCounts = () => { readonly waiting: number; readonly running: number };

export type Metrics = {
  /** Counts a request that was answered. */
  readonly observe: (request: {
    readonly path: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  /** Everything in Prometheus' text form. */
  readonly read: () => Promise<string>;
};

/**
 * What the product measures of itself, in Prometheus' form (prometheus.io, exposition formats): requests by endpoint and
 * status (Rule 9.38), how long they take, the event loop's delay, the connection pool, jobs. Labels are few and known beforehand.
 */
export function createMetrics(watched: {
  readonly database: Database;
  readonly jobs: Readonly<Record<string, JobCounts>>;
}): Metrics {
  const { database, jobs } = watched;
  const registry = new Registry();
  const registers = [registry];
  // Among them nodejs_eventloop_lag_p99_seconds, memory, garbage collection.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    ...{ registers, name: 'bestatt_requests_total', help: 'Requests answered, by endpoint and status.' },
    labelNames: ['endpoint', 'status'] as const,
  });
  const durations = new Histogram({
    ...{ registers, name: 'bestatt_request_seconds', help: 'Time from request to answer, by endpoint.' },
    labelNames: ['endpoint'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  new Gauge({
    ...{ registers, name: 'bestatt_database_connections', help: 'Connections of the pool, by what they do.' },
    labelNames: ['state'] as const,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'awaited' }, waitingCount);
    },
  });
  new Gauge({
    ...{ registers, name: 'bestatt_jobs', help: 'Jobs in the background, by kind and state.' },
    labelNames: ['kind', 'state'] as const,
    collect() {
      for (const [kind, count] of Object.entries(jobs)) {
        const { waiting, running } = count();
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'running' }, running);
      }
    },
  });
  return {
    observe({ path, status, seconds }) {
      const endpoint = routeLabel(path);
      requests.inc({ endpoint, status: String(status) });
      durations.observe({ endpoint }, seconds);
    },
    read: () => registry.metrics(),
  };
}

const endpoints: readonly (readonly [prefix: string, endpoint: string])[] = [
  ['/auth/v1/', 'auth'],
  ['/rest/v1/', 'rest'],
  ['/functions/v1/', 'functions'],
  ['/storage/v1/', 'storage'],
  ['/realtime/v1/', 'realtime'],
  ['/audio/', 'audio'],
  ['/assets/', 'assets'],
  ['/healthz', 'health'],
];

/** The endpoint a path leads to; never more of the path, which anybody may make up. */
export function routeLabel(path: string): string {
  return endpoints.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'pages';
}

/**
 * `GET /metrics` on a port of its own, which only the inside of the house should reach.
 * @returns a function that closes it
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    metrics.read().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`METRICS_PORT ${port} on ${host}: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
