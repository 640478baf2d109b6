import { type LoaderFunctionArgs, redirect } from 'react-router';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';

/** Leads to the first part that somebody's roles open. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sections, headers } = await openAdmin(request, context);
  throw redirect(pathInLocale(`/admin/${sections[0]}`, localeOf(request)), { headers });
}
