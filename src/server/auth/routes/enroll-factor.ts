import type { Context } from 'hono';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { uniquely } from '#server/auth/accounts.ts';
import { writeAudit } from '#server/auth/audit.ts';
import type { Auth, Sql } from '#server/auth/auth.ts';
import { requireConfirmation } from '#server/auth/confirmation.ts';
import { cleanPhone } from '#server/auth/contacts.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { createTotp, requireFactorKind, requireFactorUser } from '#server/auth/factors.ts';
import { requireMessagedCountry } from '#server/auth/pauses.ts';
import { optionalText, readBody, requireLimit } from '#server/auth/requests.ts';
import { hasVerifiedFactor, type User } from '#server/auth/users.ts';

const enrollBody = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
});

/** Enrolments that nobody finished are forgotten after this time. */
const unfinishedMinutes = 5;

/** Rule 9.23. POST /factors: begins a second factor; it counts once a code of it has been verified. Rule 9.160. */
export async function enrollFactor(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'mfa' });
  const signedIn = await requireFactorUser(auth, c);
  const { user, session } = signedIn;
  const body = await readBody(c, enrollBody);
  const kind = body.factor_type;
  requireFactorKind(auth, { kind, purpose: 'enroll' });
  const phone = kind === 'phone' ? readPhone(auth, body.phone) : null;
  if (hasVerifiedFactor(user) && session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  await requireConfirmation(auth, { signedIn });
  const totp =
    kind === 'totp'
      ? createTotp({
          issuer: body.issuer || auth.settings.mfa.issuerName,
          account: user.email || user.phone || user.id,
        })
      : null;

  const id = await auth.context.database.asOwner(async (transaction) => {
    const at = auth.context.now();
    await clearUnfinished(transaction, { user, phone, at });
    await requireRoom(auth, { sql: transaction, user, name: body.friendly_name });
    const factorId = await insertFactor(transaction, {
      user,
      kind,
      name: body.friendly_name,
      secret: totp?.secret ?? null,
      phone,
      at,
    });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'factor_in_progress',
      userId: user.id,
      traits: { factor_id: factorId, factor_type: kind },
    });
    return factorId;
  });
  const known = { id, type: kind, friendly_name: body.friendly_name };
  if (!totp) return c.json({ ...known, phone: body.phone });
  return c.json({ ...known, totp: { qr_code: renderSVG(totp.uri, { ecc: 'M', border: 4 }), ...totp } });
}

function readPhone(auth: Auth, phone: string): string {
  if (phone === '') throw invalid('Phone number required to enroll Phone factor');
  const digits = cleanPhone(phone);
  requireMessagedCountry(auth, digits);
  return digits;
}

async function clearUnfinished(
  sql: Sql,
  given: { user: User; phone: string | null; at: Date },
): Promise<void> {
  const { user, phone, at } = given;
  const verified = user.factors.some(
    (factor) => factor.phone === phone && phone !== null && factor.status === 'verified',
  );
  if (verified) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  await sql.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and (created_at < $2 or phone = $3)`,
    [user.id, new Date(at.getTime() - unfinishedMinutes * 60_000), phone],
  );
}

async function requireRoom(
  auth: Auth,
  given: { readonly sql: Sql; user: User; name: string },
): Promise<void> {
  const { sql } = given;
  const rows = await sql.query<{ friendly_name: string | null }>(
    `select friendly_name from auth.mfa_factors where user_id = $1`,
    [given.user.id],
  );
  if (rows.some((row) => (row.friendly_name ?? '') === given.name)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${given.name}" for this user already exists`,
    );
  }
  if (rows.length >= auth.settings.mfa.maxFactors) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
}

async function insertFactor(
  sql: Sql,
  given: { user: User; kind: string; name: string; secret: string | null; phone: string | null; at: Date },
): Promise<string> {
  const { user, kind, name, secret, phone, at } = given;
  const conflict = `A factor with the friendly name "${name}" for this user already exists`;
  const rows = await uniquely({ status: 422, code: 'mfa_factor_name_conflict', message: conflict }, () =>
    sql.query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, factor_type, friendly_name, secret, phone, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning id`,
      [user.id, kind, name, secret, phone, at],
    ),
  );
  return rows[0]?.id ?? '';
}
