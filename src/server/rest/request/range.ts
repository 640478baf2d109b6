import { badRange } from '#server/rest/errors.ts';

/** Rows from `offset` on, `limit` of them; all when it is null. */
export type RowRange = { readonly offset: number; readonly limit: number | null };

export const allRows: RowRange = { offset: 0, limit: null };

/**
 * The range of the root resource: what both `limit`/`offset` and the Range header (`0-9`, RFC 9110) let through.
 * @throws RestError PGRST103
 */
export function rootRange(
  asked: { readonly limit?: number; readonly offset?: number },
  header: string | undefined,
): RowRange {
  const { limit, offset = 0 } = asked;
  if (limit !== undefined && limit < 0) throw badRange('Limit should be greater than or equal to zero.');
  const found = /^(?:items=|rows=)?(\d{1,15})-(\d{0,15})$/.exec(header ?? '');
  const fromQuery: RowRange = { offset: Math.max(0, offset), limit: limit ?? null };
  if (!found || limit === 0) return fromQuery;
  const first = Number(found[1]);
  const last = found[2] ? Number(found[2]) : null;
  if (last !== null && last < first) {
    throw badRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return intersect(fromQuery, { offset: first, limit: last === null ? null : last - first + 1 });
}

/** The range with at most `maxRows` rows. */
export function restrictRange(range: RowRange, maxRows: number | undefined): RowRange {
  if (maxRows === undefined) return range;
  return { offset: range.offset, limit: range.limit === null ? maxRows : Math.min(range.limit, maxRows) };
}

function intersect(a: RowRange, b: RowRange): RowRange {
  const offset = Math.max(a.offset, b.offset);
  const ends = [a, b]
    .filter((range) => range.limit !== null)
    .map((range) => range.offset + (range.limit ?? 0));
  return { offset, limit: ends.length > 0 ? Math.max(0, Math.min(...ends) - offset) : null };
}

/** The rows of a page, by their places from 0 on; `total` is null when nobody asked for it. */
type Page = { readonly first: number; readonly last: number; readonly total: number | null };

/** The value of Content-Range, e.g. `0-9/100`; a star stands for no rows and for an unknown total. */
export function contentRange({ first, last, total }: Page): string {
  const rows = total !== 0 && first <= last ? `${first}-${last}` : '*';
  return `${rows}/${total ?? '*'}`;
}

/** 206 when rows are left out, 416 when the range begins behind the last row, else 200. */
export function rangeStatus({ first, last, total }: Page): 200 | 206 | 416 {
  if (total === null) return 200;
  if (first > total) return 416;
  return 1 + last - first < total ? 206 : 200;
}
