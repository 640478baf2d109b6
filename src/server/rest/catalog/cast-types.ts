import type { Named } from './catalog.ts';

/** Names of the SQL standard that are no names in pg_type. */
const standardNames: Readonly<Record<string, string>> = {
  bigint: 'int8',
  boolean: 'bool',
  'bit varying': 'varbit',
  char: 'bpchar',
  character: 'bpchar',
  'character varying': 'varchar',
  dec: 'numeric',
  decimal: 'numeric',
  'double precision': 'float8',
  float: 'float8',
  int: 'int4',
  integer: 'int4',
  real: 'float4',
  smallint: 'int2',
  'time with time zone': 'timetz',
  'time without time zone': 'time',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
};

/** What a cast may name, in lower case, and the type as quoted SQL. @param types the ones that win a name come last */
export function castTypes(types: readonly Named[]): Map<string, string> {
  const names = new Map(
    types.map((type) => [type.name.toLowerCase(), `${quote(type.schema)}.${quote(type.name)}`]),
  );
  for (const [name, own] of Object.entries(standardNames)) names.set(name, `"pg_catalog".${quote(own)}`);
  return names;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
