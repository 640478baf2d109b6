import { data } from 'react-router';
import { may } from '#domain/access/permissions.ts';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { openWithRole, type RoleAccess } from '#web/session/open-with-role.ts';

/** The teachers' desk, for whoever gives feedback; to anybody else it does not exist. Rule 9.440. @throws Response as `openWithRole` */
export function openDesk(request: Request, context: LoadContext): Promise<RoleAccess> {
  return openWithRole(request, context, (roles) => may(roles, 'giveFeedback'));
}

/** What a function of the desk answers. @throws Response 404 when the role, or the request, is gone */
export async function readDesk<Name extends FunctionName>(
  { supabase }: Pick<RoleAccess, 'supabase'>,
  name: Name,
  body: FunctionInput<Name>,
): Promise<FunctionOutput<Name>> {
  const result = await callFunction(supabase, name, body);
  if (result.ok) return result.answer;
  if (result.status === 403 || result.status === 404) throw data(null, { status: 404 });
  throw readFailure(name, { message: `The API answered ${result.status} ${result.code}.` });
}
