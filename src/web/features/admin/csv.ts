type Cell = string | number | null;

/** Lines as CSV (RFC 4180), with a byte order mark, by which spreadsheets know the letters. */
export function csv(lines: readonly (readonly Cell[])[]): string {
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** What begins like a formula would be run by a spreadsheet; an apostrophe keeps it text. */
function cell(value: Cell): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
