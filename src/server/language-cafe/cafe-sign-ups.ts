import type { FunctionInput } from '#domain/functions/functions.ts';
import { type Applicant, signUp } from '#domain/language-cafe/signing-up.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { requireTier } from '#server/licences/require-tier.ts';
import { fillSeats } from './fill-seats.ts';
import { refusal } from './refusal.ts';
import { isBusy, lockPerson, lockSession, type SessionRecord } from './session-record.ts';

type Input = FunctionInput<'cafe-sign-ups'>;
type By = { readonly userId: string; readonly context: ServerContext };
type OwnRow = { readonly seated: boolean; readonly rated: boolean };

/**
 * Rule 9.475, Rule 9.478. `cafe-sign-ups`: takes a seat or a place in the waiting list, gives it back, and says afterwards how it
 * was. Sent again it is as it was. A seat is given back and judged also by whoever has no licence any more.
 * @throws AppError 403 `licence_needed`, or with a code of `refusal.ts`
 */
export function cafeSignUpsFunction(): ServerFunction {
  return defineFunction({
    name: 'cafe-sign-ups',
    access: 'account',
    tier: 'by_input',
    limit: { burst: 20, perHour: 120 },
    async run(input, { userId, context }) {
      const tier = featureTiers.languageCafe;
      if (input.kind === 'join') await requireTier(context.database, { userId, tier, now: context.now() });
      const hasSeat = await context.database.asService((transaction) =>
        act(transaction, { input, userId, context }),
      );
      return { hasSeat };
    },
  });
}

/** @returns whether they have a seat after it */
async function act(
  transaction: Transaction,
  { input, ...by }: By & { readonly input: Input },
): Promise<boolean> {
  if (input.kind === 'join') await lockPerson(transaction, by.userId);
  const session = await lockSession(transaction, input.sessionId);
  const [own] = await transaction.query<OwnRow>(
    `select seated_at is not null as seated, rating is not null as rated from public.cafe_sign_ups
     where session_id = $1 and user_id = $2`,
    [session.id, by.userId],
  );
  if (input.kind === 'join') return join(transaction, { session, own, ...by });
  if (input.kind === 'leave') return leave(transaction, { session, own, ...by });
  return rate(transaction, { session, own, rated: input, ...by });
}

type Found = By & { readonly session: SessionRecord; readonly own: OwnRow | undefined };

async function join(transaction: Transaction, { session, own, userId, context }: Found) {
  const now = context.now();
  const [row] = await transaction.query<{ taken: number }>(
    `select count(*)::int as taken from public.cafe_sign_ups where session_id = $1 and seated_at is not null`,
    [session.id],
  );
  const applicant: Applicant = {
    isHost: session.hostId === userId,
    isIn: own !== undefined,
    isBusy: await isBusy(transaction, { ...session, userId, besides: session.id }),
  };
  const open = { ...session, cancelled: session.cancelledAt !== null, taken: row?.taken ?? 0 };
  const signedUp = signUp(open, { applicant, now });
  if (signedUp.kind === 'refused') throw refusal(signedUp.code);
  if (signedUp.kind === 'as_it_is') return own?.seated ?? false;
  await transaction.query(
    `insert into public.cafe_sign_ups (session_id, user_id, signed_up_at, seated_at) values ($1, $2, $3, $4)`,
    [session.id, userId, now, signedUp.hasSeat ? now : null],
  );
  return signedUp.hasSeat;
}

async function leave(transaction: Transaction, { session, own, userId, context }: Found) {
  if (!own) return false;
  if (!session.cancelledAt && context.now() >= session.startsAt) throw refusal('session_begun');
  await transaction.query('delete from public.cafe_sign_ups where session_id = $1 and user_id = $2', [
    session.id,
    userId,
  ]);
  await fillSeats(transaction, { session, context });
  return false;
}

async function rate(
  transaction: Transaction,
  { session, own, userId, context, rated }: Found & { readonly rated: Extract<Input, { kind: 'rate' }> },
) {
  if (!own?.seated) throw refusal('no_seat');
  if (session.cancelledAt) throw refusal('session_cancelled');
  if (context.now() < session.endsAt) throw refusal('not_over');
  if (own.rated) return true;
  await transaction.query(
    `update public.cafe_sign_ups set rating = $3, comment = $4, rated_at = $5
     where session_id = $1 and user_id = $2`,
    [session.id, userId, rated.rating, rated.comment || null, context.now()],
  );
  return true;
}
