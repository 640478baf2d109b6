import type { FunctionOutput } from '#domain/functions/functions.ts';
import { csv } from './csv.ts';

/** The counts as CSV: a line for each number, by kind, name and, of the series, the beginning of its period. */
export function visitsCsv(found: FunctionOutput<'admin-visits'>): string {
  const { series, funnel, ...named } = found;
  return csv([
    ['kind', 'name', 'start', 'count'],
    ...series.flatMap(({ start, views, visits }) => [
      ['views', '', start, views],
      ['visits', '', start, visits],
    ]),
    ...Object.entries(named).flatMap(([kind, all]) => all.map(({ name, count }) => [kind, name, '', count])),
    ...funnel.map(({ step, count }) => ['funnel', step, '', count]),
  ]);
}
