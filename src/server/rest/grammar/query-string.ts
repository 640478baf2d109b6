import { badQuery } from '#server/rest/errors.ts';
import { type PlacedFilter, parseFilter, parseTreePath } from './filters.ts';
import { type PlacedLogic, parseLogic } from './logic.ts';
import { readName } from './names.ts';
import { type PlacedOrder, parseOrder } from './order.ts';
import { commaList, scan } from './scanner.ts';
import { parseSelect, type SelectItem } from './select.ts';

/** How many rows, from which on; of the resource that `path` leads to. */
type PlacedRange = {
  readonly path: readonly string[];
  readonly limit?: number;
  readonly offset?: number;
};

export type Query = {
  readonly select: readonly SelectItem[];
  readonly filters: readonly PlacedFilter[];
  readonly logic: readonly PlacedLogic[];
  readonly order: readonly PlacedOrder[];
  readonly ranges: readonly PlacedRange[];
  readonly columns?: readonly string[];
  readonly onConflict?: readonly string[];
  /** Arguments of a function called by GET: what is no filter. */
  readonly arguments: readonly (readonly [name: string, value: string])[];
};

/** @param forRoutine values without an operator are the function's arguments */
export function parseQuery(search: string, forRoutine: boolean): Query {
  const pairs = splitPairs(search);
  const select = pairs.find(([key]) => key === 'select')?.[1];
  const columns = pairs.find(([key]) => key === 'columns')?.[1];
  const onConflict = pairs.find(([key]) => key === 'on_conflict')?.[1];
  const filters: PlacedFilter[] = [];
  const logic: PlacedLogic[] = [];
  const order: PlacedOrder[] = [];
  const ranges: PlacedRange[] = [];
  const args: [string, string][] = [];
  for (const [key, value] of pairs) {
    if (key === 'select' || key === 'columns' || key === 'on_conflict') continue;
    switch (key.slice(key.lastIndexOf('.') + 1)) {
      case 'and':
      case 'or':
        logic.push(parseLogic(key, value));
        break;
      case 'order':
        if (value !== '') order.push(parseOrder(key, value));
        break;
      case 'limit':
        ranges.push({ path: parseTreePath(key).path, limit: wholeNumber(value) });
        break;
      case 'offset':
        ranges.push({ path: parseTreePath(key).path, offset: wholeNumber(value) });
        break;
      default: {
        const filter = forRoutine ? filterOrNothing(key, value) : parseFilter(key, value);
        if (filter) filters.push(filter);
        else args.push([key, value]);
      }
    }
  }
  return {
    select: parseSelect(select ?? '*'),
    filters,
    logic,
    order,
    ranges,
    columns: columns === undefined ? undefined : parseNames(columns, 'columns parameter'),
    onConflict: onConflict === undefined ? undefined : parseNames(onConflict, 'on_conflict parameter'),
    arguments: args,
  };
}

/** Keys and values, decoded; a key without `=` says nothing. */
export function splitPairs(search: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (const part of search.split('&')) {
    const at = part.indexOf('=');
    if (at > 0) pairs.push([decode(part.slice(0, at)), decode(part.slice(at + 1))]);
  }
  return pairs;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw badQuery('"failed to decode the query string"', 'unexpected percent-encoding that is not UTF-8');
  }
}

function filterOrNothing(key: string, value: string): PlacedFilter | undefined {
  try {
    return parseFilter(key, value);
  } catch {
    return undefined;
  }
}

function parseNames(text: string, what: string): string[] {
  const scanner = scan(text, what);
  const names = commaList(scanner, () => readName(scanner));
  if (!scanner.atEnd()) scanner.fail('"," or end of input');
  return names;
}

/** Like the dialect's: what is no whole number limits nothing. */
function wholeNumber(value: string): number | undefined {
  return /^-?\d{1,15}$/.test(value) ? Number(value) : undefined;
}
