import { isTooDeep } from '#server/http/read-text.ts';
import { badBody } from '#server/rest/errors.ts';
import { splitPairs } from '#server/rest/grammar/query-string.ts';
import { parseCsv } from './csv.ts';

/** The body as JSON text, which Postgres parses (numbers keep all their digits), and what we must know of it. */
export type Payload = {
  readonly kind: 'json';
  readonly text: string;
  readonly isArray: boolean;
  readonly keys: readonly string[];
};

/** A body handed on as it is to a function with one unnamed parameter. */
export type RawPayload = {
  readonly kind: 'raw';
  readonly text: string;
  readonly mediaType: 'text/plain' | 'text/xml' | 'application/octet-stream';
};

const noRows: Payload = { kind: 'json', text: '[]', isArray: true, keys: [] };

/**
 * The body of an insert, an update or a function's call.
 * @param columns `?columns=`: the keys to take; the body is then not looked through
 * @throws RestError PGRST102
 */
export function readPayload(body: {
  readonly text: string;
  readonly contentType: string | undefined;
  readonly columns: readonly string[] | undefined;
  readonly forRoutine: boolean;
}): Payload | RawPayload {
  const mediaType = body.contentType?.split(';')[0]?.trim().toLowerCase() || 'application/json';
  switch (mediaType) {
    case 'application/json':
      return readJson(body.text, { columns: body.columns, forRoutine: body.forRoutine });
    case 'text/csv': {
      const rows = parseCsv(body.text);
      if (!rows) throw badBody('All lines must have same number of fields');
      return withKeys(JSON.stringify(rows), rows);
    }
    case 'application/x-www-form-urlencoded': {
      const values = Object.fromEntries(splitPairs(body.text));
      return withKeys(JSON.stringify(values), values);
    }
    case 'text/plain':
    case 'text/xml':
    case 'application/octet-stream':
      if (body.forRoutine) return { kind: 'raw', text: body.text, mediaType };
  }
  throw badBody(`Content-Type not acceptable: ${mediaType}`);
}

function readJson(
  text: string,
  { columns, forRoutine }: { readonly columns: readonly string[] | undefined; readonly forRoutine: boolean },
): Payload {
  if (isTooDeep(text)) throw badBody('The json is nested too deeply');
  if (columns) return { kind: 'json', text, isArray: /^\s*\[/.test(text), keys: [...new Set(columns)] };
  if (text === '' && forRoutine) return { kind: 'json', text: '{}', isArray: false, keys: [] };
  return withKeys(text, parseJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badBody('Empty or invalid json');
  }
}

function withKeys(text: string, value: unknown): Payload {
  if (!Array.isArray(value)) {
    if (!isObject(value)) return noRows;
    return { kind: 'json', text, isArray: false, keys: Object.keys(value) };
  }
  if (value.length === 0) return noRows;
  const keys = isObject(value[0]) ? Object.keys(value[0]) : [];
  const sameKeys = (row: unknown) =>
    isObject(row) && Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  if (!value.every(sameKeys)) throw badBody('All object keys must match');
  return { kind: 'json', text, isArray: true, keys };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
