import type { SupabaseClient } from '@supabase/supabase-js';
import type { Category } from '#domain/levels/categories.ts';
import type { OpenTest } from '#domain/mocks/open-part.ts';
import type { PartResult } from '#domain/mocks/part-result.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';

/** A part that somebody took, or takes. */
export type TakenPart = {
  readonly id: string;
  readonly part: Category;
  readonly status: 'active' | 'finished' | 'aborted';
  readonly startedAt: string;
  /** Of writing and speaking: the test that was chosen. */
  readonly test: OpenTest | null;
  /** Of writing and speaking null: theirs follows from the assessments. */
  readonly result: PartResult | null;
};

/** A mock exam with the parts that it has and those that were taken, the earliest first. */
export type MockExam = {
  readonly id: string;
  readonly parts: readonly Category[];
  readonly startedAt: string;
  readonly taken: readonly TakenPart[];
};

type Row = {
  readonly id: string;
  readonly parts: readonly Category[];
  readonly started_at: string;
  readonly mock_parts: readonly {
    readonly id: string;
    readonly part: Category;
    readonly status: TakenPart['status'];
    readonly started_at: string;
    readonly test: OpenTest | null;
    readonly result: PartResult | null;
  }[];
};

const mostListed = 30;

/** One's own mock exams, the newest first; a part whose time ran out while nobody looked is over by then. */
export async function readMockExams(supabase: SupabaseClient): Promise<readonly MockExam[]> {
  const exams = await readRows(supabase);
  const running = runningPart(exams);
  if (!running) return exams;
  const state = await callFunction(supabase, 'mock-states', { partId: running.id });
  return state.ok && state.answer.kind === 'over' ? readRows(supabase) : exams;
}

/** One's own mock exam; null where there is none with this id. */
export async function readMockExam(supabase: SupabaseClient, examId: string): Promise<MockExam | null> {
  const [exam = null] = await readRows(supabase, examId);
  return exam;
}

export function runningPart(exams: readonly MockExam[]): TakenPart | null {
  return exams.flatMap(({ taken }) => taken).find(({ status }) => status === 'active') ?? null;
}

/** The part of an exam that is still to be taken. */
export function partLeft({ parts, taken }: MockExam): Category | undefined {
  return parts.find((part) => !taken.some((one) => one.part === part && one.status === 'finished'));
}

async function readRows(supabase: SupabaseClient, examId?: string): Promise<readonly MockExam[]> {
  const exams = supabase
    .from('mock_exams')
    .select('id, parts, started_at, mock_parts(id, part, status, started_at, test, result)');
  const { data, error } = await (examId ? exams.eq('id', examId) : exams)
    .order('started_at', { ascending: false })
    .order('started_at', { referencedTable: 'mock_parts' })
    .limit(mostListed)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw readFailure('The mock exams', error);
  return data.map(({ id, parts, started_at, mock_parts }) => ({
    ...{ id, parts, startedAt: started_at },
    taken: mock_parts.map(({ started_at: startedAt, ...part }) => ({ ...part, startedAt })),
  }));
}
