import { addDays, type Day } from './days.ts';

/** Of each year: New Year's Day, Labour Day, Constitution Day, Christmas Day and the day after it. */
const fixedHolidays = ['01-01', '05-01', '05-17', '12-25', '12-26'];

/** Days from Easter Sunday: Maundy Thursday, Good Friday, both Easter days, the Ascension, both days of Pentecost. */
const easterHolidays = [-3, -2, 0, 1, 39, 49, 50];

/** Whether it is neither Saturday, Sunday nor one of Norway's public holidays (lov om helligdager § 2; lov om 1. og 17. mai). */
export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (fixedHolidays.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return !easterHolidays.some((after) => addDays(easter, after) === day);
}

/** The day itself or the first working day after it. */
export function workingDayFrom(day: Day): Day {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

/** Easter Sunday of a year after 1582 (Meeus, Astronomical Algorithms, ch. 8: the anonymous Gregorian computus). */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const count = epact + toSunday - 7 * late + 114;
  return new Date(Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1)).toISOString().slice(0, 10);
}
