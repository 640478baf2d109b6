import type { SupabaseClient } from '@supabase/supabase-js';
import type { RoundCard } from '#domain/flashcards/round.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { dayMs, daysFrom, osloDay } from '#domain/time/days.ts';

export type Word = FunctionOutput<'cards'>['cards'][number];
/** The same in a round, with its times as times. */
export type WordCard = Omit<Word, 'state'> & RoundCard;

export type CardStatistics = FunctionOutput<'card-statistics'>;

export type CardSettings = {
  readonly levels: readonly TaskLevel[];
  readonly newADay: number;
  readonly front: 'norwegian' | 'english';
};

const defaults: CardSettings = { levels: ['A1'], newADay: 10, front: 'norwegian' };
export const newADayChoices = [0, 5, 10, 15, 20, 30, 50] as const;

export async function readCardSettings(supabase: SupabaseClient): Promise<CardSettings> {
  const { data } = await supabase
    .from('card_settings')
    .select('levels, newADay:new_a_day, front')
    .maybeSingle<CardSettings>();
  return data ?? defaults;
}

/** What the form says, or null where it says nothing sensible. */
export function parseCardSettings(fields: FormData): CardSettings | null {
  const levels = taskLevels.filter((level) => fields.getAll('levels').includes(level));
  const newADay = newADayChoices.find((count) => String(count) === fields.get('newADay'));
  const front = (['norwegian', 'english'] as const).find((side) => side === fields.get('front'));
  return levels.length > 0 && newADay !== undefined && front ? { levels, newADay, front } : null;
}

/** How many words come on each of seven days of Oslo, today with what is overdue. */
export async function readForecast(supabase: SupabaseClient, now: Date): Promise<readonly number[]> {
  const end = new Date(now.getTime() + 7 * dayMs);
  const { data } = await supabase
    .from('flashcards')
    .select('due_at')
    .is('suspended_at', null)
    .is('deleted_at', null)
    .lt('due_at', end.toISOString())
    .limit(1000);
  const today = osloDay(now);
  const days = (data ?? []).map(({ due_at }) => Math.max(0, daysFrom(today, osloDay(new Date(due_at)))));
  return Array.from({ length: 7 }, (_, day) => days.filter((one) => one === day).length);
}

/** Words there are, by level. */
export async function countWords(supabase: SupabaseClient): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.all(
    taskLevels.map(async (level) => {
      const { count } = await supabase
        .from('lexicon')
        .select('id', { count: 'exact', head: true })
        .eq('level', level);
      return [level, count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}
