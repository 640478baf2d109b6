import { type Auth, poolSql } from './auth.ts';
import { AuthError } from './errors.ts';
import { isPassword } from './passwords.ts';
import { requireNonce } from './reauthentication.ts';
import { type SignedIn, takeLimit } from './requests.ts';

/** What a body may hold to show that it is the account's owner who asks, and not whoever found a session open. */
export type Shown = { readonly current_password: string; readonly nonce: string };

/**
 * Ways in, and what is asked for at them, are changed by whoever shows once more who they are (OWASP ASVS 5.0, 7.5.1): by
 * the password or a code sent to the account's address, with the call itself or just before it (`confirmSession`). A guest's
 * account has nothing to show. Rule 9.160.
 * @throws AuthError 400 `current_password_required`, `current_password_invalid`, `reauthentication_needed`; 422
 *   `reauthentication_not_valid`; 429 `over_request_rate_limit`.
 */
export async function requireConfirmation(
  auth: Auth,
  { signedIn, shown }: { readonly signedIn: SignedIn; readonly shown?: Shown },
): Promise<void> {
  const { user, session } = signedIn;
  if (!auth.settings.changes.needConfirmation || user.is_anonymous) return;
  if (shown && (await show(auth, { signedIn, shown }))) return;
  if (await spendConfirmation(auth, signedIn)) return;
  if (user.encrypted_password)
    throw new AuthError(400, 'current_password_required', 'This change needs the current password.');
  if (!user.email && !user.phone && session && isFresh(auth, session.created_at)) return;
  throw codeNeeded();
}

/** Remembers for a few minutes, and for one change, what the person has shown. @throws AuthError as `requireConfirmation`. */
export async function confirmSession(
  auth: Auth,
  { signedIn, shown }: { readonly signedIn: SignedIn; readonly shown: Shown },
): Promise<void> {
  if (!signedIn.session || !(await show(auth, { signedIn, shown }))) return;
  await poolSql(auth).query(`update auth.sessions set confirmed_at = $2 where id = $1`, [
    signedIn.session.id,
    auth.context.now(),
  ]);
}

/**
 * The password of whoever is signed in. Guesses are counted by session: whoever has copied one does not keep its owner,
 * who can log in again, from trying. @throws AuthError 400 `current_password_invalid`, 429.
 */
export async function requirePassword(
  auth: Auth,
  { signedIn, password }: { readonly signedIn: SignedIn; readonly password: string },
): Promise<void> {
  const { user, session } = signedIn;
  await takeLimit(auth, { name: 'guess', key: `session ${session?.id ?? user.id}` });
  if (await isPassword(auth, { password, stored: user.encrypted_password })) return;
  throw new AuthError(400, 'current_password_invalid', 'The current password is not right.');
}

/** False when nothing was shown. */
async function show(
  auth: Auth,
  { signedIn, shown }: { readonly signedIn: SignedIn; readonly shown: Shown },
): Promise<boolean> {
  if (shown.nonce !== '') {
    await requireNonce(auth, { c: signedIn.c, user: signedIn.user, nonce: shown.nonce });
    return true;
  }
  if (shown.current_password === '') return false;
  if (!signedIn.user.encrypted_password) throw codeNeeded();
  await requirePassword(auth, { signedIn, password: shown.current_password });
  return true;
}

/** One change for one confirmation: of two at the same moment one finds it. */
async function spendConfirmation(auth: Auth, { session }: SignedIn): Promise<boolean> {
  if (!session?.confirmed_at || !isFresh(auth, session.confirmed_at)) return false;
  const used = await poolSql(auth).query(
    `update auth.sessions set confirmed_at = null where id = $1 and confirmed_at is not null returning id`,
    [session.id],
  );
  return used.length > 0;
}

function isFresh(auth: Auth, time: string): boolean {
  const age = auth.context.now().getTime() - new Date(time).getTime();
  return age <= auth.settings.changes.confirmedSeconds * 1000;
}

function codeNeeded(): AuthError {
  const message = 'This change needs a code that is sent to the account’s address.';
  return new AuthError(400, 'reauthentication_needed', message);
}
