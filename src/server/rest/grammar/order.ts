import { parseTreePath } from './filters.ts';
import { type Field, readField, tryName } from './names.ts';
import { attempt, commaList, type Scanner, scan } from './scanner.ts';

/**
 * order = term { "," term }
 * term  = (field | name "(" field ")") [ ".asc" | ".desc" ] [ ".nullsfirst" | ".nullslast" ]
 */

export type OrderTerm = {
  readonly field: Field;
  /** The embedded to-one resource whose field it is. */
  readonly relation?: string;
  readonly direction?: 'asc' | 'desc';
  readonly nulls?: 'first' | 'last';
};

export type PlacedOrder = { readonly path: readonly string[]; readonly terms: readonly OrderTerm[] };

/** `?clients.order=name.desc`. @throws RestError PGRST100 */
export function parseOrder(key: string, value: string): PlacedOrder {
  const scanner = scan(value, 'order');
  const terms = commaList(scanner, () => readTerm(scanner));
  if (!scanner.atEnd()) scanner.fail('delimiter (.), "," or end of input');
  return { path: parseTreePath(key).path, terms };
}

function readTerm(scanner: Scanner): OrderTerm {
  const relation = attempt(scanner, () => {
    const name = tryName(scanner);
    return name !== undefined && scanner.take('(') ? name : undefined;
  });
  const field = readField(scanner);
  if (relation !== undefined) scanner.expect(')');
  const direction = scanner.match(/\.(?:asc|desc)(?![\p{L}\p{N}_])/uy)?.slice(1) as
    | 'asc'
    | 'desc'
    | undefined;
  const nulls = scanner.match(/\.nulls(?:first|last)(?![\p{L}\p{N}_])/uy)?.slice(6) as
    | 'first'
    | 'last'
    | undefined;
  if (scanner.take('.'))
    scanner.fail(direction ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"');
  return { field, relation, direction, nulls };
}
