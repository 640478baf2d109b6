import autocannon from 'autocannon';

export type Run = {
  readonly name: string;
  readonly clients: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
};

/** With the number of those that were answered. */
export type LoadRun = Run & { readonly requests: number };

export type Load = {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** The body of the n-th request. */
  readonly body?: (index: number) => string | Buffer;
  /** The path of the n-th request, when it is not the URL's. */
  readonly path?: (index: number) => string;
  /** The headers of the n-th request, when they are not the same for all. */
  readonly headersOf?: (index: number) => Readonly<Record<string, string>>;
};

/** Each client sends one request after the other. @throws Error when one is refused */
export async function runLoad(load: Load, clients: number, seconds: number): Promise<LoadRun> {
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let sent = 0;
  const options: autocannon.Options = {
    url: load.url,
    method: load.method ?? 'GET',
    headers: load.headers,
    connections: clients,
    duration: seconds,
    ...((load.body || load.path) && {
      requests: [
        {
          setupRequest: (request) => {
            sent += 1;
            const headers = load.headersOf?.(sent) ?? request.headers;
            return {
              ...{ ...request, headers, body: load.body?.(sent) },
              ...(load.path && { path: load.path(sent) }),
            };
          },
        },
      ],
    }),
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)));
    instance.on('response', (_client, status, _bytes, timeMs) => {
      times.push(timeMs);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${load.name}: ${result.non2xx} refused, ${result.errors} broken; by status: ${JSON.stringify(statuses)}`,
    );
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    name: load.name,
    clients,
    requests: times.length,
    perSecond: Math.round(times.length / result.duration),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}
