import type { Context } from 'hono';
import type { Auth } from '#server/auth/auth.ts';
import { requireUser } from '#server/auth/requests.ts';
import { toUserJson } from '#server/auth/users.ts';

/** GET /user: the account behind the token, read anew. */
export async function user(auth: Auth, c: Context): Promise<Response> {
  const { user } = await requireUser(auth, c);
  return c.json(toUserJson(user));
}
