import { dateFormat } from './formats.ts';

export const hourMs = 60 * 60 * 1000;
/** Of 24 hours; a day in Norway may have 23 or 25. */
export const dayMs = 24 * hourMs;

/** Days are Norwegian days, wherever the server stands. */
export const norwegianTimeZone = 'Europe/Oslo';

/** A Norwegian day, '2026-11-21'. Days are compared as text. */
export type Day = string;

/** Swedes write days as ISO 8601 does. */
const isoDay = dateFormat('sv-SE', { timeZone: norwegianTimeZone });

/** The day in Norway at a moment. */
export function osloDay(at: Date): Day {
  return isoDay.format(at);
}

const hour = dateFormat('sv-SE', { hour: '2-digit', hourCycle: 'h23', timeZone: norwegianTimeZone });

/** The hour in Norway, 0 to 23. */
export function osloHour(at: Date): number {
  return Number(hour.format(at).slice(0, 2));
}

/** The first moment of the next day in Norway. */
export function endOfOsloDay(at: Date): Date {
  return firstMoment(addDays(osloDay(at), 1));
}

/** The first moment of the day in Norway. */
export function startOfOsloDay(at: Date): Date {
  return firstMoment(osloDay(at));
}

/** Midnight there is 23:00 in UTC, and 22:00 in summer. */
function firstMoment(day: Day): Date {
  const inSummer = new Date(Date.parse(day) - 2 * hourMs);
  return osloDay(inSummer) === day ? inSummer : new Date(Date.parse(day) - hourMs);
}

/** So many days later, or earlier. Days have no zone and no summer time. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one to another. */
export function daysFrom(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** The Monday of the day's week, as ISO 8601 counts weeks. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}
