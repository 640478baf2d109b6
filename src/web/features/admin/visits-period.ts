import type { FunctionInput } from '#domain/functions/functions.ts';
import { addDays, daysFrom, osloDay } from '#domain/time/days.ts';

export type Period = FunctionInput<'admin-visits'>;

export const periodSteps = ['day', 'week', 'month'] as const;

/** What the address asks for; the last four weeks where it asks for nothing that makes sense. */
export function periodOf(url: URL, now: Date): Period {
  const today = osloDay(now);
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  const to = isDay(asked('to')) ? asked('to') : today;
  const from = isDay(asked('from')) ? asked('from') : addDays(to, -27);
  const length = daysFrom(from, to);
  const step = periodSteps.find((one) => one === asked('step')) ?? 'day';
  return length >= 0 && length < 800 ? { from, to, step } : { from: addDays(today, -27), to: today, step };
}
