import { deletePerson } from '#server/accounts/delete-person.ts';
import { findPerson } from '#server/accounts/person.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import type { DemoHistory } from './demo-history.ts';
import { populateDemo } from './populate-demo.ts';

/** Demos that may be begun from one address: a school class may. Rule 9.70. */
const perAddress = { burst: 40, perHour: 40 };
/** And from all together: a demo is 107 kB, so that those of a day stay below 6 GB whoever begins them. Rule 9.92. */
const ofAll = { burst: 2000, perHour: 2000 };

/**
 * `demos`: makes the caller's anonymous account a demo that is thrown away after a day. Asking again answers the same. An
 * account that lasts, or one with tests of its own, stays what it is. Rule 1.17, Rule 6.3, Rule 9.70.
 */
export function demosFunction(buildDemoHistory: () => Promise<DemoHistory>): ServerFunction {
  return defineFunction({
    name: 'demos',
    access: 'everyone',
    demo: true,
    limit: perAddress,
    async run({ locale }, { userId, person, context }) {
      if (!userId || !person?.guest)
        throw refusal('has_account', 'A demo begins with an anonymous session of its own.');
      // Before the transaction: one that waits for a second connection while it holds one could hold up all.
      await requireRoom(context);
      const history = await buildDemoHistory();
      return context.database.asOwner(async (transaction) => {
        const { demo, tests, guest } = await readAccount(transaction, userId);
        if (demo) return { until: demo.toISOString() };
        if (!guest) throw refusal('has_account', 'A demo begins with an anonymous session of its own.');
        if (tests) throw refusal('guest_has_results', 'This session has tests of its own; they are kept.');
        const until = await populateDemo(transaction, { userId, locale, history, now: context.now() });
        return { until: until.toISOString() };
      });
    },
  });
}

/** @throws AppError 429 `too_many_requests`. */
async function requireRoom({ database }: ServerContext): Promise<void> {
  const bucket = { name: 'demos-of-all', key: 'all', limit: ofAll };
  const { allowed } = await createRateLimiter(database).take(bucket);
  if (!allowed)
    throw new AppError({
      code: 'too_many_requests',
      status: 429,
      message: 'Too many demos are open; try again a little later.',
    });
}

/** `demo-endings`: throws one's own demo away now. What is no demo is left alone. Rule 9.70. */
export function demoEndingsFunction(): ServerFunction {
  return defineFunction({
    name: 'demo-endings',
    access: 'session',
    demo: true,
    limit: { burst: 10, perHour: 60 },
    async run(_input, { userId, context }) {
      await context.database.asOwner(async (transaction) => {
        const { demo } = await readAccount(transaction, userId);
        const person = demo ? await findPerson(transaction, userId) : null;
        if (person) await deletePerson(transaction, person);
      });
      return { ended: true as const };
    },
  });
}

/** Locked, so that a form sent twice fills it once, and that a guest who makes an account at the same moment keeps it. */
async function readAccount(
  transaction: Transaction,
  userId: string,
): Promise<{ readonly demo: Date | null; readonly tests: boolean; readonly guest: boolean }> {
  const [account] = await transaction.query<{ is_anonymous: boolean }>(
    'select is_anonymous from auth.users where id = $1 for no key update',
    [userId],
  );
  const [row] = await transaction.query<{ demo: Date | null }>(
    'select demo_until as demo from public.users where id = $1 for no key update',
    [userId],
  );
  const [test] = await transaction.query('select from public.sittings where user_id = $1 limit 1', [userId]);
  return { demo: row?.demo ?? null, tests: test !== undefined, guest: account?.is_anonymous ?? false };
}

function refusal(code: string, message: string): AppError {
  return new AppError({ code, status: 409, message });
}
