import { may } from '#domain/access/permissions.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { openWithRole, type RoleAccess } from '#web/session/open-with-role.ts';

/** The teachers' desk, for whoever gives feedback; to anybody else it does not exist. Rule 9.440. @throws Response as `openWithRole` */
export function openDesk(request: Request, context: LoadContext): Promise<RoleAccess> {
  return openWithRole(request, context, (roles) => may(roles, 'giveFeedback'));
}
