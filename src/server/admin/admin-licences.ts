import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';
import { requestReference } from './request-reference.ts';

/** Rule 9.60. `admin-licences`: gives somebody days of a tier, with a reason; once for a request's key. */
export function adminLicencesFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-licences',
    permission: 'giveLicences',
    async run({ userId, tier, days, reason, requestKey }, { context, userId: actorId }) {
      const reference = requestReference(actorId, userId, requestKey);
      return context.database.asService(async (transaction) => {
        await lockPerson(transaction, userId);
        const [given] = await transaction.query<{ id: string }>(
          `select id from public.license_grants where source = 'admin' and reference = $1`,
          [reference],
        );
        if (given) return { grantId: given.id };
        const grant = { userId, tier, days, reference, grantedAt: context.now() };
        const grantId = await grantLicence(transaction, { ...grant, source: 'admin' });
        await writeAudit(transaction, {
          ...{ actorId, action: 'licence.given', subjectId: userId },
          details: { grantId, tier, days, reason },
        });
        return { grantId };
      });
    },
  });
}

/** The same request twice at once: the second waits here and finds what the first gave. @throws AppError 404 */
async function lockPerson(transaction: Transaction, userId: string): Promise<void> {
  const [person] = await transaction.query('select from public.users where id = $1 for no key update', [
    userId,
  ]);
  if (!person)
    throw new AppError({ code: 'person_not_found', status: 404, message: 'There is no such person.' });
}
