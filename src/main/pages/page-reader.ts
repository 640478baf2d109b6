import { demoUntil } from '#domain/demo/demo.ts';
import type { ApiContext, Reader } from '#web/api/api-context.ts';
import { keptAccessToken } from '#web/session/kept-session.ts';

/**
 * Who of those with a session reads, as far as a page that several get shows it: whether they have an account, and nothing else. A
 * guest of an open test reads what a visitor does. Null where the page has to be made for this one: a demo's learner, who is told
 * until when, and a session that is to be renewed or ended first, or that is none. Rule 9.580.
 */
export async function readerOf(request: Request, verify: ApiContext['verify']): Promise<Reader | null> {
  const token = await keptAccessToken(request.headers.get('cookie') ?? '');
  const claims = token && (await verify(token));
  if (!claims || demoUntil(claims) !== null) return null;
  return claims.is_anonymous ? 'visitor' : 'member';
}
