import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { periodOf } from '#web/features/admin/visits-period.ts';
import { VisitsScreen } from '#web/features/admin/visits-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'visits');
  const period = periodOf(new URL(request.url), context.get(apiContext).now());
  const found = await readWithRole(supabase, 'admin-visits', period);
  return data({ period, found }, { headers });
}

export default function AdminVisits() {
  return <VisitsScreen {...useLoaderData<typeof loader>()} />;
}
