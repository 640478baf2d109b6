import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { isNetworkError } from './network-error.ts';

type Results = Record<string, DataStrategyResult>;

const listeners = new Set<() => void>();

/**
 * A form whose request did not get through stays on the screen with all that was typed, and the page says so.
 * Without this the router would put the error page in its place. Rule 8.19.
 */
export const preserveFailedSubmission: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method === 'GET') return results;
  const unsent = Object.entries(results).filter(
    ([, { type, result }]) => type === 'error' && isUnreachable(unwrapped(result)),
  );
  if (unsent.length === 0) return results;
  for (const listener of listeners) listener();
  // The status keeps the router from reading the screens anew, which would not get through either.
  const kept = ([id]: (typeof unsent)[number]) =>
    [id, { type: 'data', result: data(undefined, { status: 503 }) }] as const;
  return { ...results, ...Object.fromEntries(unsent.map(kept)) };
};

/** The router hands an action's error over in `data()`, together with the status that it did not get. */
function unwrapped(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result && 'init' in result;
  return isWrapped ? result.data : result;
}

/** Whether a form's request ended on the way: without a network, or at a proxy before a server that is down. */
function isUnreachable(error: unknown): boolean {
  return isRouteErrorResponse(error) ? [502, 503, 504].includes(error.status) : isNetworkError(error);
}

/** Hears of each form that was kept. @returns how to stop hearing. */
export function onFailedSubmission(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
