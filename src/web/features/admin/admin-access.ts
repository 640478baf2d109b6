import { type AdminSection, sectionsFor } from '#domain/access/permissions.ts';
import type { LoadContext } from '#web/api/api-context.ts';
import { openWithRole } from '#web/session/open-with-role.ts';
import type { Session } from '#web/session/session.ts';

export type AdminAccess = Session & {
  readonly userId: string;
  readonly sections: readonly AdminSection[];
};

/**
 * Who may look at the administration, by the roles in the database, not the token's. Rule 9.61: a visitor is led to the login and
 * back; to anybody else without a role for it the page does not exist. Rule 6.19: who has one sets up a second factor first.
 * @throws Response of a redirect, or 404.
 */
export async function openAdmin(
  request: Request,
  context: LoadContext,
  section?: AdminSection,
): Promise<AdminAccess> {
  const { roles, ...session } = await openWithRole(request, context, (held) => {
    const open = sectionsFor(held);
    return open.length > 0 && (section === undefined || open.includes(section));
  });
  return { ...session, sections: sectionsFor(roles) };
}

/** The page that a list's address asks for. */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 40 ? page : 1;
}
