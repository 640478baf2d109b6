import type { FunctionOutput } from '#domain/functions/functions.ts';

const columns = [
  'code',
  'state',
  'percentOff',
  'trialDays',
  'expiresAt',
  'redeemedAt',
  'campaign',
  'note',
] as const;

/** The codes as CSV (RFC 4180), with a byte order mark, by which spreadsheets know the letters. */
export function codesCsv(codes: FunctionOutput<'admin-codes'>['codes']): string {
  const lines = codes.map((code) => columns.map((column) => cell(code[column])));
  return `\uFEFF${[columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** What begins like a formula would be run by a spreadsheet; an apostrophe keeps it text. */
function cell(value: string | number | null): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
