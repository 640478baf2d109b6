import type { DatabaseError } from 'pg';
import { badRaise } from './errors.ts';
import { RestError } from './rest-error.ts';
import { isHeader } from './run/header.ts';

/**
 * SQLSTATE to HTTP, the longest prefix that fits (docs.postgrest.org, references/errors, «HTTP Status Codes»).
 * Everything else is a mistake of the request: 400. Unlike there, that goes for 21000 (a merge of two equal
 * keys), 54 (too complex) and 55 (a view that cannot be changed) too: a request alone can bring them about.
 */
const statusByPrefix: Readonly<Record<string, number>> = {
  '08': 503, // connection exception
  '09': 500, // triggered action exception
  '0L': 403, // invalid grantor
  '0P': 403, // invalid role specification
  '23503': 409, // foreign key violation
  '23505': 409, // unique violation
  '25006': 405, // a change in a read-only transaction
  '25': 500, // invalid transaction state
  '28': 403, // invalid authorisation specification
  '2D': 500, // invalid transaction termination
  '38': 500, // external routine exception
  '39': 500, // external routine invocation exception
  '3B': 500, // savepoint exception
  '40': 500, // transaction rollback
  '42883': 404, // undefined function
  '42P01': 404, // undefined table
  '42P17': 500, // infinite recursion in a policy
  '42501': 403, // insufficient privilege
  '53400': 500, // configuration limit exceeded
  '53': 503, // insufficient resources
  '57P01': 503, // terminated by an administrator
  '57': 500, // operator intervention
  '58': 500, // system error
  F0: 500, // configuration file error
  HV: 500, // foreign data wrapper error
  P0001: 400, // raise exception
  P0: 500, // PL/pgSQL error
  XX: 500, // internal error
};

/** Errors whose message may speak of the server's inside: files, settings, code. */
const innerClasses = ['08', '58', 'F0', 'HV', 'XX'];

/**
 * A database error as it goes out. A function may choose all of it by `raise sqlstate 'PGRST'` with JSON in
 * message and detail, or its status by `raise sqlstate 'PT402'`.
 * @param signedIn decides between 401 and 403 for what the role may not do
 */
export function fromDatabaseError(error: DatabaseError, signedIn: boolean): RestError {
  const code = error.code ?? 'XX000';
  if (code === 'PGRST') return raised(error);
  const status = statusOf(code, { message: error.message, signedIn });
  return new RestError({
    status,
    code,
    message: error.message,
    details: error.detail,
    hint: error.hint,
    headers: status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {},
  });
}

/** An answer of the server, not a failure of the driver or the socket. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}

/** The database cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  return /^E[A-Z]+$/.test(String(code ?? '')) || /terminated|Cannot use a pool/.test(message ?? '');
}

/** All connections are in use, and none came free in time. */
export function isPoolBusy(error: unknown): boolean {
  return /timeout exceeded when trying to connect/.test((error as Error).message);
}

export function isInnerError(error: DatabaseError): boolean {
  return innerClasses.some((prefix) => error.code?.startsWith(prefix));
}

function statusOf(
  code: string,
  { message, signedIn }: { readonly message: string; readonly signedIn: boolean },
): number {
  if (code === '42501') return signedIn ? 403 : 401;
  if (code === '22023') return /^role .* does not exist$/.test(message) ? 401 : 400;
  const chosen = /^PT(\d{3})$/.exec(code);
  if (chosen) return validStatus(Number(chosen[1])) ?? 500;
  return statusByPrefix[code] ?? statusByPrefix[code.slice(0, 2)] ?? 400;
}

/** Responses can have 200 to 599. */
export function validStatus(status: number): number | undefined {
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : undefined;
}

function raised(error: DatabaseError): RestError {
  const message = parse(error.message);
  if (typeof message?.code !== 'string' || typeof message.message !== 'string') {
    return badRaise(
      `Invalid JSON value for MESSAGE: '${error.message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const hint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";
  if (!error.detail) return badRaise('DETAIL is missing in the RAISE statement', hint);
  const detail = parse(error.detail);
  const status = validStatus(Number(detail?.status));
  const headers = detail?.headers;
  const own = typeof headers === 'object' && headers !== null ? Object.entries(headers) : undefined;
  if (!status || !own?.every(([name, value]) => typeof value === 'string' && isHeader(name, value))) {
    return badRaise(`Invalid JSON value for DETAIL: '${error.detail}'`, hint);
  }
  return new RestError({
    status,
    code: message.code,
    message: message.message,
    details: typeof message.details === 'string' ? message.details : null,
    hint: typeof message.hint === 'string' ? message.hint : null,
    headers: Object.fromEntries(own),
  });
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
