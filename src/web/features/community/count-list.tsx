import { numberFormat } from '#domain/time/formats.ts';
import { useLocale } from '#web/locale/locale.ts';

/** Counts with their names, a line each: long words have room at every width. */
export function CountList({
  counts,
}: {
  readonly counts: readonly (readonly [text: string, count: number])[];
}) {
  const { locale } = useLocale();
  return (
    <dl className="divide-y divide-hairline text-ui">
      {counts.map(([text, count]) => (
        <div key={text} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="text-second">{text}</dt>
          <dd className="font-semibold tabular-nums">{numberFormat(locale, {}).format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
