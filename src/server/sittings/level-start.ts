import { randomInt } from 'node:crypto';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Step } from '#server/db/pipeline.ts';
import type { TwoSteps } from '#server/db/two-step-transaction.ts';
import { tierSql } from '#server/licences/require-tier.ts';
import { requireChoice } from './require-choice.ts';
import { advanceSitting, decide, practisedOf, practisedStep } from './sitting-progress.ts';
import { lockedSitting, sittingColumns } from './sitting-record.ts';

type LevelStart = Extract<FunctionInput<'sittings'>, { kind: 'level' }> & {
  readonly userId: string;
  readonly tasks: readonly PoolTask[];
  readonly now: Date;
};

/** A level test begun, and its first task given. One that was begun with this key is answered as it was. */
export function levelStart(start: LevelStart): TwoSteps<FunctionOutput<'sittings'>> {
  const { userId, tasks, now } = start;
  const id = crypto.randomUUID();
  return {
    first: [beginStep(id, start), begunStep(start), practisedStep({ sittingId: id, userId, now })],
    work: async ([, begun = [], others = []], open) => {
      requireChoice(start.settings);
      const sitting = lockedSitting(begun);
      if (sitting.status !== 'active') return { sittingId: sitting.id, next: { kind: 'finished' } };
      const progress = { sitting, userId, tasks, now };
      if (sitting.id !== id) {
        const next = await advanceSitting({ ...progress, transaction: open.transaction });
        return { sittingId: sitting.id, next };
      }
      const { next, steps } = decide({ ...progress, given: [], practised: practisedOf(others) });
      await open.commit(steps);
      return { sittingId: id, next };
    },
  };
}

/** Does nothing when there is one with this key; waits for one that is just being begun. */
function beginStep(id: string, { userId, requestKey, settings, now }: LevelStart): Step {
  return {
    name: 'begin-level-test',
    text: `insert into public.sittings (id, user_id, request_key, kind, settings, chance, started_at, tier)
      values ($1, $2, $3, 'level', $4, $5, $6, (${tierSql('$2', '$6')}))
      on conflict (user_id, request_key) do nothing`,
    values: [id, userId, requestKey, JSON.stringify(settings), String(newChance()), now.toISOString()],
  };
}

function begunStep({ userId, requestKey }: LevelStart): Step {
  return {
    name: 'begun-level-test',
    text: `select to_json(s) from (
        select ${sittingColumns} from public.sittings where user_id = $1 and request_key = $2 for update
      ) s`,
    values: [userId, requestKey],
  };
}

/** Drawn once for a test: the same chance and the same answers make the same tasks. */
export function newChance(): number {
  return randomInt(2 ** 40) / 2 ** 40;
}
