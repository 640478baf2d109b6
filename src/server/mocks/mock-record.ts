import type { ItemParameters } from '#domain/assessment/types.ts';
import type { Stage, StagedPart, StageTest } from '#domain/mocks/blueprint.ts';
import type { OpenPart, OpenStage, OpenTest } from '#domain/mocks/open-part.ts';
import type { StageTimes } from '#domain/mocks/part-clock.ts';
import type { PartResult } from '#domain/mocks/part-result.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/** A task of the form that was assembled at the start, with its parameters as they were then. */
export type FormTask = {
  readonly taskId: string;
  readonly clipMs: number | null;
  readonly item: Pick<ItemParameters, 'a' | 'b' | 'c' | 'weight'>;
  readonly keyHash: string;
};

export type StoredForm = Readonly<Record<StageTest, readonly FormTask[]>>;

/** A part of reading or listening, as its row says. */
export type MockPart = {
  readonly id: string;
  readonly exam_id: string;
  readonly part: StagedPart;
  readonly status: 'active' | 'finished' | 'aborted';
  readonly form: StoredForm;
  readonly stage: Stage;
  readonly tests: readonly StageTest[];
  readonly started_at: Date;
  readonly stage_started_at: Date;
  readonly stage_ms: number | null;
  readonly result: PartResult | null;
};

/** A part of writing or speaking. Its tasks, drafts and recordings lie in a sitting that has the part's id. */
export type OpenMockPart = Pick<MockPart, 'id' | 'exam_id' | 'status' | 'started_at' | 'stage_started_at'> & {
  readonly part: OpenPart;
  readonly test: OpenTest;
  readonly stage: OpenStage;
  readonly form: OpenStoredForm;
  /** Positions of the tasks that were taken where several are offered. */
  readonly choices: readonly number[];
};

export type OpenStoredForm = {
  /** Positions of the tasks that each slot offers. */
  readonly slots: readonly (readonly number[])[];
  /** The conversation that is heard, and how long it plays once; null without one. */
  readonly clip: { readonly stimulusId: string; readonly ms: number } | null;
};

export type AnyMockPart = MockPart | OpenMockPart;

export const mockPartColumns =
  'id, exam_id, part, status, form, stage, tests, started_at, stage_started_at, stage_ms, result, test, choices';

export function isOpenMockPart(part: AnyMockPart): part is OpenMockPart {
  return part.part === 'write' || part.part === 'speak';
}

/**
 * The user's own part, locked until the transaction ends: two windows take turns.
 * @throws AppError 404 `mock_not_found`, also for somebody else's.
 */
export async function lockMockPart(
  transaction: Transaction,
  { partId, userId }: { readonly partId: string; readonly userId: string },
): Promise<AnyMockPart> {
  const [part] = await transaction.query<AnyMockPart>(
    `select ${mockPartColumns} from public.mock_parts where id = $1 and user_id = $2 for update`,
    [partId, userId],
  );
  return part ?? refuse();
}

/** A part whose tasks are marked. @throws AppError 404 `mock_not_found`, also of writing and speaking. */
export function requireStaged(part: AnyMockPart): MockPart {
  return isOpenMockPart(part) ? refuse() : part;
}

/** @throws AppError 404 `mock_not_found` */
export function refuse(): never {
  throw new AppError({
    code: 'mock_not_found',
    status: 404,
    message: 'There is no such mock exam of yours.',
  });
}

export function timesOf(part: MockPart): StageTimes {
  return {
    part: part.part,
    startedAt: part.started_at.getTime(),
    stageStartedAt: part.stage_started_at.getTime(),
    stageMs: part.stage_ms,
  };
}
