import { hasSession } from '#web/session/signed-out.ts';
import { isRepeatable } from './repeatable.ts';
import { withRetries } from './with-retries.ts';

/**
 * Rule 7.19: `fetch` as everything in the browser has it, the router's calls too, which take no other. What may be repeated
 * is tried again when the network fails; all else is the browser's own.
 */
export function retryingFetch(browsers: typeof fetch): typeof fetch {
  return (input, init) => {
    const asked = input instanceof Request ? input : null;
    const { pathname } = new URL(asked?.url ?? String(input), location.href);
    const call = {
      method: (init?.method ?? asked?.method ?? 'GET').toUpperCase(),
      pathname,
      body: init?.body,
      isSignedIn: hasSession(),
    };
    if (!isRepeatable(call)) return browsers(input, init);
    // A request's body is read by its first try.
    return withRetries(() => browsers(asked?.clone() ?? input, init), {
      signal: init?.signal ?? asked?.signal,
    });
  };
}
