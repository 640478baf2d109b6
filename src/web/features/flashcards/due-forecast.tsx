import { dayMs } from '#domain/time/days.ts';
import { formatShortWeekday } from '#web/formats/format-weekday.ts';
import { useLocale } from '#web/locale/locale.ts';

const height = 72;

/** Words that come on each of seven days, as bars; today's is the brightest. The numbers stand above them. */
export function DueForecast({ days }: { readonly days: readonly number[] }) {
  const { locale } = useLocale();
  const most = Math.max(...days, 1);
  const dayName = (day: number) => formatShortWeekday(new Date(Date.now() + day * dayMs), locale);
  return (
    <ol className="mt-5 grid grid-cols-7 items-end gap-2">
      {days.map((count, day) => (
        <li key={dayName(day)} className="flex flex-col items-center gap-1.5 text-[min(var(--text-xs),5vw)]">
          <span className={day === 0 ? 'font-semibold' : 'text-second'}>{count}</span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 24 ${height}`}
            className="h-18 w-full max-w-9"
            preserveAspectRatio="none"
          >
            <rect
              y={height - barHeight(count, most)}
              width="24"
              height={barHeight(count, most)}
              rx="3"
              className={day === 0 ? 'fill-blue' : 'fill-certainty'}
            />
          </svg>
          <span className={day === 0 ? 'font-semibold' : 'text-muted'}>
            {day === 0 ? todayName(locale) : dayName(day)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function barHeight(count: number, most: number): number {
  return Math.max(2, (count / most) * height);
}

/** 'Today', 'I dag'. */
function todayName(locale: string): string {
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
