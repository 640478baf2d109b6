import { may } from '#domain/access/permissions.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { openWithRole, type RoleAccess } from '#web/session/open-with-role.ts';

/** The hosts' screens, for whoever hosts; to anybody else they do not exist. Rule 9.474. @throws Response as `openWithRole` */
export function openHosting(request: Request, context: LoadContext): Promise<RoleAccess> {
  return openWithRole(request, context, (roles) => may(roles, 'hostSessions'));
}
