import { norwegianTimeZone } from '#domain/time/days.ts';
import { dateFormat } from '#domain/time/formats.ts';
import { unbroken } from '#web/formats/format-date.ts';
import type { Locale } from '#web/locale/locale.ts';

export type Clock = { readonly day: string; readonly time: string };

export type SessionClock = {
  /** By the reader's clock. */
  readonly own: Clock;
  /** By the clock in Norway, where that shows something else. */
  readonly norway: Clock | null;
  /** The reader's zone by the name of its place: 'New York'; null where their clock shows what Norway's does. */
  readonly zone: string | null;
};

type Timed = { readonly startsAt: string; readonly minutes: number };

/** Rule 9.479: when a session is, by the reader's clock and, if that is another, by Norway's. @param timeZone IANA's name */
export function sessionClock(
  session: Timed,
  { timeZone, locale }: { readonly timeZone: string; readonly locale: Locale },
): SessionClock {
  const norway = clockIn(session, { timeZone: norwegianTimeZone, locale });
  const own = clockIn(session, { timeZone, locale });
  const isSame = own.day === norway.day && own.time === norway.time;
  if (isSame) return { own, norway: null, zone: null };
  return { own, norway, zone: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ') };
}

/** The clock of one moment: 'Tuesday 24 November', 'tirsdag 24. november' and '18:00'. */
export function clockOf(
  at: Date,
  { timeZone, locale }: { readonly timeZone: string; readonly locale: Locale },
): Clock {
  const day = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at);
  // Hours and minutes with a colon in both languages.
  const time = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  return { day: unbroken(day.replace(',', '')), time };
}

function clockIn(
  { startsAt, minutes }: Timed,
  zone: { readonly timeZone: string; readonly locale: Locale },
): Clock {
  const start = new Date(startsAt);
  const { day, time } = clockOf(start, zone);
  const end = clockOf(new Date(start.getTime() + minutes * 60_000), zone);
  return { day, time: `${time}–${end.time}` };
}
