import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { nodesOf } from './functions.ts';

/** One import of one file by another, paths from `src`. `typeOnly` leaves nothing behind at run time. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly line: number;
  readonly typeOnly: boolean;
}

export interface ModuleGraph {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
}

interface Specifier {
  readonly value: string;
  readonly start: number;
  readonly typeOnly: boolean;
}

/**
 * Every file under `src` and every import among them. Packages are not in it.
 * @throws Error when a file cannot be parsed: a file that is not understood would be a hole in the check.
 */
export async function readModuleGraph(source: string): Promise<ModuleGraph> {
  const files: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) files.push(file);
  files.sort();
  return { files, imports: files.flatMap((file) => importsOf(source, file)) };
}

function importsOf(source: string, file: string): Import[] {
  const text = readFileSync(join(source, file), 'utf8');
  return specifiersOf(file, text).flatMap(({ value, start, typeOnly }) => {
    const to = resolve(file, value);
    return to === undefined
      ? []
      : [{ from: file, to, line: text.slice(0, start).split('\n').length, typeOnly }];
  });
}

/** All ways to name another module: import, export from, `import()` as value and as type, `import x = require()`. */
export function specifiersOf(file: string, text: string): Specifier[] {
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Specifier[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    value: moduleRequest.value,
    start: moduleRequest.start,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  for (const { entries } of module.staticExports) {
    const [first] = entries;
    if (!first?.moduleRequest) continue;
    const { value, start } = first.moduleRequest;
    found.push({ value, start, typeOnly: entries.every((entry) => entry.isType) });
  }
  // The tree is walked only where there may be something: it takes ten times as long as the rest.
  for (const node of /\b(import|require)\s*\(/.test(text) ? nodesOf(program) : []) {
    if (node.type === 'TSImportType')
      found.push({ value: node.source.value, start: node.source.start, typeOnly: true });
    else if (node.type === 'TSExternalModuleReference') found.push(dynamic(node.expression));
    else if (node.type === 'ImportExpression' && node.source.type === 'Literal')
      found.push(dynamic(node.source));
    // The beginning of a template says at least which room is meant.
    else if (node.type === 'ImportExpression' && node.source.type === 'TemplateLiteral')
      found.push({ value: node.source.quasis[0]?.value.cooked ?? '', start: node.start, typeOnly: false });
  }
  return found;
}

function dynamic({ value, start }: { value: unknown; start: number }): Specifier {
  return { value: String(value), start, typeOnly: false };
}

/** The path from `src`, of an alias (`#server/…`) or a neighbour (`./…`); undefined for a package. */
function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  const alias = path.match(/^#(domain|server|web|main)\/(.*)$/);
  if (alias) return `${alias[1]}/${alias[2]}`;
  if (!path.startsWith('.')) return undefined;
  const target = relative('.', join(dirname(file), path));
  return target.startsWith('..') ? undefined : target;
}
