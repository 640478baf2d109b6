import type { FunctionOutput } from '#domain/functions/functions.ts';
import { addDays, osloDay } from '#domain/time/days.ts';
import { learner, type TestClock } from '#server/mocks/mock-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';

export type Examinee = Awaited<ReturnType<typeof learner>>;

/** Somebody with an exam in twelve weeks, at B1. For tests. */
export async function examinee(
  api: TestApi,
  { clock, tier }: { readonly clock: TestClock; readonly tier: number },
): Promise<Examinee> {
  const person = await learner(api, tier);
  await api.database.pool.query(`update public.users set exam_date = $2, target_level = 'B1' where id = $1`, [
    person.id,
    addDays(osloDay(new Date(clock.at)), 84),
  ]);
  return person;
}

/** What is said to them of the exam. @throws Error when nothing is */
export async function readinessOf({ client }: Pick<Examinee, 'client'>) {
  const { data, error } = await call(client, 'readiness', { plan: true });
  const readiness = (data as FunctionOutput<'readiness'> | null)?.readiness;
  if (error || !readiness) throw new Error(`Nothing is said of the exam: ${error?.code}`);
  return readiness;
}
