import type { TextLocale } from '#server/providers/mail/mail-layout.ts';

const timeZone = 'Europe/Oslo';

/** '20 November 2026', '20. november 2026'; a Norwegian day, wherever the server stands. */
export function formatDate(at: Date, locale: TextLocale): string {
  return at.toLocaleDateString(locale, { dateStyle: 'long', timeZone });
}

/** The day in Norway, as 2026-11-20. */
export function dayInNorway(at: Date): string {
  return at.toLocaleDateString('sv-SE', { timeZone });
}

/** The hour in Norway, 0 to 23. */
export function hourInNorway(at: Date): number {
  return Number(at.toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', hourCycle: 'h23' }).slice(0, 2));
}
