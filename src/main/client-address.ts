/** Set by `main` on every request that comes in; what a client sends under this name is overwritten. */
export const addressHeader = 'x-bestatt-address';

/** The client's address as `main` found it. */
export function clientAddress(request: Request): string {
  return request.headers.get(addressHeader) ?? 'unknown';
}
