import { setImmediate as nextTurn } from 'node:timers/promises';
import { nextTask } from '#domain/assessment/next-task.ts';
import type { TestSettings } from '#domain/assessment/settings.ts';
import { summarise } from '#domain/assessment/summary.ts';
import type { ReviewedAnswer, Summary } from '#domain/assessment/types.ts';
import { answerAs, type LearnerAnswer } from '#domain/demo/learner.ts';
import { demoPlan, type PlannedTest } from '#domain/demo/plan.ts';
import type { PublicMarkedTask, SecretMarkedTask } from '#domain/tasks/presentation.ts';
import { type PoolTask, type TaskPool, tasksById } from '#server/bank/task-pool.ts';
import type { Database } from '#server/db/database.ts';

/** A finished test of the demo, without ids and with times before now. */
export type HistoryTest = {
  readonly daysAgo: number;
  readonly settings: TestSettings;
  readonly chance: number;
  readonly finishReason: string;
  readonly summary: Summary;
  readonly tasks: readonly HistoryTask[];
  readonly ms: number;
};

export type HistoryTask = LearnerAnswer & {
  readonly task: PoolTask;
  /** When it was given, after the test's start. */
  readonly afterMs: number;
};

export type DemoHistory = readonly HistoryTest[];

/** Between an answer and the next task, reading and turning the page. */
const pauseMs = 4000;

/**
 * The six weeks of practice that every demo begins with: real tasks, chosen by the real engine, answered by a made-up
 * learner, marked and summed up as everybody's. Told once a process; another task bank is told anew.
 */
export function createDemoHistoryBuilder(database: Database, pool: TaskPool): () => Promise<DemoHistory> {
  let told: { readonly tasks: number; readonly history: Promise<DemoHistory> } | undefined;
  return async () => {
    const tasks = await pool.tasks();
    if (told?.tasks !== tasks.length) {
      const history = buildDemoHistory(database, tasks);
      history.catch(() => {
        told = undefined;
      });
      told = { tasks: tasks.length, history };
    }
    return told.history;
  };
}

async function buildDemoHistory(database: Database, pool: readonly PoolTask[]): Promise<DemoHistory> {
  // Who else was given what is no part of the history: it is the same in every process.
  const tasks = pool.map(({ exposure: _, ...task }) => task);
  const history: HistoryTest[] = [];
  const seen = new Set<string>();
  for (const [index, planned] of demoPlan.entries()) {
    const test = await tellTest({ database, tasks, planned, seen, chance: (index + 0.5) / demoPlan.length });
    for (const { task } of test.tasks) seen.add(task.taskId);
    history.push(test);
  }
  return history;
}

async function tellTest(input: {
  readonly database: Database;
  readonly tasks: readonly PoolTask[];
  readonly planned: PlannedTest;
  readonly seen: ReadonlySet<string>;
  readonly chance: number;
}): Promise<HistoryTest> {
  const { database, tasks, planned, seen, chance } = input;
  const { settings, ability, daysAgo } = planned;
  const byId = tasksById(tasks);
  const answers: ReviewedAnswer[] = [];
  const told: HistoryTask[] = [];
  let ms = 0;
  for (;;) {
    // The choice takes some milliseconds of the processor; others get their turn between two.
    await nextTurn();
    const next = nextTask({ candidates: tasks, answers, settings, chance, seenBefore: seen });
    if (next.kind === 'finished') {
      const summary = summarise({ answers, settings });
      return { ...{ daysAgo, settings, chance, summary, ms }, finishReason: next.reason, tasks: told };
    }
    const task = byId.get(next.taskId);
    if (!task) throw new Error(`the engine chose ${next.taskId}, which is not in the pool`);
    const answer = answerAs({
      ...{ ability, chance, candidate: task, seconds: task.seconds },
      ...(await readTask(database, task.taskId)),
    });
    told.push({ ...answer, task, afterMs: ms });
    answers.push(reviewed(task, answer));
    ms += answer.ms + pauseMs;
  }
}

function reviewed(task: PoolTask, { response, mark, ms }: LearnerAnswer): ReviewedAnswer {
  const { taskId, stimulusId, category, level, kind, item, skill, grammarPoint, topic } = task;
  return {
    ...{ taskId, stimulusId, category, level, kind, item, skill, topic, response, ms },
    ...(grammarPoint && { grammarPoint }),
    score: mark.score,
    shown: false,
  };
}

async function readTask(
  database: Database,
  id: string,
): Promise<{ readonly task: PublicMarkedTask; readonly secret: SecretMarkedTask }> {
  const { rows } = await database.pool.query<{ task: PublicMarkedTask; secret: SecretMarkedTask }>({
    name: 'demo-task',
    text: 'select t.public as task, k.secret from public.tasks t join public.task_keys k on k.task_id = t.id where t.id = $1',
    values: [id],
  });
  const [row] = rows;
  if (!row) throw new Error(`no key for ${id}`);
  return row;
}
