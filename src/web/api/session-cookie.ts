/** The cookie of whoever is signed in, in pieces with a number at their ends (Rule 9.17). No script can read it (decision 070). */
export const sessionCookie = { name: 'sb-bestatt-auth-token', maxAgeDays: 400 } as const;

/** Says to scripts that somebody is signed in here; opens nothing. It comes and goes with the session's cookie. */
export const signedInCookie = { name: 'signed-in', maxAgeDays: sessionCookie.maxAgeDays } as const;

/**
 * Left by the script of 'Signing out' when the server could not be reached: the script cannot take the session's cookie
 * away, so the next request that comes through ends the session. Rule 8.5.
 */
export const leavingCookie = { name: 'signing-out', maxAgeDays: sessionCookie.maxAgeDays } as const;

/**
 * What the sessions of one request wrote, by the cookie's name; `line` is the whole `Set-Cookie`, null for what only this
 * request goes on from. The later word on a name replaces the earlier one. `main` sends the lines with whatever is answered.
 */
export type WrittenCookies = Map<string, { readonly value: string; readonly line: string | null }>;
