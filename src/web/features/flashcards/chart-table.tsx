import { useTranslation } from 'react-i18next';

type ChartTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  /** Rows of as many cells as the head has; the first names the row. */
  readonly rows: readonly (readonly (string | number)[])[];
};

/** The numbers of a picture, for whoever would rather read them or hears the page. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  const { t } = useTranslation('flashcards');
  return (
    <details className="disclosure mt-4 border-t border-hairline pt-1">
      <summary className="inline-flex min-h-11 list-none items-center gap-2.5 text-sm font-semibold">
        <span className="disclosure-sign" aria-hidden="true" />
        {t('statistics.table', { what: caption })}
      </summary>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-second">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-4 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-t border-hairline">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {name}
              </th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={place} className="py-1.5 pr-4 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
