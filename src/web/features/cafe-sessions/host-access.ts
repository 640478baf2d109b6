import { data } from 'react-router';
import { may } from '#domain/access/permissions.ts';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/functions/functions.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { openWithRole, type RoleAccess } from '#web/session/open-with-role.ts';

/** The hosts' screens, for whoever hosts; to anybody else they do not exist. Rule 9.474. @throws Response as `openWithRole` */
export function openHosting(request: Request, context: LoadContext): Promise<RoleAccess> {
  return openWithRole(request, context, (roles) => may(roles, 'hostSessions'));
}

/** What a function of hosts answers. @throws Response 404 when the role, or the session, is gone or was never there */
export async function readHosting<Name extends FunctionName>(
  { supabase }: Pick<RoleAccess, 'supabase'>,
  name: Name,
  body: FunctionInput<Name>,
): Promise<FunctionOutput<Name>> {
  const result = await callFunction(supabase, name, body);
  if (result.ok) return result.answer;
  if ([400, 403, 404].includes(result.status)) throw data(null, { status: 404 });
  throw readFailure(name, { message: `The API answered ${result.status} ${result.code}.` });
}
