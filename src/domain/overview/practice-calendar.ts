import { addDays, type Day, mondayOf } from '#domain/time/days.ts';

/** Tasks answered on a day. */
export type Activity = { readonly day: Day; readonly tasks: number };

export type CalendarDay = {
  readonly day: Day;
  readonly tasks: number;
  /** How much that is, 0 for nothing to 4. Rule 9.74. */
  readonly step: 0 | 1 | 2 | 3 | 4;
};

export type CalendarWeek = {
  readonly monday: Day;
  /** Monday first; in the week of today up to today. */
  readonly days: readonly CalendarDay[];
  /** Days with practice. */
  readonly active: number;
};

export type PracticeCalendar = {
  /** Oldest first; the last is the week of today. */
  readonly weeks: readonly CalendarWeek[];
  readonly activeDays: number;
  readonly tasks: number;
};

/** Weeks shown, the one of today among them. Rule 9.74. */
export const calendarWeeks = 12;
/** Tasks from which a day is a step more. */
const stepsFrom = [1, 5, 10, 20] as const;

/** The Monday on which the calendar begins. */
export function calendarStart(today: Day): Day {
  return addDays(mondayOf(today), -7 * (calendarWeeks - 1));
}

/** The last weeks day by day: what was done, and no word about what was not. Days outside are left out. */
export function practiceCalendar(activity: readonly Activity[], today: Day): PracticeCalendar {
  const tasksOn = new Map(activity.map(({ day, tasks }) => [day, tasks]));
  const start = calendarStart(today);
  const weeks = Array.from({ length: calendarWeeks }, (_, week): CalendarWeek => {
    const monday = addDays(start, 7 * week);
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
      .filter((day) => day <= today)
      .map((day) => {
        const tasks = tasksOn.get(day) ?? 0;
        return { day, tasks, step: stepOf(tasks) };
      });
    return { monday, days, active: days.filter(({ tasks }) => tasks > 0).length };
  });
  const days = weeks.flatMap((week) => week.days);
  return {
    weeks,
    activeDays: weeks.reduce((sum, { active }) => sum + active, 0),
    tasks: days.reduce((sum, { tasks }) => sum + tasks, 0),
  };
}

function stepOf(tasks: number): CalendarDay['step'] {
  return stepsFrom.filter((from) => tasks >= from).length as CalendarDay['step'];
}
