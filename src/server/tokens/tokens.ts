import type { Actor } from '#server/db/database.ts';

/** Signs and verifies access tokens; shared by all services. Implemented in `create-tokens.ts`. */
export type Tokens = {
  /** Keys for the official clients: `anon` is public, `service` passes by row-level security. */
  readonly keys: { readonly anon: string; readonly service: string };
  /** Signs the claims with the active asymmetric key; `exp`, `iat`, `iss`, `aud` are the caller's. */
  readonly sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>;
  /**
   * Verifies a token by any of our keys (ES256 signing keys, HS256 for service keys).
   * @throws AppError 401 `bad_jwt` when it is forged, malformed or foreign; 401 `jwt_expired` when it has expired.
   */
  readonly verify: (token: string) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Who asks: `Authorization: Bearer`, else the `apikey` header, else anon.
   * @throws AppError as `verify`.
   */
  readonly actor: (request: Request) => Promise<Actor>;
  /** Who asks with the public key alone. */
  readonly anon: () => Promise<Actor>;
  /** Public keys only, RFC 7517. */
  readonly jwks: () => Promise<{ keys: Readonly<Record<string, unknown>>[] }>;
};
