import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { countTasks, type Floor, guideTable } from '#domain/tasks/checks/coverage.ts';

/** Rows as text in columns, the first to the left, the others to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Tasks there are, promised now, and asked for by the content guide: `25/20/500`. */
export function coverageTable(bank: readonly BankFile[], floor: Floor): string {
  const table = countTasks(bank);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const cell = (there: number, promised: number, asked: number) => `${there}/${promised}/${asked}`;
  return columns([
    ['there/promised/guide', ...taskLevels, 'sum'],
    ...categories.map((category) => {
      const promised = taskLevels.map((level) => floor.tasks[category]?.[level] ?? 0);
      const there = taskLevels.map((level) => table[category][level]);
      const asked = taskLevels.map((level) => guideTable[category][level]);
      return [
        category,
        ...taskLevels.map((_, place) => cell(there[place] ?? 0, promised[place] ?? 0, asked[place] ?? 0)),
        cell(sum(there), sum(promised), sum(asked)),
      ];
    }),
  ]);
}
