import type { ItemParameters } from '#domain/assessment/types.ts';
import type { Stage, StagedPart, StageTest } from '#domain/mocks/blueprint.ts';
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

/** A part of a mock exam, as its row says. */
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

export const mockPartColumns =
  'id, exam_id, part, status, form, stage, tests, started_at, stage_started_at, stage_ms, result';

/**
 * The user's own part, locked until the transaction ends: two windows take turns.
 * @throws AppError 404 `mock_not_found`, also for somebody else's.
 */
export async function lockMockPart(
  transaction: Transaction,
  { partId, userId }: { readonly partId: string; readonly userId: string },
): Promise<MockPart> {
  const [part] = await transaction.query<MockPart>(
    `select ${mockPartColumns} from public.mock_parts where id = $1 and user_id = $2 for update`,
    [partId, userId],
  );
  if (part) return part;
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
