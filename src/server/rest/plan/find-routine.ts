import { type Catalog, type Named, qualify, type Routine } from '#server/rest/catalog/catalog.ts';
import { mostSimilar } from '#server/rest/catalog/similar-names.ts';
import { ambiguousRoutine, noRoutine } from '#server/rest/errors.ts';

/** How a function is called: the names of the arguments, or one unnamed body of a media type. */
export type Call = Named & {
  readonly keys: readonly string[];
  readonly post: boolean;
  readonly mediaType: 'application/json' | 'text/plain' | 'text/xml' | 'application/octet-stream';
};

/** Types of one unnamed parameter that take the whole body. */
const bodyTypes: Readonly<Record<Call['mediaType'], readonly string[]>> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
};

/**
 * The function of that name that takes just these arguments; of overloaded ones the one that fits.
 * @throws RestError PGRST202 when none fits, PGRST203 when several do
 */
export function findRoutine(catalog: Catalog, call: Call): Routine {
  const named = catalog.routines.get(qualify(call)) ?? [];
  const byNames = named.filter((routine) => takesKeys(routine, call));
  const byBody = byNames.length > 0 ? [] : named.filter((routine) => takesBody(routine, call));
  const [only, second] = [...byNames, ...byBody];
  if (!only) throw notFound(catalog, { call, named });
  if (second) throw ambiguousRoutine([...byNames, ...byBody].map(describeRoutine));
  return only;
}

function takesKeys(routine: Routine, call: Call): boolean {
  const { parameters } = routine;
  if (parameters.length === 0)
    return call.keys.length === 0 && (!call.post || call.mediaType === 'application/json');
  const names = parameters.map(({ name }) => name);
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return call.keys.every((key) => names.includes(key)) && required.every((name) => call.keys.includes(name));
}

function takesBody(routine: Routine, call: Call): boolean {
  const [parameter, second] = routine.parameters;
  if (!call.post || !parameter || second || parameter.name !== '') return false;
  return bodyTypes[call.mediaType].includes(parameter.type);
}

function describeRoutine(routine: Routine): string {
  const parameters = routine.parameters.map(({ name, type }) => `${name} => ${type}`);
  return `${routine.schema}.${routine.name}(${parameters.join(', ')})`;
}

function notFound(
  catalog: Catalog,
  { call, named }: { readonly call: Call; readonly named: readonly Routine[] },
): Error {
  const name = `${call.schema}.${call.name}`;
  const keys = [...call.keys].sort();
  const onlyBody = call.post && call.mediaType !== 'application/json';
  const without = keys.length === 0;
  const asked = onlyBody ? '' : without ? ' without parameters' : `(${keys.join(', ')})`;
  const searched = onlyBody
    ? ` with a single unnamed ${bodyTypes[call.mediaType][0]} parameter`
    : `${without ? ' without parameters' : ` with parameter${keys.length > 1 ? 's' : ''} ${keys.join(', ')}`}${
        call.post ? ' or with a single unnamed json/jsonb parameter' : ''
      }`;
  return noRoutine({
    message: `Could not find the function ${name}${asked} in the schema cache`,
    details: `Searched for the function ${name}${searched}, but no matches were found in the schema cache.`,
    hint: onlyBody ? null : suggest(catalog, { call, keys, named }),
  });
}

function suggest(
  catalog: Catalog,
  {
    call,
    keys,
    named,
  }: { readonly call: Call; readonly keys: readonly string[]; readonly named: readonly Routine[] },
): string | null {
  const list = (names: readonly string[]) => `(${[...names].sort().join(', ')})`;
  if (named.length > 0) {
    const lists = named.map((routine) => list(routine.parameters.map(({ name }) => name)));
    const similar = mostSimilar(list(keys), { candidates: lists, atLeast: 0.33 });
    return similar === undefined
      ? null
      : `Perhaps you meant to call the function ${call.schema}.${call.name}${similar}`;
  }
  const names = [...catalog.routines.values()].flatMap(([routine]) =>
    routine?.schema === call.schema ? [routine.name] : [],
  );
  const similar = mostSimilar(call.name, { candidates: names, atLeast: 0.75 });
  return similar === undefined ? null : `Perhaps you meant to call the function ${call.schema}.${similar}`;
}
