import { type Filter, readCondition, readElement } from './filters.ts';
import { readField, readName } from './names.ts';
import { attempt, commaList, type Scanner, scan, skipSpace } from './scanner.ts';

/**
 * key       = { name "." } [ "not." ] ("and" | "or")       ; `?clients.not.or=(…)`
 * tree      = filter | [ "not." ] ("and" | "or") "(" tree { "," tree } ")"
 * filter    = field "." condition                          ; a value ends at "," or ")"
 * value     = quoted | "{" any but { and } "}" | any but , and )
 */

export type Logic =
  | { readonly kind: 'filter'; readonly filter: Filter }
  | { readonly kind: 'and' | 'or'; readonly negated: boolean; readonly terms: readonly Logic[] };

export type PlacedLogic = { readonly path: readonly string[]; readonly logic: Logic };

const maxDepth = 20;

/** @throws RestError PGRST100 */
export function parseLogic(key: string, value: string): PlacedLogic {
  const keyScanner = scan(key, 'logic path');
  const names = [readName(keyScanner)];
  while (keyScanner.take('.')) names.push(readName(keyScanner));
  if (!keyScanner.atEnd()) keyScanner.fail('delimiter (.) or end of input');
  const operator = names.pop() ?? '';
  const negated = names.includes('not');
  if (!/^[ \t]*\(/.test(value)) scan(value, 'logic tree').fail('"("');
  const scanner = scan(`${negated ? 'not.' : ''}${operator}${value}`, 'logic tree');
  const logic = readTree(scanner, 0);
  if (!scanner.atEnd()) scanner.fail('end of input');
  return { path: names.filter((name) => name !== 'not'), logic };
}

function readTree(scanner: Scanner, depth: number): Logic {
  if (depth > maxDepth) scanner.fail(`at most ${maxDepth} levels`);
  const start = scanner.place();
  const negated = scanner.take('not.');
  const operator = scanner.match(/(?:and|or)(?=[ \t]*\()/y) as 'and' | 'or' | undefined;
  if (!operator) {
    scanner.back(start);
    return { kind: 'filter', filter: readFilter(scanner) };
  }
  skipSpace(scanner);
  scanner.expect('(');
  const terms = commaList(scanner, () => readTree(scanner, depth + 1));
  scanner.expect(')');
  skipSpace(scanner);
  return { kind: operator, negated, terms };
}

function readFilter(scanner: Scanner): Filter {
  const field = readField(scanner);
  scanner.expect('.');
  return { field, ...readCondition(scanner, readValue) };
}

function readValue(scanner: Scanner): string {
  if (scanner.peek() === '{') {
    const array = attempt(scanner, () => scanner.match(/\{[^{}]*\}/y));
    if (array !== undefined) return array;
  }
  return readElement(scanner);
}
