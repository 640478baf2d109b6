import { patternListProblem, patternProblem } from '#server/http/pattern.ts';
import { badQuery } from '#server/rest/errors.ts';
import { type Field, readTreePath, tryQuoted } from './names.ts';
import { attempt, type Scanner, scan, skipSpace } from './scanner.ts';

/**
 * condition = [ "not." ] operation
 * operation = "in." list | "is." is | "isdistinct." value | fts [ "(" config ")" ] "." value
 *           | simple "." value | compare [ "(any)" | "(all)" ] "." value
 * is        = "null" | "not_null" | "true" | "false" | "unknown"           ; any case
 * fts       = "fts" | "plfts" | "phfts" | "wfts"
 * simple    = "neq" | "cs" | "cd" | "ov" | "sl" | "sr" | "nxr" | "nxl" | "adj"
 * compare   = "eq" | "gte" | "gt" | "lte" | "lt" | "like" | "ilike" | "match" | "imatch"
 * list      = "(" element { "," element } ")"
 * element   = quoted | any but , and )
 */

/** Operators with one value, and what they are in SQL. */
export const simpleOperators = {
  neq: '<>',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;

/** Operators that also compare with any or all of a list. */
export const compareOperators = {
  eq: '=',
  gte: '>=',
  gt: '>',
  lte: '<=',
  lt: '<',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
} as const;

export const textSearchFunctions = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;

export const isValues = {
  null: 'NULL',
  not_null: 'NOT NULL',
  true: 'TRUE',
  false: 'FALSE',
  unknown: 'UNKNOWN',
} as const;

export type Operation =
  | { readonly kind: 'simple'; readonly operator: keyof typeof simpleOperators; readonly value: string }
  | {
      readonly kind: 'compare';
      readonly operator: keyof typeof compareOperators;
      readonly quantifier?: 'any' | 'all';
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: keyof typeof isValues }
  | { readonly kind: 'isdistinct'; readonly value: string }
  | {
      readonly kind: 'search';
      readonly operator: keyof typeof textSearchFunctions;
      readonly config?: string;
      readonly value: string;
    };

export type Filter = { readonly field: Field; readonly negated: boolean; readonly operation: Operation };

/** A filter on the resource that `path` leads to; an empty path is the root. */
export type PlacedFilter = { readonly path: readonly string[]; readonly filter: Filter };

/** `?client.name=not.eq.x`. @throws RestError PGRST100 */
export function parseFilter(key: string, value: string): PlacedFilter {
  const { path, field } = parseTreePath(key);
  const condition = readCondition(scan(value, 'filter'), readRest);
  return { path, filter: { field, ...condition } };
}

export function parseTreePath(key: string): ReturnType<typeof readTreePath> {
  const scanner = scan(key, 'tree path');
  const place = readTreePath(scanner);
  if (!scanner.atEnd()) scanner.fail('delimiter (.), "->>", "->" or end of input');
  return place;
}

/** @param readValue reads the value: to the end in a filter, to the next `,` or `)` in a logic tree. */
export function readCondition(
  scanner: Scanner,
  readValue: (scanner: Scanner) => string,
): { readonly negated: boolean; readonly operation: Operation } {
  const negated = scanner.take('not.');
  return { negated, operation: readOperation(scanner, readValue) };
}

function readOperation(scanner: Scanner, readValue: (scanner: Scanner) => string): Operation {
  if (scanner.take('in.')) return { kind: 'in', values: readList(scanner) };
  if (scanner.take('isdistinct.')) return { kind: 'isdistinct', value: readValue(scanner) };
  if (scanner.take('is.')) return { kind: 'is', value: readIs(scanner) };
  const operator = attempt(scanner, () => readOperator(scanner));
  if (!operator) return scanner.fail('"not" or operator (eq, gt, ...)');
  const operation = { ...operator, value: readValue(scanner) } as Operation;
  requireSafePattern(operation);
  return operation;
}

/** Rule 9.110. @throws RestError PGRST100 */
function requireSafePattern(operation: Operation): void {
  if (operation.kind !== 'compare') return;
  const { operator, quantifier, value } = operation;
  if (operator !== 'match' && operator !== 'imatch') return;
  const problem = quantifier ? patternListProblem(value) : patternProblem(value);
  if (problem) throw badQuery(`"the pattern of ${operator} is not run (${value.slice(0, 100)})"`, problem);
}

/** The operator with its brackets and the full stop after it. */
function readOperator(scanner: Scanner): object | undefined {
  const name = scanner.match(/[a-z]+/y) ?? '';
  const brackets = scanner
    .match(/\([\p{L}\p{N}_ $]+\)/uy)
    ?.slice(1, -1)
    .trim();
  if (!scanner.take('.')) return undefined;
  if (Object.hasOwn(textSearchFunctions, name)) return { kind: 'search', operator: name, config: brackets };
  if (Object.hasOwn(simpleOperators, name) && brackets === undefined)
    return { kind: 'simple', operator: name };
  if (!Object.hasOwn(compareOperators, name)) return undefined;
  if (brackets !== undefined && brackets !== 'any' && brackets !== 'all') return undefined;
  return { kind: 'compare', operator: name, quantifier: brackets };
}

function readIs(scanner: Scanner): keyof typeof isValues {
  const word = scanner.match(/not_null|null|true|false|unknown/iy)?.toLowerCase();
  return (
    (word as keyof typeof isValues | undefined) ??
    scanner.fail('isVal: (null, not_null, true, false, unknown)')
  );
}

function readList(scanner: Scanner): string[] {
  skipSpace(scanner);
  scanner.expect('(');
  skipSpace(scanner);
  const values: string[] = [];
  do values.push(readElement(scanner));
  while (scanner.take(','));
  scanner.expect(')');
  skipSpace(scanner);
  return values;
}

/** A quoted text, or all up to the next `,` or `)`. */
export function readElement(scanner: Scanner): string {
  const inQuotes = attempt(scanner, () => {
    const value = tryQuoted(scanner);
    return scanner.atEnd() || scanner.peek() === ',' || scanner.peek() === ')' ? value : undefined;
  });
  return inQuotes ?? scanner.match(/[^,)]*/y) ?? '';
}

function readRest(scanner: Scanner): string {
  return scanner.match(/[\s\S]*/y) ?? '';
}
