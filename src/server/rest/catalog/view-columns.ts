/**
 * Where the columns of a view come from, read from its parsed query in pg_rewrite.ev_action (a pg_node_tree).
 * Only the outermost query's target list counts: its entries say `:resno 1 … :resorigtbl 16386 :resorigcol 2`.
 */

export type ColumnOrigin = {
  /** Position in the view. */
  readonly position: number;
  readonly relation: string;
  readonly relationPosition: number;
};

/** Brackets and words; a backslash protects the next character. */
const token = /[{}()]|(?:\\[\s\S]|[^\s{}()\\])+/g;

export function readOrigins(tree: string): ColumnOrigin[] {
  const origins: ColumnOrigin[] = [];
  let depth = 0;
  let listDepth = 0;
  let inList = false;
  let entry: Record<string, string> = {};
  let previous = '';
  for (const [word] of tree.matchAll(token)) {
    if (word === '{' || word === '(') {
      depth += 1;
      if (word === '(' && previous === ':targetList' && depth === 3) {
        inList = true;
        listDepth = depth;
      }
    } else if (word === '}' || word === ')') {
      depth -= 1;
      if (inList && word === '}' && depth === listDepth) {
        addOrigin(origins, entry);
        entry = {};
      }
      if (inList && depth < listDepth) return origins;
    } else if (inList && depth === listDepth + 1 && previous.startsWith(':')) {
      entry[previous] = word;
    }
    previous = word;
  }
  return origins;
}

function addOrigin(origins: ColumnOrigin[], entry: Readonly<Record<string, string>>): void {
  const { ':resno': position, ':resorigtbl': relation, ':resorigcol': column } = entry;
  if (!position || !relation || relation === '0' || !column) return;
  origins.push({ position: Number(position), relation, relationPosition: Number(column) });
}

/** Columns of a relation by position, and those of `base` that they show. */
export type Exposure = { readonly oid: string; readonly positions: ReadonlyMap<number, readonly number[]> };

/**
 * For each relation, the views that show columns of it, through any number of views between.
 * @param views the origins of each view's columns by the view's oid
 * @returns by the base relation's oid
 */
export function findExposures(views: ReadonlyMap<string, readonly ColumnOrigin[]>): Map<string, Exposure[]> {
  const byBase = new Map<string, Map<string, Map<number, number[]>>>();
  for (const [view, origins] of views) {
    for (const origin of origins) {
      for (const base of follow(views, { origin, seen: new Set([view]) })) {
        const ofBase = getOrAdd(byBase, base.relation, () => new Map<string, Map<number, number[]>>());
        const exposed = getOrAdd(ofBase, view, () => new Map<number, number[]>());
        const shown = getOrAdd(exposed, base.relationPosition, () => [] as number[]);
        if (!shown.includes(origin.position)) shown.push(origin.position);
      }
    }
  }
  return new Map(
    [...byBase].map(([base, exposures]) => [
      base,
      [...exposures].map(([oid, positions]) => ({ oid, positions })),
    ]),
  );
}

/** The origin itself and, when it is a view's column, where that comes from. */
function follow(
  views: ReadonlyMap<string, readonly ColumnOrigin[]>,
  { origin, seen }: { readonly origin: ColumnOrigin; readonly seen: ReadonlySet<string> },
): ColumnOrigin[] {
  if (seen.has(origin.relation)) return [];
  const further = (views.get(origin.relation) ?? []).filter(
    (next) => next.position === origin.relationPosition,
  );
  return [
    origin,
    ...further.flatMap((next) => follow(views, { origin: next, seen: new Set([...seen, origin.relation]) })),
  ];
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
