import type { SupabaseClient } from '@supabase/supabase-js';
import { data } from 'react-router';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';
import { callFunction } from './call-function.ts';
import { readFailure } from './read-failure.ts';

/**
 * What a function that a role opens answers, for a page of its own.
 * @throws a 404 response when the role went meanwhile, or the address holds the id of nothing; else the failure
 */
export async function readWithRole<Name extends FunctionName>(
  supabase: SupabaseClient,
  name: Name,
  body: FunctionInput<Name>,
): Promise<FunctionOutput<Name>> {
  const result = await callFunction(supabase, name, body);
  if (result.ok) return result.answer;
  if ([400, 403, 404].includes(result.status)) throw data(null, { status: 404 });
  throw readFailure(name, { message: `The API answered ${result.status} ${result.code}.` });
}
