import { readCode } from '#domain/licences/code.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

type Row = { redeemed_at: Date | null; withdrawn_at: Date | null; reserved: boolean };

/** Rule 9.60. `admin-code-withdrawals`: ends a code that nobody has used. One that is withdrawn stays so. */
export function adminCodeWithdrawalsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-code-withdrawals',
    permission: 'makeCodes',
    async run({ code: written, reason }, { context, userId: actorId }) {
      const now = context.now();
      const code = readCode(written);
      return context.database.asService(async (transaction) => {
        const [row] = await transaction.query<Row>(
          `select redeemed_at, withdrawn_at, coalesce(reserved_until > $2, false) as reserved
           from public.discount_codes where code = $1 for update`,
          [code, now],
        );
        if (!row)
          throw new AppError({ code: 'code_unknown', status: 404, message: 'There is no such code.' });
        if (row.withdrawn_at) return { withdrawnAt: row.withdrawn_at.toISOString() };
        if (row.redeemed_at)
          throw new AppError({ code: 'code_used', status: 409, message: 'The code has been used.' });
        if (row.reserved)
          throw new AppError({
            code: 'code_reserved',
            status: 409,
            message: 'Somebody is paying with the code just now.',
          });
        await transaction.query(
          'update public.discount_codes set withdrawn_at = $2, expires_at = least(expires_at, $2) where code = $1',
          [code, now],
        );
        await writeAudit(transaction, {
          ...{ actorId, action: 'code.withdrawn', subjectId: null },
          details: { code, reason },
        });
        return { withdrawnAt: now.toISOString() };
      });
    },
  });
}
