import { data } from 'react-router';
import { deletionDay } from '#domain/accounts/deletion.ts';
import { validLicence } from '#domain/licences/licence.ts';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';
import { countUnread } from '#web/features/notifications/read-notifications.ts';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { localeOfPath } from '#web/locale/locale.ts';
import { guestNoteCookie, readGuestNote } from '#web/session/guest-cookie.ts';
import { type LicenceRow, licenceOf } from '#web/session/require-access.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';

/** What is to be said on whichever screen of the app somebody is. */
export type Notices = {
  /** When the account goes, ISO 8601; null when nobody asked for that. */
  readonly deletionDay: string | null;
  /** What one has now and its last day in words, for the menu; null for Free. */
  readonly licence: { readonly tier: number; readonly until: string } | null;
  /** Notifications that are not read, up to a hundred. */
  readonly unread: number;
  /** What became of the tests of a guest who has logged in. */
  readonly guest: { readonly kind: 'kept'; readonly tests: number } | { readonly kind: 'failed' } | null;
};

const nothing: Notices = { deletionDay: null, guest: null, licence: null, unread: 0 };

/** Reads the notices for whoever has an account. Rule 9.79, Rule 9.80. */
export async function readNotices(request: Request, context: LoadContext) {
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user') return data(nothing);
  const { supabase, headers } = openSession(request, context);
  const [{ data: row }, unread] = await Promise.all([
    supabase
      .from('users')
      .select('deletion_asked_at, license_users(tier, started_at, expires_at)')
      .eq('id', viewer.id)
      .maybeSingle<{ deletion_asked_at: string | null; license_users: readonly LicenceRow[] }>(),
    viewer.demoUntil ? 0 : countUnread(supabase),
  ]);
  const asked = row?.deletion_asked_at;
  const valid = validLicence((row?.license_users ?? []).map(licenceOf), context.get(apiContext).now());
  const locale = localeOfPath(new URL(request.url).pathname);
  const licence = valid && {
    tier: valid.tier,
    until: formatShortDate(valid.expiresAt.toISOString(), locale),
  };
  if (viewer.demoUntil) return data<Notices>({ ...nothing, licence }, { headers });
  const guest = guestNotice(request, viewer.id);
  // Said once.
  if (guest?.kind === 'kept') headers.append('set-cookie', guestNoteCookie(null, context));
  return data<Notices>(
    { deletionDay: asked ? deletionDay(new Date(asked)).toISOString() : null, guest, licence, unread },
    { headers },
  );
}

function guestNotice(request: Request, userId: string): Notices['guest'] {
  const note = readGuestNote(request);
  if (note?.kind === 'kept') return note;
  return note?.kind === 'failed' && note.userId === userId ? { kind: 'failed' } : null;
}
