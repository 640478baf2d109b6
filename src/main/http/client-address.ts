import type { IncomingMessage } from 'node:http';

/** Set by `main` on every request that comes in; what a client sends under this name is overwritten. */
export const addressHeader = 'x-bestatt-address';

/** The client's address as `main` found it. */
export function clientAddress(request: Request): string {
  return request.headers.get(addressHeader) ?? 'unknown';
}

/**
 * The address behind a WebSocket upgrade, which no app of ours sees. A proxy's last value is the one that it wrote
 * itself; those before it come from the client.
 */
export function socketAddress(request: IncomingMessage, trustedProxyHeader: string | undefined): string {
  const header = trustedProxyHeader && request.headers[trustedProxyHeader];
  const given = String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return given || request.socket.remoteAddress || 'unknown';
}
