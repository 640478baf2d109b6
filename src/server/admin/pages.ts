import { mostCounted } from '#domain/functions/admin-limits.ts';

/** One more than is counted, so that it shows whether there are more. */
export const countedRows = mostCounted + 1;

/** What a list says of its length, from the rows found within `countedRows`. */
export function countOf(found: number): { readonly total: number; readonly more: boolean } {
  return { total: Math.min(found, mostCounted), more: found > mostCounted };
}

/** A pattern for `ilike` that finds `text` anywhere, read as it stands. */
export function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** ISO 8601, or null. */
export function momentOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
