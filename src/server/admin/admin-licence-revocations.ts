import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { revokeUnfoundedExtensions } from '#server/guarantee/founded-extensions.ts';
import { AppError } from '#server/http/errors.ts';
import { type GrantSource, revokeLicence } from '#server/licences/grants.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

type Grant = {
  user_id: string;
  source: GrantSource;
  reference: string;
  tier: number;
  revoked_at: Date | null;
};

/** Rule 9.60. `admin-licence-revocations`: takes back what is left of a grant, with a reason. One that is taken back stays so. */
export function adminLicenceRevocationsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-licence-revocations',
    permission: 'giveLicences',
    async run({ grantId, reason }, { context, userId: actorId }) {
      return context.database.asService(async (transaction) => {
        const grant = await lockGrant(transaction, grantId);
        if (grant.revoked_at) return { endedAt: grant.revoked_at.toISOString() };
        const endedAt = context.now();
        const { source, reference, tier } = grant;
        await revokeLicence(transaction, { source, reference, revokedAt: endedAt });
        await revokeUnfoundedExtensions(transaction, { userId: grant.user_id, at: endedAt });
        await writeAudit(transaction, {
          ...{ actorId, action: 'licence.ended', subjectId: grant.user_id },
          details: { grantId, tier, source, reason },
        });
        return { endedAt: endedAt.toISOString() };
      });
    },
  });
}

/** The grant, with its person locked first, as all writers of licences do. @throws AppError 404 `grant_not_found`. */
async function lockGrant(transaction: Transaction, grantId: string): Promise<Grant> {
  await transaction.query(
    `select from public.users where id = (select user_id from public.license_grants where id = $1) for no key update`,
    [grantId],
  );
  const [grant] = await transaction.query<Grant>(
    'select user_id, source, reference, tier, revoked_at from public.license_grants where id = $1',
    [grantId],
  );
  if (grant) return grant;
  throw new AppError({ code: 'grant_not_found', status: 404, message: 'There is no such licence.' });
}
