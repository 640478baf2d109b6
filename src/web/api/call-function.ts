import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';

export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** `code` is one of the API's; the words for it are in the texts under `errors`. */
  | { readonly ok: false; readonly code: string; readonly status: number };

/** Calls a function of the API; an error of its is a value, a broken connection throws. */
export async function callFunction<Name extends FunctionName>(
  supabase: SupabaseClient,
  name: Name,
  body: FunctionInput<Name>,
): Promise<CallResult<FunctionOutput<Name>>> {
  const { data, error } = await supabase.functions.invoke<FunctionOutput<Name>>(name, {
    body: body as Record<string, unknown>,
  });
  if (!error) return { ok: true, answer: data as FunctionOutput<Name> };
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response;
    const { code = 'unexpected_failure' } = (await response.json().catch(() => ({}))) as { code?: string };
    return { ok: false, code, status: response.status };
  }
  throw error;
}
