import { randomInt } from 'node:crypto';
import { settingsProblems } from '#domain/assessment/settings.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import { AppError } from '#server/http/errors.ts';
import { defineFunction, type ServerFunction } from './frame.ts';
import { goOn } from './sitting-progress.ts';
import type { Sitting } from './sitting-record.ts';

/** `sittings`: starts a test and gives its first task. The same `requestKey` again answers with the same sitting. */
export function sittingsFunction(pool: TaskPool): ServerFunction {
  return defineFunction({
    name: 'sittings',
    limit: { burst: 20, perHour: 40 },
    async run({ kind, settings, requestKey }, { userId, context }) {
      const [problem] = settingsProblems(settings);
      if (problem === 'no_level') {
        throw new AppError({ code: problem, status: 400, message: 'Select at least one level!' });
      }
      if (problem === 'no_category') {
        throw new AppError({ code: problem, status: 400, message: 'Select at least one category!' });
      }
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const now = context.now();
        const [made] = await transaction.query<Sitting>(
          `insert into public.sittings (user_id, request_key, kind, settings, chance, started_at)
           values ($1, $2, $3, $4, $5, $6) on conflict (user_id, request_key) do nothing
           returning id, settings, chance, status`,
          [userId, requestKey, kind, JSON.stringify(settings), randomInt(2 ** 40) / 2 ** 40, now],
        );
        if (made)
          return { sittingId: made.id, next: await goOn({ transaction, sitting: made, userId, tasks, now }) };
        const [earlier] = await transaction.query<Sitting>(
          'select id, settings, chance, status from public.sittings where user_id = $1 and request_key = $2 for update',
          [userId, requestKey],
        );
        if (!earlier) throw new Error('a sitting vanished between insert and select');
        if (earlier.status !== 'active') return { sittingId: earlier.id, next: { kind: 'finished' } };
        return {
          sittingId: earlier.id,
          next: await goOn({ transaction, sitting: earlier, userId, tasks, now }),
        };
      });
    },
  });
}
