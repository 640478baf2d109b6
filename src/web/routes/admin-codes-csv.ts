import type { LoaderFunctionArgs } from 'react-router';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { askedCodes } from '#web/features/admin/code-changes.ts';
import { codesCsv } from '#web/features/admin/codes-csv.ts';

/** The codes of a list as a file for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'codes');
  const asked = askedCodes(new URL(request.url));
  const codes = [];
  for (let page = 1; ; page += 1) {
    const found = await readWithRole(supabase, 'admin-codes', { ...asked, page });
    codes.push(...found.codes);
    if (codes.length >= found.total || found.codes.length === 0) break;
  }
  headers.set('content-type', 'text/csv; charset=utf-8');
  headers.set('content-disposition', 'attachment; filename="codes.csv"');
  return new Response(codesCsv(codes), { headers });
}
