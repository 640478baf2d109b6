import { createHash } from 'node:crypto';
import { requestOf } from '#server/http/inner-request.ts';

/** As long as the auth service's own reuse interval: until then the old token gives the same session anyway. */
const keptMs = 10_000;
const mostKept = 10_000;

type Kept = { readonly at: number; readonly answer: Promise<Response> };

/**
 * One refresh for one token: a browser that asks for a page, its data and its files at once sends the same old token with
 * each, and only the first of these is to go through. The others get its answer. Refusals are not kept. Rule 9.170.
 */
export function shareRefreshes(call: typeof fetch, now: () => number): typeof fetch {
  const kept = new Map<string, Kept>();

  return async (input, init) => {
    const request = requestOf(input, init);
    const url = new URL(request.url);
    const isRefresh =
      url.pathname === '/auth/v1/token' && url.searchParams.get('grant_type') === 'refresh_token';
    if (!isRefresh) return call(request);
    const key = createHash('sha256')
      .update(await request.clone().text())
      .digest('base64url');
    for (const [one, { at }] of kept) {
      if (now() - at < keptMs && kept.size <= mostKept) break;
      kept.delete(one);
    }
    const known = kept.get(key) ?? { at: now(), answer: call(request) };
    kept.set(key, known);
    const answer = await known.answer.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    if (!answer.ok) kept.delete(key);
    return answer.clone();
  };
}
