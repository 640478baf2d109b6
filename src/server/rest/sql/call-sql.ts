import type { Routine } from '#server/rest/catalog/catalog.ts';
import type { Payload, RawPayload } from '#server/rest/request/payload.ts';
import { bodySql } from './body-sql.ts';
import { bind, type Draft, quote, quoteName } from './statement.ts';

/** Arguments as JSON or raw body (POST), or as texts from the query string (GET). */
export type Arguments =
  | Payload
  | RawPayload
  | { readonly kind: 'texts'; readonly values: readonly (readonly [string, string])[] };

/** Columns named `call`: what the function gives. @param columns the columns to take of its rows */
export function callSql(
  draft: Draft,
  {
    routine,
    args,
    columns,
  }: { readonly routine: Routine; readonly args: Arguments; readonly columns: readonly string[] },
): string {
  const isScalar = routine.returns === 'scalar' || routine.returns === 'void';
  const selected = isScalar
    ? 'pgrst_call.pgrst_scalar'
    : columns.length > 0
      ? columns.join(', ')
      : 'pgrst_call.*';
  const { from, given } = argumentsSql(draft, { routine, args });
  const call = `${quoteName(routine)}(${given})`;
  const source = isScalar
    ? `LATERAL (SELECT ${call} AS pgrst_scalar) AS pgrst_call`
    : `LATERAL ${call} AS pgrst_call`;
  return `SELECT ${selected} FROM ${from === '' ? '' : `${from}, `}${source}`;
}

function argumentsSql(
  draft: Draft,
  { routine, args }: { readonly routine: Routine; readonly args: Arguments },
): { readonly from: string; readonly given: string } {
  const [first] = routine.parameters;
  if (first && first.name === '' && args.kind !== 'texts')
    return { from: '', given: bodyArgument(draft, { args, type: first.type }) };
  if (args.kind === 'raw') return { from: '', given: '' };
  if (args.kind === 'texts')
    return { from: '', given: textArguments(draft, { routine, values: args.values }) };
  const used = routine.parameters.filter(({ name }) => args.keys.includes(name));
  if (used.length === 0) return { from: '', given: '' };
  const given = used.map(
    ({ name, variadic }) => `${variadic ? 'VARIADIC ' : ''}${quote(name)} := pgrst_body.${quote(name)}`,
  );
  const body = bodySql(draft, { payload: args, columns: used, applyDefaults: false, onlyFirst: true });
  return { from: body.slice('FROM '.length), given: given.join(', ') };
}

function bodyArgument(
  draft: Draft,
  { args, type }: { readonly args: Payload | RawPayload; readonly type: string },
): string {
  if (type !== 'bytea') return `${bind(draft, args.text)}::${type}`;
  return `decode(${bind(draft, Buffer.from(args.text, 'latin1').toString('hex'))}, 'hex')`;
}

/** A parameter given several times is a list when it is variadic; else the last counts. */
function textArguments(
  draft: Draft,
  { routine, values }: { readonly routine: Routine; readonly values: readonly (readonly [string, string])[] },
): string {
  return routine.parameters
    .flatMap(({ name, type, variadic }) => {
      const given = values.flatMap(([key, value]) => (key === name ? [value] : []));
      const last = given.at(-1);
      if (last === undefined) return [];
      if (!variadic) return [`${quote(name)} := ${bind(draft, last)}::${type}`];
      return [
        `VARIADIC ${quote(name)} := ARRAY[${given.map((value) => bind(draft, value)).join(', ')}]::${type}`,
      ];
    })
    .join(', ');
}
