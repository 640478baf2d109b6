/** The cookie of whoever is signed in, in pieces with a number at their ends (Rule 9.17). */
export const sessionCookie = { name: 'sb-bestatt-auth-token' } as const;
