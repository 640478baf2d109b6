import type { FunctionOutput } from '#domain/functions/functions.ts';
import { csv } from './csv.ts';

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

/** The codes as CSV. */
export function codesCsv(codes: FunctionOutput<'admin-codes'>['codes']): string {
  return csv([columns, ...codes.map((code) => columns.map((column) => code[column]))]);
}
