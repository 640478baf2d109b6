/** A browser without a screen: keeps cookies, sends forms, and fetches the data of pages as the router's script does. */
export type Visitor = {
  readonly get: (path: string) => Promise<Response>;
  readonly postForm: (path: string, fields: readonly (readonly [string, string])[]) => Promise<Response>;
  readonly postJson: (path: string, body: unknown) => Promise<Response>;
  readonly cookies: () => string;
};

/** The header from which the products take the address that limits are counted by. */
export const addressHeader = 'x-forwarded-for';

/** An address of its own for each visitor, as people have. */
export function someAddress(): string {
  return [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.');
}

/** A visitor of the product at `url`, without a cookie. */
export function createVisitor(url: string): Visitor {
  const jar = new Map<string, string>();
  const address = someAddress();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${url}${path}`, {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        ...{ cookie: cookies(), origin: url, 'accept-language': 'en' },
        [addressHeader]: address,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '') jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), value);
    }
    if (response.status < 400) return response;
    throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  }

  return {
    cookies,
    get: (path) => send(path),
    postForm: (path, fields) => {
      const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
      return send(path, { method: 'POST', body });
    },
    postJson: (path, body) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
  };
}

/**
 * The values in what the router's script is sent (turbo-stream): one flat list in which objects name their keys and values
 * by their places. Promises, which our pages do not send, are left out.
 */
export function flatObjects(text: string): Readonly<Record<string, unknown>>[] {
  const values = JSON.parse(text.split('\n', 1)[0] ?? '[]') as unknown[];
  return values.flatMap((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const pairs = Object.entries(value as Record<string, number>).map(([key, place]) => [
      values[Number(key.slice(1))],
      place < 0 ? null : values[place],
    ]);
    return [Object.fromEntries(pairs) as Record<string, unknown>];
  });
}
