import type { z } from 'zod';
import { isTooDeep } from '#server/http/read-text.ts';
import { invalidRequest, tooLarge } from './errors.ts';

const maxBytes = 1024 * 1024;

/** The request's JSON, as the schema wants it. @throws StorageError 413, 400 */
export async function readJson<Output>(request: Request, schema: z.ZodType<Output>): Promise<Output> {
  const parsed = schema.safeParse(parse(await readText(request)));
  if (parsed.success) return parsed.data;
  throw invalidRequest(explain(parsed.error));
}

/** The query string's values, as the schema wants them. @throws StorageError 400 */
export function readQuery<Output>(url: string, schema: z.ZodType<Output>): Output {
  const parsed = schema.safeParse(Object.fromEntries(new URL(url).searchParams));
  if (parsed.success) return parsed.data;
  throw invalidRequest(explain(parsed.error));
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge('request');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  if (text === '') return {};
  if (isTooDeep(text)) throw invalidRequest('The body is nested too deeply');
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The body is no JSON');
  }
}

function explain(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join('/') || 'body'}: ${issue?.message ?? 'invalid'}`;
}
