import type { OpenResult } from './open-results.tsx';
import type { PdfPage } from './pdf-feedback.server.ts';
import { inks } from './pdf-sheet.server.ts';

/** Writing and speaking: each task with its estimated level, or that there is none. Rule 9.276. @returns the y below */
export function writeOpenResults(
  { sheet, t, writing }: PdfPage,
  results: readonly OpenResult[],
  from: number,
): number {
  let y = from;
  for (const category of ['write', 'speak'] as const) {
    const own = results.filter((one) => one.category === category);
    if (own.length === 0) continue;
    y = sheet.write('H2', t(`category.${category}`), y + 6, { face: 'bold', size: 10.5 });
    for (const { prompt, level, words, status, estimated, range } of own) {
      const said = [
        level,
        ...(status !== null && category === 'write' ? [writing('results.words', { count: words })] : []),
        estimated
          ? writing(range ? 'results.estimatedRange' : 'results.estimated', { level: estimated, ...range })
          : writing(`results.status.${status ?? 'left'}`),
      ];
      y = sheet.write('P', prompt.replaceAll('*', ''), y + 3, { size: 9.5 });
      y = sheet.write('P', said.join(' · '), y, { ink: inks.second, size: 9 });
    }
  }
  return y;
}
