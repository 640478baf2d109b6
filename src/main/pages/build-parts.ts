import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** So many segments of a path tell which screens it may lead to; bokmål's have one more before them. */
const tellingSegments = 2;

/**
 * The build with those routes alone that a path could lead to: the router tries one after the other of all that it is given, in
 * both languages, at each of its steps, and makes elements of all of them for each page (docs/performance.md). The part is the
 * same object for all paths of a kind; the whole build where a path is written so that it tells nothing.
 */
export function buildParts(build: ServerBuild): (pathname: string) => ServerBuild {
  const { routes } = build;
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => ({ id, segments: segmentsOf(routes, id) }));
  const known = new Set(leaves.flatMap(({ segments }) => segments.filter((segment) => !isOpen(segment))));
  const parts = new Map<string, ServerBuild>();
  const byKind = new Map<string, ServerBuild>();
  return (pathname) => {
    // The router decodes what it compares.
    if (/%|\/\//.test(pathname)) return build;
    const kind = sectionOf(
      pathname
        .replace(/\.data$/, '')
        .toLowerCase()
        .split('/')
        .filter((segment) => segment !== ''),
    ).map((segment) => (known.has(segment) ? segment : anyOther));
    const key = kind.join('/');
    const found = byKind.get(key);
    if (found) return found;
    const ids = leaves.filter(({ segments }) => mayMatch(segments, kind)).map(({ id }) => id);
    const part = parts.get(ids.join()) ?? partOf(build, ids);
    parts.set(ids.join(), part);
    byKind.set(key, part);
    return part;
  };
}

/** In a path's kind, a segment that no route names. */
const anyOther = '*';

function sectionOf(segments: readonly string[]): readonly string[] {
  return segments.slice(0, segments[0] === 'nb' ? tellingSegments + 1 : tellingSegments);
}

/** A parameter, the rest of a path, or what may be left out. */
function isOpen(segment: string): boolean {
  return /^:|[*?]/.test(segment);
}

/** Whether a route may be meant by a path that begins so. Rather one too many: the router decides. */
function mayMatch(segments: readonly string[], section: readonly string[]): boolean {
  if (segments.some((segment) => segment.endsWith('?'))) return true;
  const rest = segments.indexOf('*');
  return section.every((wanted, at) => {
    const segment = segments[at];
    return segment === undefined || isOpen(segment) || segment === wanted || (rest !== -1 && at >= rest);
  });
}

/** With all that they stand in, in the table's order. */
function partOf(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const { routes, assets } = build;
  const wanted = new Set<string>();
  for (const id of ids)
    for (let one: string | undefined = id; one !== undefined; one = routes[one]?.parentId) wanted.add(one);
  const only = <Table extends object>(table: Table): Table =>
    Object.fromEntries(Object.entries(table).filter(([id]) => wanted.has(id))) as Table;
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}

function segmentsOf(routes: Routes, id: string): readonly string[] {
  const paths: string[] = [];
  for (let one: string | undefined = id; one !== undefined; one = routes[one]?.parentId)
    paths.unshift(routes[one]?.path ?? '');
  return paths
    .join('/')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}
