import { type Node, parseSync } from 'oxc-parser';

/** A function that has a name: declared, a method, or an arrow that is given to a constant. Callbacks in place do not count. */
export interface NamedFunction {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
  readonly parameters: number;
}

type Callable = { readonly start: number; readonly end: number; readonly params: readonly unknown[] };

/** @throws Error when the file cannot be parsed. */
export function namedFunctions(file: string, text: string): NamedFunction[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  return [...nodesOf(program)].flatMap((node) => {
    const found = named(node);
    if (!found) return [];
    const { name, callable } = found;
    const line = lineOf(callable.start);
    return [{ name, line, lines: lineOf(callable.end) - line + 1, parameters: callable.params.length }];
  });
}

function named(node: Node): { name: string; callable: Callable } | null {
  if (node.type === 'FunctionDeclaration' && node.id)
    return { name: node.id.name, callable: node as unknown as Callable };
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
    return callableIn(node.id.name, node.init);
  if (node.type === 'MethodDefinition' || (node.type === 'Property' && node.method))
    return node.key.type === 'Identifier' ? callableIn(node.key.name, node.value) : null;
  return null;
}

function callableIn(name: string, value: unknown): { name: string; callable: Callable } | null {
  const { type } = (value ?? {}) as { type?: string };
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
    ? { name, callable: value as Callable }
    : null;
}

export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const inner of value) yield* nodesOf(inner);
  else if (typeof value === 'object' && value !== null && 'type' in value) {
    yield value as Node;
    for (const inner of Object.values(value)) yield* nodesOf(inner);
  }
}
