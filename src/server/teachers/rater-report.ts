import type { Level } from '#domain/levels/levels.ts';
import { levels } from '#domain/levels/levels.ts';
import { type Agreement, agreementOf, type JudgedPair } from '#domain/teachers/rater-agreement.ts';
import type { Transaction } from '#server/db/database.ts';

type Judged = { readonly criterion: string; readonly level: Level | null };

type Row = {
  readonly request_id: string;
  readonly place: 1 | 2;
  readonly teacher_id: string | null;
  readonly kind: 'write' | 'speak';
  readonly level: Level;
  readonly criteria: readonly Judged[];
  readonly machine: Level | null;
  readonly machine_by: 'rules' | 'model' | null;
  readonly machine_criteria: readonly Judged[] | null;
};

export type RaterReport = {
  /** Teachers' blind judgements; each counts once, a second opinion beside the first. */
  readonly judgements: number;
  /** Severity above 0: the teachers are the milder. */
  readonly machine: {
    readonly all: Agreement;
    readonly write: Agreement;
    readonly speak: Agreement;
    readonly rules: Agreement;
    readonly model: Agreement;
  };
  /** By criterion, where both have named a level. */
  readonly criteria: Readonly<Record<string, Agreement>>;
  /** The first judgement beside the second opinion. */
  readonly teachers: Agreement;
  /** Each teacher beside the machine and beside other teachers of the same answers. */
  readonly raters: readonly {
    /** Null: the account is gone; these are counted as one. */
    readonly teacherId: string | null;
    readonly judgements: number;
    readonly machine: Agreement;
    readonly others: Agreement;
  }[];
};

/**
 * Rule 9.448: how far teachers, and teachers and the machine, agree: on what each judged before seeing the other. Run it as the
 * database's owner.
 */
export async function reportRaters({ query }: Transaction): Promise<RaterReport> {
  const rows = await query<Row>(
    `select w.request_id, w.place, w.teacher_id, r.kind, w.level, w.criteria, b.estimated_level as machine,
       b.feedback ->> 'by' as machine_by, b.feedback -> 'criteria' as machine_criteria
     from public.teacher_reviews w join public.teacher_requests r on r.id = w.request_id
       join public.submissions b on b.id = r.submission_id
     where w.status = 'submitted' order by w.submitted_at, w.id`,
  );
  const besideMachine = (chosen: readonly Row[]) => agreementOf(chosen.flatMap(machinePair));
  const raters = [...new Set(rows.map(({ teacher_id }) => teacher_id))];
  return {
    judgements: rows.length,
    machine: {
      all: besideMachine(rows),
      write: besideMachine(rows.filter(({ kind }) => kind === 'write')),
      speak: besideMachine(rows.filter(({ kind }) => kind === 'speak')),
      rules: besideMachine(rows.filter(({ machine_by }) => machine_by === 'rules')),
      model: besideMachine(rows.filter(({ machine_by }) => machine_by === 'model')),
    },
    criteria: byCriterion(rows),
    teachers: agreementOf(rows.filter(({ place }) => place === 1).flatMap((row) => otherPairs(row, rows))),
    raters: raters.map((teacherId) => {
      const own = rows.filter(({ teacher_id }) => teacher_id === teacherId);
      return {
        teacherId,
        judgements: own.length,
        machine: besideMachine(own),
        others: agreementOf(own.flatMap((row) => otherPairs(row, rows))),
      };
    }),
  };
}

function machinePair({ level, machine }: Row): JudgedPair[] {
  return machine === null ? [] : [{ one: level, other: machine }];
}

/** A judgement beside the other one of the same answer. */
function otherPairs(row: Row, rows: readonly Row[]): JudgedPair[] {
  return rows
    .filter((other) => other.request_id === row.request_id && other.place !== row.place)
    .map((other) => ({ one: row.level, other: other.level }));
}

function byCriterion(rows: readonly Row[]): Record<string, Agreement> {
  const pairs = rows.flatMap(({ criteria, machine_criteria }) =>
    criteria.flatMap(({ criterion, level }) => {
      const machine = machine_criteria?.find((one) => one.criterion === criterion)?.level;
      return level && machine && levels.includes(machine) ? [{ criterion, one: level, other: machine }] : [];
    }),
  );
  const grouped = Map.groupBy(pairs, ({ criterion }) => criterion);
  return Object.fromEntries([...grouped].map(([criterion, judged]) => [criterion, agreementOf(judged)]));
}
