import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';

/** What is known of a guest who logs in, between one page and the next. */
export const guestCookie = { name: 'sb-bestatt-guest', waitMinutes: 15, keepHours: 24 } as const;

/** `refreshToken` is the guest's. */
export type GuestNote =
  /** Between the two steps of a login. */
  | { readonly kind: 'waits'; readonly refreshToken: string }
  /** The tests did not come along to this account; they can still. */
  | { readonly kind: 'failed'; readonly userId: string; readonly refreshToken: string }
  /** They did: to be said once. */
  | { readonly kind: 'kept'; readonly tests: number };

/** The note that a request brings; null without a good one. */
export function readGuestNote(request: Request): GuestNote | null {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '');
  const text = cookies.find(({ name }) => name === guestCookie.name)?.value ?? '';
  const [, kind, userId = '', rest = ''] =
    /^(waits|failed|kept)\.(?:([0-9a-f-]{36})\.)?(.+)$/.exec(text) ?? [];
  if (kind === 'waits') return { kind, refreshToken: rest };
  if (kind === 'failed' && userId !== '') return { kind, userId, refreshToken: rest };
  if (kind === 'kept' && /^\d{1,6}$/.test(rest)) return { kind, tests: Number(rest) };
  return null;
}

/** The `Set-Cookie` that keeps a note, or with null forgets it. */
export function guestNoteCookie(note: GuestNote | null, context: LoadContext): string {
  const minutes = note?.kind === 'waits' ? guestCookie.waitMinutes : guestCookie.keepHours * 60;
  return serializeCookieHeader(guestCookie.name, note ? textOf(note) : '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.get(apiContext).publicUrl.startsWith('https:'),
    maxAge: note ? minutes * 60 : 0,
  });
}

function textOf(note: GuestNote): string {
  switch (note.kind) {
    case 'waits':
      return `waits.${note.refreshToken}`;
    case 'failed':
      return `failed.${note.userId}.${note.refreshToken}`;
    case 'kept':
      return `kept.${note.tests}`;
  }
}
