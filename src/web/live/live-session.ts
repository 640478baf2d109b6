/** A token is asked for anew so long before it ends. */
const tokenSeconds = 300;

/** What opens the realtime service to a page's script, in memory only. Decision 070. */
export type LiveSession = {
  /** An access token of the session's; null for whoever is not signed in. @throws TypeError without a network */
  readonly token: () => Promise<string | null>;
  /** The one that was given last. */
  readonly lastToken: () => string | null;
  /** The key of the product's own pages; null before the first token. */
  readonly apiKey: () => string | null;
};

type Given = { readonly token: string; readonly apiKey: string };

/** Asks the product for a token whenever the one at hand is about to end. */
export function openLiveSession(): LiveSession {
  let given: Given | null = null;
  return {
    async token() {
      if (given && Date.now() / 1000 < claimsOf(given.token).exp - tokenSeconds) return given.token;
      const response = await fetch('/community/live');
      if (response.ok) given = (await response.json()) as Given;
      return given?.token ?? null;
    },
    lastToken: () => given?.token ?? null,
    apiKey: () => given?.apiKey ?? null,
  };
}

/** What a token says of itself; the server alone believes it. */
export function claimsOf(token: string): { readonly sub: string; readonly exp: number } {
  const [, claims = ''] = token.split('.');
  return JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')));
}
