import type { ResponseTime } from './read-questions.ts';

/**
 * How a response time is said: in hours, from two days on in days, rounded up so that nothing is promised that was not so.
 * @returns the key's last part and its count; null where there is nothing to say
 */
export function saidResponseTime({
  minutes,
}: ResponseTime): { readonly unit: 'hours' | 'days'; readonly count: number } | null {
  if (minutes === null) return null;
  const hours = Math.max(1, Math.ceil(minutes / 60));
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) };
}
