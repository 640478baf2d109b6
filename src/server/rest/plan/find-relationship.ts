import {
  type Catalog,
  isSame,
  type Named,
  qualify,
  type Relationship,
} from '#server/rest/catalog/catalog.ts';
import { mostSimilar } from '#server/rest/catalog/similar-names.ts';
import { ambiguousRelationship, noRelationship } from '#server/rest/errors.ts';

/**
 * The relationship that `target` (a relation, a foreign key's name, or its column) and the hint (a foreign
 * key's name, a column of it, or a junction) mean.
 * @throws RestError PGRST200 when there is none, PGRST201 when there are several
 */
export function findRelationship(
  catalog: Catalog,
  {
    origin,
    target,
    hint,
  }: { readonly origin: Named; readonly target: string; readonly hint: string | undefined },
): Relationship {
  const all = (catalog.relationships.get(qualify(origin)) ?? []).filter(
    (way) => way.target.schema === origin.schema,
  );
  const found = all.filter((way) => matches(way, { target, hint }));
  const [only, second] = found;
  if (!only) {
    throw noRelationship({
      parent: origin.name,
      child: target,
      by: hint,
      schema: origin.schema,
      hint: suggest(catalog, { origin, target, ways: all }),
    });
  }
  if (second) {
    throw ambiguousRelationship({
      parent: origin.name,
      child: target,
      details: found.map(describe),
      choices: found.map((way) => `'${way.target.name}!${handle(way)}'`),
    });
  }
  return only;
}

function matches(
  way: Relationship,
  { target, hint }: { readonly target: string; readonly hint: string | undefined },
): boolean {
  if (way.kind === 'computed') return way.routine.name === target;
  const [pair, more] = way.kind === 'many-to-many' ? [] : way.columns;
  const single = more ? undefined : pair;
  if (isSame(way.relation, way.target)) {
    if (hint !== undefined)
      return target === way.target.name && way.kind === 'one-to-many' && single?.[1] === hint;
    if (target === way.target.name) return way.kind === 'one-to-many';
    return way.kind === 'many-to-one' && single?.[0] === target;
  }
  if (hint === undefined) {
    if (target === way.target.name) return true;
    return (
      !way.targetIsView &&
      way.kind !== 'many-to-many' &&
      (target === way.constraint || single?.[0] === target)
    );
  }
  if (target !== way.target.name) return false;
  if (way.kind === 'many-to-many') return hint === way.junction.name;
  return hint === way.constraint || single?.[0] === hint || single?.[1] === hint;
}

/** A similar name that would have led somewhere; of the parent when nothing is known of it. */
function suggest(
  catalog: Catalog,
  {
    origin,
    target,
    ways,
  }: { readonly origin: Named; readonly target: string; readonly ways: readonly Relationship[] },
): string | null {
  if (ways.length > 0) {
    const names = ways.map((way) => way.target.name);
    const child = names.includes(target)
      ? undefined
      : mostSimilar(target, { candidates: names, atLeast: 0.33 });
    return child === undefined ? null : `Perhaps you meant '${child}' instead of '${target}'.`;
  }
  const parents = [...catalog.relationships.keys()]
    .map((key) => key.split('\n'))
    .filter(([schema]) => schema === origin.schema);
  const parent = mostSimilar(origin.name, {
    candidates: parents.map(([, name]) => name ?? ''),
    atLeast: 0.75,
  });
  return parent === undefined ? null : `Perhaps you meant '${parent}' instead of '${origin.name}'.`;
}

function handle(way: Relationship): string {
  if (way.kind === 'computed') return way.routine.name;
  return way.kind === 'many-to-many' ? way.junction.name : way.constraint;
}

function describe(way: Relationship): object {
  const embedding = `${way.relation.name} with ${way.target.name}`;
  if (way.kind === 'computed') return { cardinality: 'computed', embedding, relationship: way.routine.name };
  const columns = (side: 0 | 1, pairs: typeof way.columns) =>
    `(${pairs.map((pair) => pair[side]).join(', ')})`;
  const relationship =
    way.kind === 'many-to-many'
      ? `${way.junction.name} using ${way.constraint}${columns(1, way.columns)} and ${way.targetConstraint}${columns(1, way.targetColumns)}`
      : `${way.constraint} using ${way.relation.name}${columns(0, way.columns)} and ${way.target.name}${columns(1, way.columns)}`;
  return { cardinality: way.kind, embedding, relationship };
}
