import type { Transaction } from '#server/db/database.ts';
import { deadLetterQueue } from './queue-options.ts';

export type JobKind = {
  readonly name: string;
  readonly scheduled: boolean;
  readonly waiting: number;
  readonly retrying: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  /** The run that began last; its job may wait for its retry by now. */
  readonly last: {
    readonly state: 'running' | 'done' | 'failed';
    readonly startedAt: Date;
    readonly durationMs: number | null;
    readonly error: string | null;
  } | null;
};

type KindRow = Omit<JobKind, 'last'> & {
  readonly state: string | null;
  readonly started_on: Date | null;
  readonly completed_on: Date | null;
  readonly error: string | null;
};

/** Every kind of job that somebody may run, with its jobs by state; finished ones are forgotten after three days. */
export async function readJobKinds(transaction: Transaction): Promise<JobKind[]> {
  const rows = await transaction.query<KindRow>(
    `select q.name, exists (select from jobs.schedule s where s.name = q.name) as scheduled,
       ${countOf('waiting', 'created')}, ${countOf('retrying', 'retry')}, ${countOf('running', 'active')},
       ${countOf('done', 'completed')}, ${countOf('failed', 'failed')},
       l.state, l.started_on, l.completed_on, l.output ->> 'message' as error
     from jobs.queue q
     left join jobs.job j on j.name = q.name
     left join lateral (
       select state::text, started_on, completed_on, output from jobs.job
       where name = q.name and started_on is not null order by started_on desc limit 1
     ) l on true
     where q.name <> $1 and q.name !~ '^__'
     group by q.name, l.state, l.started_on, l.completed_on, l.output order by q.name`,
    [deadLetterQueue],
  );
  return rows.map(({ state, started_on: startedAt, completed_on: endedAt, error, ...kind }) => ({
    ...kind,
    last: startedAt && {
      state: state === 'active' ? 'running' : state === 'completed' ? 'done' : 'failed',
      startedAt,
      durationMs: endedAt ? endedAt.getTime() - startedAt.getTime() : null,
      error: state === 'completed' || state === 'active' ? null : error,
    },
  }));
}

function countOf(as: string, state: string): string {
  return `(count(j.id) filter (where j.state = '${state}'))::int as ${as}`;
}

export type DeadLetter = {
  readonly id: string;
  readonly job: string;
  readonly enqueuedAt: Date;
  readonly failedAt: Date;
  readonly tries: number;
  readonly error: string;
  /** What it was about, by ids. */
  readonly data: Readonly<Record<string, unknown>>;
};

/** The newest first; also those that were tried again while the same job waited already. */
export async function readDeadLetters(transaction: Transaction, most: number): Promise<DeadLetter[]> {
  return transaction.query<DeadLetter>(
    `select id, source_name as job, source_created_on as "enqueuedAt", created_on as "failedAt",
       source_retry_count + 1 as tries, coalesce(source_output ->> 'message', source_output #>> '{}', '') as error,
       coalesce(data, '{}') as data
     from jobs.job where name = $1 and source_name is not null order by created_on desc, id limit $2`,
    [deadLetterQueue, most],
  );
}
