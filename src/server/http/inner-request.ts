/** Requests that the product makes of itself while it renders a page. A header could be forged; an object cannot. */
const inner = new WeakSet<Request>();

export function markInner(request: Request): void {
  inner.add(request);
}

/** The product asks, with queries that it wrote, on behalf of a visitor. */
export function isInner(request: Request): boolean {
  return inner.has(request);
}

/** What `fetch` was given, as a request. What is one already is not made again: each costs as much as a small query. */
export function requestOf(...[input, init]: Parameters<typeof fetch>): Request {
  return input instanceof Request && init === undefined ? input : new Request(input, init);
}
