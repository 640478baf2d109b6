import { type Field, readName, readPath, tryName } from './names.ts';
import { attempt, commaList, type Scanner, scan, skipSpace } from './scanner.ts';

/**
 * select    = [ item { "," item } ]
 * item      = "*" | spread | embed | count | plain
 * spread    = "..." name params "(" select ")"
 * embed     = [ alias ":" ] name params "(" select ")"
 * params    = { "!" ("inner" | "left" | hint) }           ; at most two
 * count     = [ alias ":" ] "count()" [ "::" type ]
 * plain     = [ alias ":" ] field [ "::" type ] [ "." aggregate "()" [ "::" type ] ]
 * aggregate = "sum" | "avg" | "count" | "max" | "min"
 */

type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min';

export type SelectItem = SelectField | SelectEmbed;

export type SelectField = {
  readonly kind: 'field';
  /** The name is `*` for all columns, and for `count()`. */
  readonly field: Field;
  readonly alias?: string;
  readonly cast?: string;
  readonly aggregate?: Aggregate;
  readonly aggregateCast?: string;
};

export type SelectEmbed = {
  readonly kind: 'embed';
  readonly name: string;
  readonly alias?: string;
  readonly hint?: string;
  readonly join?: 'inner' | 'left';
  /** Its columns go into the parent's row. */
  readonly spread: boolean;
  readonly items: readonly SelectItem[];
};

/** Deeper nesting than this is refused: each level is a join. */
const maxDepth = 10;

/** @throws RestError PGRST100 */
export function parseSelect(text: string): SelectItem[] {
  const scanner = scan(text, 'select parameter');
  const items = readSelect(scanner, 0);
  if (!scanner.atEnd()) scanner.fail('letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  return items;
}

function readSelect(scanner: Scanner, depth: number): SelectItem[] {
  skipSpace(scanner);
  if (scanner.atEnd() || scanner.peek() === ')') return [];
  if (depth > maxDepth) scanner.fail(`at most ${maxDepth} levels of embedding`);
  return commaList(scanner, () => readItem(scanner, depth));
}

function readItem(scanner: Scanner, depth: number): SelectItem {
  if (scanner.take('...'))
    return readEmbed(scanner, { head: { spread: true, name: readName(scanner) }, depth });
  const star = attempt(scanner, () => (scanner.take('*') && atItemEnd(scanner) ? true : undefined));
  if (star) return { kind: 'field', field: { name: '*', path: [] } };
  const alias = attempt(scanner, () => readAlias(scanner));
  if (scanner.take('count()')) {
    return {
      kind: 'field',
      field: { name: '*', path: [] },
      alias,
      aggregate: 'count',
      aggregateCast: readCast(scanner),
    };
  }
  const name = readName(scanner);
  if (scanner.peek() === '(' || scanner.peek() === '!')
    return readEmbed(scanner, { head: { spread: false, name, alias }, depth });
  const field: Field = { name, path: readPath(scanner) };
  const cast = readCast(scanner);
  const aggregate = readAggregate(scanner);
  const aggregateCast = aggregate ? readCast(scanner) : undefined;
  if (!atItemEnd(scanner))
    scanner.fail('letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  return { kind: 'field', field, alias, cast, aggregate, aggregateCast };
}

function readAlias(scanner: Scanner): string | undefined {
  const name = tryName(scanner);
  return name !== undefined && !scanner.startsWith('::') && scanner.take(':') ? name : undefined;
}

function readEmbed(
  scanner: Scanner,
  {
    head,
    depth,
  }: {
    readonly head: { readonly spread: boolean; readonly name: string; readonly alias?: string };
    readonly depth: number;
  },
): SelectEmbed {
  let hint: string | undefined;
  let join: 'inner' | 'left' | undefined;
  for (let count = 0; count < 2 && scanner.take('!'); count += 1) {
    const parameter = readName(scanner);
    if (parameter === 'inner' || parameter === 'left') join ??= parameter;
    else hint ??= parameter;
  }
  scanner.expect('(');
  const items = readSelect(scanner, depth + 1);
  scanner.expect(')');
  return { kind: 'embed', ...head, hint, join, items };
}

function readCast(scanner: Scanner): string | undefined {
  if (!scanner.take('::')) return undefined;
  return scanner.match(/[\p{L}\p{N}_ $]+/uy)?.trim() || scanner.fail('letter or digit');
}

function readAggregate(scanner: Scanner): Aggregate | undefined {
  const found = scanner.match(/\.(?:sum|avg|count|max|min)\(\)/y);
  return found?.slice(1, -2) as Aggregate | undefined;
}

function atItemEnd(scanner: Scanner): boolean {
  skipSpace(scanner);
  return scanner.atEnd() || scanner.peek() === ',' || scanner.peek() === ')';
}
