import type { Rows } from '#server/db/pipeline.ts';
import { badResponseHeaders, badResponseStatus } from '#server/rest/errors.ts';
import type { MediaType } from '#server/rest/request/media-types.ts';
import { validStatus } from '#server/rest/sqlstate.ts';
import { isHeader } from './header.ts';

/** The one row of the main statement. */
export type Result = {
  readonly total: number | null;
  readonly rows: number;
  readonly body: string;
  readonly headers: string | null;
  readonly status: string | null;
  readonly location: string | null;
  readonly inserted: number | null;
};

export function toResult(rows: Rows): Result {
  const [total, count, body, headers, status, location, inserted] = rows[0] ?? [];
  return {
    total: total == null ? null : Number(total),
    rows: Number(count ?? 0),
    body: body ?? '',
    headers: headers ?? null,
    status: status ?? null,
    location: location ?? null,
    inserted: inserted == null ? null : Number(inserted),
  };
}

export type Answer = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | null;
};

/**
 * The answer, with the status and the headers that the statement itself set (`response.status`,
 * `response.headers`) before ours.
 * @throws RestError PGRST111, 112
 */
export function respond(answer: Answer, result: Result): Response {
  const status = result.status === null ? answer.status : readStatus(result.status);
  const isEmpty = status === 204 || status === 304;
  if (result.headers === null)
    return new Response(isEmpty ? null : answer.body, { status, headers: answer.headers });
  const headers = new Headers(answer.headers);
  const own = readHeaders(result.headers);
  for (const [name] of own) headers.delete(name);
  for (const [name, value] of own) headers.append(name, value);
  return new Response(isEmpty ? null : answer.body, { status, headers });
}

export function contentType(mediaType: MediaType): string {
  return `${mediaType.name}; charset=utf-8`;
}

function readStatus(text: string): number {
  const status = validStatus(Number(text));
  if (!status) throw badResponseStatus();
  return status;
}

function readHeaders(text: string): [string, string][] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw badResponseHeaders();
  }
  if (!Array.isArray(list)) throw badResponseHeaders();
  return list.map((item: unknown) => {
    const [pair, more] = typeof item === 'object' && item !== null ? Object.entries(item) : [];
    const [name = '', value] = pair ?? [];
    if (more || typeof value !== 'string' || !isHeader(name, value)) throw badResponseHeaders();
    return [name, value];
  });
}
