import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { visitsCsv } from '#web/features/admin/visits-csv.ts';
import { periodOf } from '#web/features/admin/visits-period.ts';

/** The counts of a period as a file for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'visits');
  const period = periodOf(new URL(request.url), context.get(apiContext).now());
  const found = await readWithRole(supabase, 'admin-visits', period);
  headers.set('content-type', 'text/csv; charset=utf-8');
  headers.set('content-disposition', `attachment; filename="visits-${period.from}-${period.to}.csv"`);
  return new Response(visitsCsv(found), { headers });
}
