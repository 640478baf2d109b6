import type { SupabaseClient } from '@supabase/supabase-js';
import type { StagedPart } from '#domain/mocks/blueprint.ts';
import type { PartResult } from '#domain/mocks/part-result.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';

/** A part that somebody took, or takes. */
export type TakenPart = {
  readonly id: string;
  readonly part: StagedPart;
  readonly status: 'active' | 'finished' | 'aborted';
  readonly startedAt: string;
  readonly result: PartResult | null;
};

/** A mock exam with the parts that it has and those that were taken, the earliest first. */
export type MockExam = {
  readonly id: string;
  readonly parts: readonly StagedPart[];
  readonly startedAt: string;
  readonly taken: readonly TakenPart[];
};

type Row = {
  readonly id: string;
  readonly parts: readonly StagedPart[];
  readonly started_at: string;
  readonly mock_parts: readonly {
    readonly id: string;
    readonly part: StagedPart;
    readonly status: TakenPart['status'];
    readonly started_at: string;
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

export function runningPart(exams: readonly MockExam[]): TakenPart | null {
  return exams.flatMap(({ taken }) => taken).find(({ status }) => status === 'active') ?? null;
}

async function readRows(supabase: SupabaseClient): Promise<readonly MockExam[]> {
  const { data, error } = await supabase
    .from('mock_exams')
    .select('id, parts, started_at, mock_parts(id, part, status, started_at, result)')
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
