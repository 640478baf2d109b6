import { adminPageSizes, mostCodes } from '#domain/functions/admin-limits.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { defineAdminFunction } from './admin-function.ts';
import { countedRows, countOf, momentOf } from './pages.ts';

type Found = FunctionOutput<'admin-codes'>;

type Row = {
  code: string;
  campaign: string;
  percent_off: number | null;
  trial_days: number | null;
  expires_at: Date | null;
  note: string | null;
  state: Found['codes'][number]['state'];
  redeemed_at: Date | null;
  created_at: Date;
  batch: string | null;
  found: number;
};

/** Rule 9.61. `admin-codes`: the codes with their state, newest first. The addresses they went to are not shown. */
export function adminCodesFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-codes',
    permission: 'makeCodes',
    run: (asked, { context }) =>
      context.database.asService((transaction) => listCodes(transaction, asked, context.now())),
  });
}

/** What each filter asks of a code at $1. */
const conditions = {
  open: 'redeemed_at is null and (expires_at is null or expires_at > $1)',
  used: 'redeemed_at is not null',
  over: 'redeemed_at is null and expires_at <= $1',
} as const;

async function listCodes(
  transaction: Transaction,
  { state, batch, page }: FunctionInput<'admin-codes'>,
  now: Date,
): Promise<Found> {
  // Those of one batch stand on one page: they are copied together.
  const [most, size] = batch === undefined ? [countedRows, adminPageSizes.codes] : [mostCodes, mostCodes];
  const wanted = [
    'true',
    ...(state ? [conditions[state]] : []),
    ...(batch === undefined ? [] : ['batch = $5']),
  ];
  const rows = await transaction.query<Row>(
    `with found as materialized (
       select * from public.discount_codes where ${wanted.join(' and ')} order by created_at desc, code limit $2
     )
     select code, campaign, percent_off, trial_days, expires_at, note, redeemed_at, created_at, batch,
       (select count(*)::int from found) as found,
       case when redeemed_at is not null then 'used'
         when withdrawn_at is not null then 'withdrawn'
         when expires_at <= $1 then 'expired'
         when reserved_until > $1 then 'reserved'
         else 'open' end as state
     from found order by created_at desc, code limit $3 offset $4`,
    [now, most, size, (page - 1) * size, ...(batch === undefined ? [] : [batch])],
  );
  const found = rows[0]?.found ?? 0;
  return {
    codes: rows.map(codeOf),
    ...(batch === undefined ? countOf(found) : { total: found, more: false }),
  };
}

function codeOf(row: Row): Found['codes'][number] {
  const { code, campaign, note, state, batch } = row;
  return {
    ...{ code, campaign, note, state, batch },
    percentOff: row.percent_off,
    trialDays: row.trial_days,
    expiresAt: momentOf(row.expires_at),
    redeemedAt: momentOf(row.redeemed_at),
    createdAt: row.created_at.toISOString(),
  };
}
