export const csvDelimiters = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** The sign that parts the same number of columns, more than one, in most of the first lines; a comma where none does. */
export function findDelimiter(text: string): CsvDelimiter {
  const sample = text.slice(0, 20_000);
  const scored = csvDelimiters.map((delimiter) => {
    const widths = parseCsv(sample, delimiter)
      .slice(0, 50)
      .map(({ length }) => length);
    const usual = mostFrequent(widths);
    const share = widths.filter((width) => width === usual).length / Math.max(widths.length, 1);
    return { delimiter, score: usual > 1 ? share : 0 };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

/** Rows of RFC 4180 with any line end; a quotation mark inside an unquoted cell is one. Empty lines are none. Rule 9.417. */
export function parseCsv(text: string, delimiter: CsvDelimiter): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let [row, cell, quoted, wasQuoted]: [string[], string, boolean, boolean] = [[], '', false, false];
  const endCell = () => {
    row.push(wasQuoted ? cell : cell.trim());
    [cell, wasQuoted] = ['', false];
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') [cell, quoted, wasQuoted] = ['', true, true];
    else if (sign === delimiter) endCell();
    else if (sign === '\n' || sign === '\r') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** Rows as a table program reads them. A cell that such a program would reckon with gets an apostrophe. Rule 9.417. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(writtenCell).join(','));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}

function writtenCell(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell as it was before `writeCsv` made it safe. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** What a table program takes for a formula, and what looks as if it was made safe. Source: OWASP, CSV injection. */
const formula = /^'*[=+\-@\t\r]/;
