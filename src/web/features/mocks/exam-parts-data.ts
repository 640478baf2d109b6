import type { SupabaseClient } from '@supabase/supabase-js';
import type { Category } from '#domain/levels/categories.ts';
import type { StagedPart } from '#domain/mocks/blueprint.ts';
import type { PartResult } from '#domain/mocks/part-result.ts';
import type { PartState } from '#domain/mocks/part-state.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { type OpenLevel, readOpenLevels } from '#web/features/result/open-level-data.ts';
import { readPartTasks } from '#web/features/sitting-data/sitting-data.ts';
import type { MockExam, TakenPart } from './mock-data.ts';
import type { JudgedPart } from './open-result-words.ts';

/** A part of writing or speaking that is over, and where its texts or recordings lie together. */
export type JudgedPartResult = JudgedPart & {
  /** Null where nothing of it is judged. */
  readonly level: OpenLevel | null;
};

/** A part of an exam as it stands when the exam is printed. */
export type ExamPart =
  | { readonly kind: 'marked'; readonly part: StagedPart; readonly at: string; readonly result: PartResult }
  | ({ readonly kind: 'judged'; readonly at: string } & JudgedPartResult)
  /** Not taken, not finished or left. */
  | { readonly kind: 'none'; readonly part: Category };

type OverOpenPart = Extract<PartState, { kind: 'over'; part: 'write' | 'speak' }>;

/** What a part of writing or speaking came to that is over. */
export async function readJudgedPart(
  supabase: SupabaseClient,
  { partId, part, test, slots }: Pick<OverOpenPart, 'partId' | 'part' | 'test' | 'slots'>,
): Promise<JudgedPartResult> {
  // One after the other: a level read before the last text was judged would stay, as nothing more is waited for.
  const tasks = await readPartTasks(supabase, partId);
  const [level = null] = await readOpenLevels(supabase, partId);
  return { part, test, slots, tasks, level };
}

/** The parts that an exam has, in its order, each with its result or without. */
export function readExamParts(supabase: SupabaseClient, exam: MockExam): Promise<readonly ExamPart[]> {
  return Promise.all(
    exam.parts.map((part) => {
      const taken = exam.taken.find((one) => one.part === part && one.status === 'finished');
      return taken ? readExamPart(supabase, taken) : { kind: 'none' as const, part };
    }),
  );
}

async function readExamPart(
  supabase: SupabaseClient,
  { id: partId, part, startedAt: at, result }: TakenPart,
): Promise<ExamPart> {
  if (part === 'read' || part === 'listen')
    return result ? { kind: 'marked', part, at, result } : { kind: 'none', part };
  const found = await callFunction(supabase, 'mock-states', { partId });
  if (!found.ok) throw callFailure('The mock exam', found);
  const state = found.answer;
  const isJudged = state.kind === 'over' && (state.part === 'write' || state.part === 'speak');
  return isJudged
    ? { kind: 'judged', at, ...(await readJudgedPart(supabase, state)) }
    : { kind: 'none', part };
}
