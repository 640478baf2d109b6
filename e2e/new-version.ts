import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product as seen through a proxy that can say that there is a new version of it. */
export type Versions = {
  readonly url: string;
  /** From now on worker and build manifest are another version's. */
  readonly publish: () => void;
  readonly close: () => void;
};

/** @param origin of the running product, whose host and origin every request keeps */
export async function openVersions(origin: string): Promise<Versions> {
  let version = 0;
  const { host, hostname, port } = new URL(origin);
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin }) };
    const { url: path, method } = incoming;
    const isVersioned = version > 0 && /^\/(sw\.js|build\.json)/.test(path ?? '');
    if (isVersioned) headers['accept-encoding'] = 'identity';
    const passed = ask({ hostname, port, path, method, headers }, (answer) => {
      if (!isVersioned) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const { 'content-length': _, ...kept } = answer.headers;
        outgoing.writeHead(200, kept);
        outgoing.end(
          path === '/sw.js'
            ? `${text}\n// ${version}`
            : text.replace(/"version":"\w+"/, `"version":"v${version}"`),
        );
      });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish() {
      version += 1;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
