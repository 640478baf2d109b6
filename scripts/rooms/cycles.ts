/**
 * The strongly connected parts of a graph that hold more than one node: each is a knot of cycles.
 * Tarjan, "Depth-first search and linear graph algorithms" (1972). Nodes of a part come sorted.
 */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return cycles;

  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.get(node) as number);
    stack.push(node);
    open.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lowest.set(node, Math.min(lowest.get(node) as number, lowest.get(next) as number));
      } else if (open.has(next)) {
        lowest.set(node, Math.min(lowest.get(node) as number, order.get(next) as number));
      }
    }
    if (lowest.get(node) === order.get(node)) close(node);
  }

  function close(root: string): void {
    const part = stack.splice(stack.lastIndexOf(root));
    for (const node of part) open.delete(node);
    if (part.length > 1) cycles.push(part.sort());
  }
}

/** Who names whom, without the order and without the doubles. */
export function toAdjacency(
  pairs: Iterable<{ readonly from: string; readonly to: string }>,
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of pairs) {
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets.add(to));
  }
  return edges;
}
