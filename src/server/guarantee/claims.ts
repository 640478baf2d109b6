import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { osloDay } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { type ClaimRow, claimColumns, claimOf } from './claim-rows.ts';
import { measureGuarantee } from './measure.ts';
import { signProofs } from './proofs.ts';

const pageSize = 25;

type Output = FunctionOutput<'claims'>;
type Row = ClaimRow & {
  readonly name: string | null;
  readonly accepted_before: string[];
  readonly decided_by: string | null;
};

/** Rule 9.57. `claims`: what reviewers decide by: the claims with person, conditions as measured then and now, and proof. */
export function claimsFunction(): ServerFunction {
  return defineFunction({
    name: 'claims',
    access: { permission: 'decideClaims' },
    limit: { burst: 120, perHour: 1200 },
    async run(input, { userId, context }) {
      const { claims, total } = await context.database.asService((transaction) =>
        readPage(transaction, { context, ...input, reviewerId: userId }),
      );
      return { claims: await addAddresses(context, claims), total };
    },
  });
}

type Asked = FunctionInput<'claims'> & { readonly reviewerId: string };

async function readPage(
  transaction: Transaction,
  { context, status, page, reviewerId }: Asked & { readonly context: ServerContext },
): Promise<Output> {
  const [which, order] =
    status === 'waiting'
      ? [`c.status = 'waiting'`, 'c.created_at, c.id']
      : [`c.status <> 'waiting'`, 'c.decided_at desc, c.id'];
  const [count] = await transaction.query<{ total: number }>(
    `select count(*)::int as total from public.guarantee_claims c where ${which}`,
  );
  const rows = await transaction.query<Row>(
    `select ${claimColumns}, u.full_name as name, d.decided_by, array(
         select a.test_date::text from public.guarantee_claims a
         where a.user_id = c.user_id and a.status = 'accepted' and a.id <> c.id order by 1
       ) as accepted_before
     from public.guarantee_claims c join public.users u on u.id = c.user_id
       left join public.claim_decisions d on d.claim_id = c.id
     where ${which} order by ${order} limit $1 offset $2`,
    [pageSize, (page - 1) * pageSize],
  );
  const proofs = await signProofs(transaction, { context, names: rows.map((row) => row.proof_name) });
  const claims: Output['claims'] = [];
  for (const row of rows) {
    const { proofName, ...claim } = claimOf(row);
    // As of the day it was sent: what is compared is what is known of that time, not the days gone by since.
    const { conditions } = await measureGuarantee(transaction, {
      ...{ userId: row.user_id, testDate: row.test_date },
      today: osloDay(row.created_at),
    });
    claims.push({
      ...claim,
      person: { id: row.user_id, email: null, name: row.name },
      acceptedBefore: row.accepted_before,
      decidedBy: row.decided_by,
      own: row.user_id === reviewerId,
      conditionsThen: row.conditions,
      conditionsNow: conditions,
      proof: proofs.get(proofName) ?? null,
    });
  }
  return { claims, total: count?.total ?? 0 };
}

/** Addresses of people and names of reviewers: the service's role does not read accounts. */
async function addAddresses(context: ServerContext, claims: Output['claims']): Promise<Output['claims']> {
  const ids = claims.flatMap(({ person, decidedBy }) => (decidedBy ? [person.id, decidedBy] : [person.id]));
  const accounts = await context.database.asOwner((transaction) =>
    transaction.query<{ id: string; email: string | null }>(
      'select id, email from auth.users where id = any($1)',
      [ids],
    ),
  );
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return claims.map((claim) => ({
    ...claim,
    person: { ...claim.person, email: emails.get(claim.person.id) ?? null },
    decidedBy: claim.decidedBy && (emails.get(claim.decidedBy) ?? null),
  }));
}
