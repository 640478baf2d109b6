import type { CalendarDay, PracticeCalendar } from '#domain/overview/practice-calendar.ts';
import { dateFormat } from '#domain/time/formats.ts';
import type { Locale } from '#web/locale/locale.ts';

/** Pixels from one day to the next; names of months above, of days at the left. */
const pitch = 22;
const left = 22;
const top = 20;
/** Side of the square of each step: more is larger as well as stronger. */
const sides = [4, 9, 12, 15, 18] as const;
const strengths = [1, 0.65, 0.75, 0.88, 1] as const;

type PracticeChartProps = {
  readonly calendar: PracticeCalendar;
  readonly locale: Locale;
  /** What the picture says in words. The numbers stand in a table beside it. */
  readonly description: string;
};

/** The days of practice: a column a week, Monday on top; today is framed. */
export function PracticeChart({ calendar, locale, description }: PracticeChartProps) {
  const { weeks } = calendar;
  const today = weeks.at(-1)?.days.at(-1)?.day;
  const width = left + weeks.length * pitch;
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${width} ${top + 7 * pitch}`}
      className="w-full max-w-md"
    >
      {weeks.map((week, column) => {
        const name = monthBegun({ days: week.days, column, locale });
        return (
          name && (
            <text key={week.monday} x={left + column * pitch} y="12" className="fill-muted text-[11px]">
              {name}
            </text>
          )
        );
      })}
      {[0, 2, 4, 6].map((row) => (
        <text key={row} x="0" y={top + row * pitch + pitch / 2 + 4} className="fill-muted text-[11px]">
          {dayName({ row, locale })}
        </text>
      ))}
      {weeks.flatMap((week, column) =>
        week.days.map(({ day, step }, row) => {
          const side = sides[step];
          const x = left + column * pitch + pitch / 2;
          const y = top + row * pitch + pitch / 2;
          return (
            <g key={day}>
              <rect
                x={x - side / 2}
                y={y - side / 2}
                width={side}
                height={side}
                rx={step === 0 ? 2 : 4}
                className={step === 0 ? 'fill-control' : 'fill-primary'}
                fillOpacity={strengths[step]}
              />
              {day === today && (
                <rect
                  x={x - 10.5}
                  y={y - 10.5}
                  width="21"
                  height="21"
                  rx="6"
                  fill="none"
                  className="stroke-text"
                  strokeWidth="1.25"
                />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** The month's name above the column in which it begins; the first column has its own where there is room. */
function monthBegun({
  days,
  column,
  locale,
}: {
  readonly days: readonly CalendarDay[];
  readonly column: number;
  readonly locale: Locale;
}): string | null {
  const first = days.find(({ day }) => day.endsWith('-01'))?.day;
  const day = first ?? (column === 0 && Number(days[0]?.day.slice(8)) < 18 ? days[0]?.day : undefined);
  return day
    ? dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(day)).replace('.', '')
    : null;
}

/** 'M' for the first row. 5 January 2026 was a Monday. */
export function dayName({
  row,
  locale,
  weekday = 'narrow',
}: {
  readonly row: number;
  readonly locale: Locale;
  readonly weekday?: 'narrow' | 'long' | undefined;
}): string {
  return dateFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 5 + row)));
}

/** Squares of the four steps, from few to many. */
export function StepSquares() {
  return (
    <svg viewBox="0 0 84 20" className="h-5 w-21" aria-hidden="true">
      {([1, 2, 3, 4] as const).map((step) => (
        <rect
          key={step}
          x={step * 21 - 10.5 - sides[step] / 2}
          y={10 - sides[step] / 2}
          width={sides[step]}
          height={sides[step]}
          rx="4"
          className="fill-primary"
          fillOpacity={strengths[step]}
        />
      ))}
    </svg>
  );
}
