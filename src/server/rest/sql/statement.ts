import type { Catalog } from '#server/rest/catalog/catalog.ts';
import { undefinedType } from '#server/rest/errors.ts';

/** A statement with its bound parameters, in text form. */
export type Statement = { readonly text: string; readonly values: readonly (string | null)[] };

/** A statement in the making: values become `$1`, `$2` …; names come from the catalog and are quoted. */
export type Draft = {
  readonly catalog: Catalog;
  readonly values: (string | null)[];
};

export function startDraft(catalog: Catalog): Draft {
  return { catalog, values: [] };
}

/** The placeholder of a value. */
export function bind(draft: Draft, value: string | null): string {
  return `$${draft.values.push(value)}`;
}

/** NUL cannot stand in SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('\0', '').replaceAll('"', '""')}"`;
}

export function quoteName(name: { readonly schema: string; readonly name: string }): string {
  return `${quote(name.schema)}.${quote(name.name)}`;
}

/** For texts that come from the catalog, e.g. the names of settings and of columns as JSON keys. */
export function quoteLiteral(text: string): string {
  const quoted = text.replaceAll('\0', '').replaceAll("'", "''");
  return quoted.includes('\\') ? `E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
}

/** @throws RestError 42704 when the catalog has no such type */
export function castTo(
  draft: Draft,
  { sql, type }: { readonly sql: string; readonly type: string | undefined },
): string {
  if (type === undefined) return sql;
  const known = draft.catalog.castTypes.get(type.toLowerCase().replace(/ +/g, ' '));
  if (!known) throw undefinedType(type);
  return `CAST(${sql} AS ${known})`;
}
