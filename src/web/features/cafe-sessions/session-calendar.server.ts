import ical, { ICalCalendarMethod } from 'ical-generator';
import { sessionEnd } from '#domain/language-cafe/session-times.ts';
import type { ListedSession } from '#domain/language-cafe/session-views.ts';

/**
 * Rule 9.479: sessions as iCalendar (RFC 5545), at their moments in UTC. The link of the meeting is not in it: a calendar is read
 * by others, and the link by those who take part. Fetched again, a session has the same id and is changed in place.
 */
export function sessionCalendar(
  sessions: readonly ListedSession[],
  {
    name,
    site,
    pageOf,
  }: {
    readonly name: string;
    /** Where the product is, for the ids. */
    readonly site: string;
    /** Says where its page is, and gives that as an address too. */
    readonly pageOf: (session: ListedSession) => { readonly text: string; readonly url: string };
  },
): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Bestått//Cafe//EN' });
  const { host } = new URL(site);
  for (const session of sessions) {
    const start = new Date(session.startsAt);
    const { text, url } = pageOf(session);
    calendar.createEvent({
      id: `cafe-${session.id}@${host}`,
      ...{ start, end: sessionEnd(start, session.minutes) },
      ...{ summary: `${session.title} (${session.level})`, description: text, url },
    });
  }
  return calendar.toString();
}
