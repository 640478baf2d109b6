import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';

/** Rule 2.13: where a signed-out visitor wanted to go, for a login whose address does not say it. */
export const savedPathRules = { name: 'sb-bestatt-redirect-path', maxAgeDays: 1 } as const;

/** The path as it was saved; not yet known to be one of ours. */
export function savedPath(request: Request): string | null {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '');
  return cookies.find(({ name }) => name === savedPathRules.name)?.value || null;
}

/** The `Set-Cookie` that saves a path, or with null forgets it. */
export function savedPathCookie(path: string | null, publicUrl: string): string {
  return serializeCookieHeader(savedPathRules.name, path ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: path === null ? 0 : savedPathRules.maxAgeDays * 24 * 60 * 60,
  });
}
