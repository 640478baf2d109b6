import type { Scanner } from './scanner.ts';

/**
 * name      = quoted | word { "-" word }          ; a "-" before ">" belongs to an arrow
 * word      = letter | digit | "_" | " " | "$" …  ; spaces at both ends are dropped
 * quoted    = '"' { any but \ and " | "\" any } '"'
 * path      = { ("->>" | "->") (index | key) }
 * key       = quoted | any but ( - : . , > )
 * index     = ["-"] digit …                       ; only before "->", "::", ".", "," or the end
 * field     = name path
 * treePath  = { name "." } field
 */

export type JsonStep =
  | { readonly arrow: '->' | '->>'; readonly key: string }
  | { readonly arrow: '->' | '->>'; readonly index: number };

/** A column by name, with the way into it when it is JSON. */
export type Field = { readonly name: string; readonly path: readonly JsonStep[] };

const word = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;
const keyWord = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;
const quoted = /"(?:[^"\\]|\\[\s\S])*"/y;

export function readName(scanner: Scanner): string {
  return tryName(scanner) ?? scanner.fail('field name (* or [a..z0..9_$])');
}

export function tryName(scanner: Scanner): string | undefined {
  const start = scanner.place();
  const inQuotes = tryQuoted(scanner);
  // No name in Postgres is empty, or has the character NUL in it.
  if (inQuotes && !inQuotes.includes('\0')) return inQuotes;
  scanner.back(start);
  const name = scanner.match(word)?.trim();
  if (name) return name;
  scanner.back(start);
  return undefined;
}

export function tryQuoted(scanner: Scanner): string | undefined {
  return scanner
    .match(quoted)
    ?.slice(1, -1)
    .replace(/\\([\s\S])/g, '$1');
}

export function readField(scanner: Scanner): Field {
  return { name: readName(scanner), path: readPath(scanner) };
}

export function readPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take('->>') ? '->>' : scanner.take('->') ? '->' : undefined;
    if (!arrow) return steps;
    const index = scanner.match(/-?\d{1,9}(?=->|::|\.|,|\)|$)/y);
    if (index !== undefined) steps.push({ arrow, index: Number(index) });
    else steps.push({ arrow, key: readKey(scanner) });
  }
}

function readKey(scanner: Scanner): string {
  if (scanner.peek() === '-') scanner.fail('digit');
  return (
    tryQuoted(scanner) ??
    (scanner.match(keyWord)?.trim() || scanner.fail('any non reserved character different from: (-:.,>)'))
  );
}

/** `a.b.c->d`: the names before the last are the way to an embedded resource. */
export function readTreePath(scanner: Scanner): { readonly path: readonly string[]; readonly field: Field } {
  const names = [readName(scanner)];
  while (scanner.take('.')) names.push(readName(scanner));
  const name = names.pop() ?? '';
  return { path: names, field: { name, path: readPath(scanner) } };
}
