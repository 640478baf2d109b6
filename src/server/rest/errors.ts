import { RestError } from './rest-error.ts';

/**
 * The service's own errors, one function a code, in the order of the codes
 * (docs.postgrest.org, references/errors). The database's errors are in `sqlstate.ts`.
 */

export function catalogUnavailable(): RestError {
  return new RestError({
    status: 503,
    code: 'PGRST002',
    message: 'Could not query the database for the schema cache. Retrying.',
  });
}

/** As when the pool is busy, but known at once, and with the time after which it may be asked again. */
export function tooBusy(retryAfterSeconds: number): RestError {
  return new RestError({
    status: 503,
    code: 'PGRST003',
    message: 'Too many requests are being answered; try again in a moment.',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** Where statements have a short time (Rule 9.110), the request is what is at fault, not the database. */
export function tookTooLong(): RestError {
  return new RestError({
    status: 504,
    code: '57014',
    message: 'canceling statement due to statement timeout',
    hint: 'Ask for fewer rows, or with fewer conditions.',
  });
}

/** A part of the query string that does not follow the grammar. */
export function badQuery(message: string, details: string): RestError {
  return new RestError({ status: 400, code: 'PGRST100', message, details });
}

export function badRpcMethod(method: string): RestError {
  return new RestError({ status: 405, code: 'PGRST101', message: `Cannot use the ${method} method on RPC` });
}

export function badBody(message: string): RestError {
  return new RestError({ status: 400, code: 'PGRST102', message });
}

export function bodyTooLarge(limitBytes: number): RestError {
  return new RestError({
    status: 413,
    code: 'PGRST102',
    message: `The request body is larger than ${limitBytes} bytes`,
  });
}

export function badRange(details: string): RestError {
  return new RestError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details,
  });
}

export function badSchema(schema: string, exposed: readonly string[]): RestError {
  return new RestError({
    status: 406,
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  });
}

export function badMediaType(asked: readonly string[]): RestError {
  return new RestError({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${asked.join(', ')}`,
  });
}

export function notEmbedded(name: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST108',
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

export function badResponseHeaders(): RestError {
  return new RestError({
    status: 500,
    code: 'PGRST111',
    message:
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  });
}

export function badResponseStatus(): RestError {
  return new RestError({
    status: 500,
    code: 'PGRST112',
    message: 'response.status guc must be a valid status code',
  });
}

export function notSingular(rows: number): RestError {
  return new RestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

export function badMethod(method: string): RestError {
  return new RestError({ status: 405, code: 'PGRST117', message: `Unsupported HTTP method: ${method}` });
}

export function relatedOrderNotToOne(origin: string, target: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST118',
    message: `A related order on '${target}' is not possible`,
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });
}

export function badRaise(details: string, hint: string): RestError {
  return new RestError({
    status: 500,
    code: 'PGRST121',
    message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    details,
    hint,
  });
}

export function badPreferences(invalid: readonly string[]): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${invalid.join(', ')}`,
  });
}

export function aggregatesNotAllowed(): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed',
  });
}

export function tooManyAffected(rows: number): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

export function badPath(): RestError {
  return new RestError({ status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' });
}

export function noMetadata(): RestError {
  return new RestError({ status: 404, code: 'PGRST126', message: 'Root endpoint metadata is disabled' });
}

export function notImplemented(details: string): RestError {
  return new RestError({ status: 400, code: 'PGRST127', message: 'Feature not implemented', details });
}

export function maxAffectedNeedsSet(): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST128',
    message: 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  });
}

export function noRelationship(error: {
  readonly parent: string;
  readonly child: string;
  readonly by: string | undefined;
  readonly schema: string;
  readonly hint: string | null;
}): RestError {
  const by = error.by === undefined ? '' : ` using the hint '${error.by}'`;
  return new RestError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${error.parent}' and '${error.child}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${error.parent}' and '${error.child}'${by} in the schema '${error.schema}', but no matches were found.`,
    hint: error.hint,
  });
}

export function ambiguousRelationship(error: {
  readonly parent: string;
  readonly child: string;
  readonly details: readonly unknown[];
  readonly choices: readonly string[];
}): RestError {
  return new RestError({
    status: 300,
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${error.parent}' and '${error.child}'`,
    details: error.details,
    hint: `Try changing '${error.child}' to one of the following: ${error.choices.join(', ')}. Find the desired relationship in the 'details' key.`,
  });
}

export function noRoutine(error: {
  readonly message: string;
  readonly details: string;
  readonly hint: string | null;
}): RestError {
  return new RestError({ status: 404, code: 'PGRST202', ...error });
}

export function ambiguousRoutine(candidates: readonly string[]): RestError {
  return new RestError({
    status: 300,
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
}

export function noColumn(relation: string, column: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${relation}' in the schema cache`,
  });
}

export function noTable(
  { schema, name }: { readonly schema: string; readonly name: string },
  hint: string | null,
): RestError {
  return new RestError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint,
  });
}

export function tokenRequired(): RestError {
  return new RestError({
    status: 401,
    code: 'PGRST302',
    message: 'Anonymous access is disabled',
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

/** What Postgres says of a column it does not know; said here, before an unknown name reaches the SQL. */
export function undefinedColumn(alias: string, column: string): RestError {
  return new RestError({ status: 400, code: '42703', message: `column ${alias}.${column} does not exist` });
}

export function undefinedType(name: string): RestError {
  return new RestError({ status: 400, code: '42704', message: `type "${name}" does not exist` });
}

export function undefinedTextSearch(name: string): RestError {
  return new RestError({
    status: 400,
    code: '42704',
    message: `text search configuration "${name}" does not exist`,
  });
}
