import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';

export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** `code` is one of the API's; the words for it are in the texts under `errors`. */
  | { readonly ok: false; readonly code: string; readonly status: number };

/** Calls a function of the API; an error of its is a value, a broken connection throws. */
export async function callFunction<Answer>(
  supabase: SupabaseClient,
  name: string,
  body: object,
): Promise<CallResult<Answer>> {
  const { data, error } = await supabase.functions.invoke<Answer>(name, {
    body: body as Record<string, unknown>,
  });
  if (!error) return { ok: true, answer: data as Answer };
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response;
    const { code = 'unexpected_failure' } = (await response.json().catch(() => ({}))) as { code?: string };
    return { ok: false, code, status: response.status };
  }
  throw error;
}
