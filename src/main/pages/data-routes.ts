import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** So many segments of a path tell which screens it may lead to; bokmål's have one more before them. */
const tellingSegments = 2;

/**
 * The routes that a path could lead to, for requests of data: the router tries one after the other of all that it is given,
 * in both languages, at each of its steps, which cost half of the memory that an answer to a task took (docs/performance.md). The part is the same object for all paths of a section; the whole table where no section is known.
 */
export function dataRoutes(routes: Routes): (pathname: string) => Routes {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => ({ id, segments: segmentsOf(routes, id) }));
  const sections = new Map<string, Routes | null>();
  for (const { segments } of leaves) {
    const section = sectionOf(segments);
    if (section.every((segment) => !isOpen(segment))) sections.set(section.join('/'), null);
  }
  return (pathname) => {
    const section = sectionOf(
      pathname
        .replace(/\.data$/, '')
        .toLowerCase()
        .split('/')
        .filter((segment) => segment !== ''),
    );
    const key = section.join('/');
    const known = sections.get(key);
    if (known !== null) return known ?? routes;
    const part = partOf(
      routes,
      leaves.filter(({ segments }) => mayMatch(segments, section)).map(({ id }) => id),
    );
    sections.set(key, part);
    return part;
  };
}

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
function partOf(routes: Routes, ids: readonly string[]): Routes {
  const wanted = new Set<string>();
  for (const id of ids)
    for (let one: string | undefined = id; one !== undefined; one = routes[one]?.parentId) wanted.add(one);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => wanted.has(id)));
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
