import { join } from 'node:path';
import { type TaskReading, withoutHaste, wordsToRead } from '#domain/assessment/answer-speed.ts';
import { calibrate, type StoredSitting } from '#domain/assessment/calibration.ts';
import { itemParametersOf } from '#domain/assessment/item-response.ts';
import { productScale } from '#domain/assessment/level-scale.ts';
import type { ItemParameters } from '#domain/assessment/types.ts';
import { readConfig } from '#main/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';

/**
 * `npm run calibrate`: re-estimates the tasks' difficulties from the stored responses and saves them. Responses given under an
 * older key, shown answers, and answers faster than their task can be read (Rule 9.180), do not count. May run beside the product, which reads the parameters anew once a minute.
 */
const config = readConfig(process.env);
const root = join(import.meta.dirname, '../..');
const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
const connection = embedded ? embedded.connection() : { connectionString: config.databaseUrl };
await migrate(connection, { folders: [join(root, 'db/platform'), join(root, 'db/migrations')] });
const database = openDatabase(connection, console.error);

type Row = {
  sitting: string;
  category: string;
  taskId: string;
  stimulusId: string;
  ms: number;
  score: number;
};
type Task = {
  id: string;
  difficulty: number;
  guessing: number;
  parts: number;
  shown: unknown;
  stimulus: unknown;
  clip_ms: number | null;
};

const { rows, tasks } = await database.asService(async (transaction) => ({
  rows: await transaction.query<Row>(
    `select g.sitting_id as sitting, t.category, g.task_id as "taskId", t.stimulus_id as "stimulusId",
       coalesce(g.ms, 0) as ms, coalesce(g.score, g.kept_score) as score
     from public.sitting_tasks g join public.tasks t on t.id = g.task_id
       join public.sittings s on s.id = g.sitting_id join public.users u on u.id = s.user_id
     -- What a demo begins with was answered by nobody; a custom test gives what was missed again, key known.
     where u.demo_until is null and s.kind = 'level'
       and g.answered_at is not null and not g.shown and g.key_hash = t.key_hash order by 1, g.position`,
  ),
  tasks: await transaction.query<Task>(
    `select t.id, t.difficulty, t.guessing, t.parts, t.public as shown, s.public as stimulus, x.duration_ms as clip_ms
     from public.tasks t join public.stimuli s on s.id = t.stimulus_id
     left join public.clips x on x.stimulus_id = t.stimulus_id where t.retired_at is null`,
  ),
}));

const byId = new Map(tasks.map((task) => [task.id, task]));
const items = new Map(tasks.map((task) => [task.id, parametersOf(task, 0)]));
const readings = new Map(tasks.map((task) => [task.id, readingOf(task)]));
const careful = [...Map.groupBy(rows, ({ sitting }) => sitting).values()].flatMap((answers) =>
  withoutHaste(answers, readings).filter(({ tooFast }) => !tooFast),
);
const parts = Map.groupBy(careful, ({ sitting, category }) => `${sitting} ${category}`);
const sittings: StoredSitting[] = [...parts.values()].map((answers) =>
  answers.map(({ taskId, score }) => ({ taskId, score })),
);
const found = calibrate({ sittings, items, abilitySd: productScale.abilitySd }).filter(({ taskId }) =>
  items.has(taskId),
);
await database.asService((transaction) =>
  transaction.query(
    `insert into public.task_parameters (task_id, a, b, c, responses, calibrated_at)
     select task_id, a, b, c, responses, now() from jsonb_to_recordset($1) as r(task_id text, a real, b real, c real, responses int)
     on conflict (task_id) do update set a = excluded.a, b = excluded.b, c = excluded.c, responses = excluded.responses, calibrated_at = now()`,
    [
      JSON.stringify(
        found.map(({ taskId, b, responses }) => ({
          ...parametersOf(byId.get(taskId) as Task, responses),
          task_id: taskId,
          b,
          responses,
        })),
      ),
    ],
  ),
);

const moved = found.map(({ taskId, b }) => Math.abs(b - (items.get(taskId)?.b ?? b)));
console.log(
  `${careful.length} responses in ${sittings.length} parts of sittings (${rows.length - careful.length} too fast to count); ${found.length} of ${items.size} tasks have new difficulties`,
);
console.log(
  `moved by ${(moved.reduce((sum, one) => sum + one, 0) / Math.max(1, moved.length)).toFixed(3)} logit on average, ${Math.max(0, ...moved).toFixed(3)} at most`,
);
await database.close();
// A Postgres that the running product uses stays up.
if (embedded && !embedded.adopted) await embedded.stop();

function parametersOf({ difficulty, guessing, parts }: Task, responses: number): ItemParameters {
  return itemParametersOf({
    difficulty,
    options: guessing > 0 ? 1 / guessing : null,
    gaps: parts,
    responses,
  });
}

function readingOf({ shown, stimulus, clip_ms }: Task): TaskReading {
  return { stimulusWords: wordsToRead(stimulus), taskWords: wordsToRead(shown), clipMs: clip_ms };
}
