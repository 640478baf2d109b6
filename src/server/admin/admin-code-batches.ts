import { randomInt } from 'node:crypto';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { makeCode } from '#domain/licences/discount-code.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';
import { requestReference } from './request-reference.ts';

type Asked = FunctionInput<'admin-code-batches'>;

/** Rule 9.60. `admin-code-batches`: makes single-use codes; a request's key makes one batch, however often it is sent. */
export function adminCodeBatchesFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-code-batches',
    permission: 'makeCodes',
    async run(asked, { context, userId: actorId }) {
      const batch = requestReference(actorId, asked.requestKey);
      return context.database.asService(async (transaction) => {
        await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [batch]);
        const made = await codesOf(transaction, batch);
        if (made.length > 0) return { batch, codes: made };
        const at = context.now();
        const maker = {
          batch,
          actorId,
          at,
          expiresAt: await endOf(transaction, { lastDay: asked.lastDay, now: at }),
        };
        for (let left = asked.count; left > 0; )
          left -= await insert(transaction, { asked, maker: { ...maker, left } });
        const { count, percentOff, trialDays, lastDay, note } = asked;
        await writeAudit(transaction, {
          ...{ actorId, action: 'code.made', subjectId: null },
          details: { batch, count, percentOff, trialDays, lastDay, note },
        });
        return { batch, codes: await codesOf(transaction, batch) };
      });
    },
  });
}

/** The end of the last day in Norway. @throws AppError 400 `day_passed`. */
async function endOf(
  transaction: Transaction,
  { lastDay, now }: { readonly lastDay: string | undefined; readonly now: Date },
): Promise<Date | null> {
  if (lastDay === undefined) return null;
  const [row] = await transaction.query<{ at: Date }>(
    `select ($1::date + 1)::timestamp at time zone 'Europe/Oslo' as at`,
    [lastDay],
  );
  if (row && row.at > now) return row.at;
  throw new AppError({ code: 'day_passed', status: 400, message: 'The last day of the codes has passed.' });
}

type Maker = {
  readonly batch: string;
  readonly actorId: string;
  readonly at: Date;
  readonly expiresAt: Date | null;
  readonly left: number;
};

/** @returns how many are new: a code that exists already is drawn again. */
async function insert(
  transaction: Transaction,
  { asked, maker }: { readonly asked: Asked; readonly maker: Maker },
): Promise<number> {
  const codes = Array.from({ length: maker.left }, () => makeCode((below) => randomInt(below)));
  const rows = await transaction.query(
    `insert into public.discount_codes (code, campaign, percent_off, trial_days, expires_at, made_by, note, batch, created_at)
     select code, 'admin', $2, $3, $4, $5, $6, $7, $8 from unnest($1::text[]) as code
     on conflict do nothing returning code`,
    [
      codes,
      asked.percentOff ?? null,
      asked.trialDays ?? null,
      ...[maker.expiresAt, maker.actorId, asked.note, maker.batch, maker.at],
    ],
  );
  return rows.length;
}

async function codesOf(transaction: Transaction, batch: string): Promise<string[]> {
  const rows = await transaction.query<{ code: string }>(
    'select code from public.discount_codes where batch = $1 order by code',
    [batch],
  );
  return rows.map(({ code }) => code);
}
