import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { PlannedSession } from '#domain/readiness/week-plan.ts';
import { addDays } from '#domain/time/days.ts';
import type { Readiness } from './plan-data.ts';

type CalendarTexts = {
  readonly name: string;
  readonly exam: string;
  readonly session: (session: PlannedSession) => string;
  readonly description: string;
};

/**
 * The plan as iCalendar (RFC 5545): whole days, for the plan says when in the week and not when in the day. Fetched again, the
 * same day has the same id, and a calendar that merges files changes it in place.
 * @param site where the product is, for the ids and links.
 */
export function planCalendar(
  readiness: Pick<Readiness, 'plan' | 'examDay'>,
  { texts, site }: { readonly texts: CalendarTexts; readonly site: string },
): string {
  const calendar = ical({
    name: texts.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Bestått//Plan//EN',
  });
  const { host } = new URL(site);
  const add = (event: { readonly id: string; readonly day: string; readonly summary: string }) =>
    calendar.createEvent({
      id: `${event.id}@${host}`,
      // Floating: a day is the same day in any zone.
      start: `${event.day}T00:00:00`,
      end: `${addDays(event.day, 1)}T00:00:00`,
      ...{ allDay: true, floating: true, summary: event.summary, description: texts.description },
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  for (const session of readiness.plan.flatMap(({ sessions }) => sessions))
    add({ id: `plan-${session.day}`, day: session.day, summary: texts.session(session) });
  add({ id: 'exam', day: readiness.examDay, summary: texts.exam });
  return calendar.toString();
}
