import type { CardKind } from '#domain/flashcards/card-kinds.ts';
import type { LeechAction } from '#domain/flashcards/leeches.ts';
import { type ScheduleSettings, standardSchedule } from '#domain/flashcards/schedule-settings.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { Transaction } from '#server/db/database.ts';

export type CardSettings = {
  readonly levels: readonly string[];
  readonly newADay: number;
  /** Due cards asked a day; those in their first steps come on top. */
  readonly reviewsADay: number;
  /** As what the levels' words and kept ones are asked. */
  readonly kinds: readonly CardKind[];
  readonly schedule: ScheduleSettings;
  readonly leech: { readonly limit: number; readonly action: LeechAction };
  /** Other cards of a word wait until the next day. */
  readonly burySiblings: boolean;
  readonly typeAnswers: boolean;
};

type SettingsRow = Pick<CardSettings, 'levels' | 'newADay' | 'reviewsADay' | 'kinds'> &
  Pick<CardSettings, 'burySiblings' | 'typeAnswers'> &
  Pick<ScheduleSettings, 'recallAim' | 'learningMinutes' | 'relearningMinutes'> & {
    readonly leechLapses: number;
    readonly leechAction: LeechAction;
  };

/** How somebody wants to learn; until they have said so, the words of the level their last level test found. Rule 9.412. */
export async function readCardSettings(transaction: Transaction, userId: string): Promise<CardSettings> {
  const [row] = await transaction.query<SettingsRow>(
    `select levels, new_a_day as "newADay", reviews_a_day as "reviewsADay",
         coalesce(kinds, case front when 'english' then array['word'] else array['meaning'] end) as kinds,
         recall_aim as "recallAim", learning_minutes as "learningMinutes", relearning_minutes as "relearningMinutes",
         leech_lapses as "leechLapses", leech_action as "leechAction", bury_siblings as "burySiblings",
         type_answers as "typeAnswers"
       from public.card_settings where user_id = $1`,
    [userId],
  );
  const [fitted] = await transaction.query<{ parameters: readonly number[] }>(
    'select parameters from public.card_parameters where user_id = $1 and used',
    [userId],
  );
  const parameters = fitted?.parameters ?? null;
  if (!row)
    return {
      ...{
        levels: [await testedLevel(transaction, userId)],
        newADay: 10,
        reviewsADay: 200,
        kinds: ['meaning'],
      },
      schedule: { ...standardSchedule, parameters },
      leech: { limit: 8, action: 'suspend' },
      ...{ burySiblings: true, typeAnswers: false },
    };
  const { recallAim, learningMinutes, relearningMinutes, leechLapses, leechAction, ...others } = row;
  return {
    ...others,
    schedule: { ...standardSchedule, recallAim, learningMinutes, relearningMinutes, parameters },
    leech: { limit: leechLapses, action: leechAction },
  };
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
