import type { CardKind } from '#domain/flashcards/card-kinds.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { Transaction } from '#server/db/database.ts';

export type CardSettings = {
  readonly levels: readonly string[];
  readonly newADay: number;
  /** As what the levels' words and kept ones are asked. */
  readonly kinds: readonly CardKind[];
};

/** How somebody wants to learn; until they have said so, the words of the level their last level test found. Rule 9.412. */
export async function readCardSettings(transaction: Transaction, userId: string): Promise<CardSettings> {
  const [row] = await transaction.query<CardSettings>(
    `select levels, new_a_day as "newADay",
       coalesce(kinds, case front when 'english' then array['word'] else array['meaning'] end) as kinds
     from public.card_settings where user_id = $1`,
    [userId],
  );
  return row ?? { levels: [await testedLevel(transaction, userId)], newADay: 10, kinds: ['meaning'] };
}

/** The level of the last level test: A1 for who is below it, and for who has taken no test that found a level. */
export async function testedLevel(transaction: Transaction, userId: string): Promise<TaskLevel> {
  const [row] = await transaction.query<{ level: string | null }>(
    `select summary #>> '{overall,level}' as level from public.sittings
     where user_id = $1 and kind = 'level' and status = 'finished' and summary #>> '{overall,verdict,kind}' <> 'unknown'
     order by finished_at desc limit 1`,
    [userId],
  );
  return taskLevels.find((level) => level === row?.level) ?? 'A1';
}
