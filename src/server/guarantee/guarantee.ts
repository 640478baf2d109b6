import type { FunctionOutput } from '#domain/functions/functions.ts';
import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { addDays, type Day, daysFrom, osloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { readOwnClaims } from './claim-rows.ts';
import { measureGuarantee } from './measure.ts';

/** Rule 1.27. `guarantee`: how far the conditions are met for a test, what is missing, and the claims so far. */
export function guaranteeFunction(): ServerFunction {
  return defineFunction({
    name: 'guarantee',
    access: 'session',
    demo: true,
    limit: { burst: 240, perHour: 2400 },
    async run({ testDate: given }, { userId, person, context }) {
      const today = osloDay(context.now());
      return context.database.asService(async (transaction) => {
        const claims = await readOwnClaims(transaction, userId);
        const test = given
          ? { testDate: given, testDateFrom: 'given' as const }
          : await wantedTest(transaction, { userId, claims, today });
        const { conditions, weeks } = await measureGuarantee(transaction, {
          ...{ userId, today },
          testDate: test.testDate,
          // A demo is an anonymous account, and those claim nothing.
          isDemo: person.guest,
        });
        return { ...test, today, conditions, weeks: [...weeks], claims };
      });
    },
  });
}

type Test = Pick<FunctionOutput<'guarantee'>, 'testDate' | 'testDateFrom'>;

/** The test that somebody who names none has in mind. One whose time for proof is over is not it. */
async function wantedTest(
  transaction: Transaction,
  { userId, claims, today }: { userId: string; claims: FunctionOutput<'guarantee'>['claims']; today: Day },
): Promise<Test> {
  const waiting = claims.find(({ status }) => status === 'waiting');
  if (waiting) return { testDate: waiting.testDate, testDateFrom: 'claim' };
  const planned = await readExamDate(transaction, userId);
  if (planned && daysFrom(planned, today) <= guaranteeTerms.proofDays)
    return { testDate: planned, testDateFrom: 'profile' };
  // Practice of the day itself does not count: as if it were tomorrow, what was done today does.
  return { testDate: addDays(today, 1), testDateFrom: 'tomorrow' };
}

async function readExamDate(transaction: Transaction, userId: string): Promise<string | null> {
  const [row] = await transaction.query<{ exam_date: string | null }>(
    'select exam_date::text from public.users where id = $1',
    [userId],
  );
  return row?.exam_date ?? null;
}
