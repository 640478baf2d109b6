import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { roles } from '#domain/access/roles.ts';
import { shortestSearch } from '#domain/functions/admin-limits.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin, pageOf } from '#web/features/admin/admin-access.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { PeopleScreen } from '#web/features/admin/people-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'people');
  const url = new URL(request.url);
  const page = pageOf(url);
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
  const role = roles.find((one) => one === url.searchParams.get('role'));
  const tier = url.searchParams.get('tier') ?? '';
  const found = await readWithRole(supabase, 'admin-people', {
    page,
    ...(search.length >= shortestSearch && { search }),
    ...(role && { role }),
    ...(/^(0|10|11|12)$/.test(tier) && { tier: Number(tier) }),
  });
  return data({ asked: { search, role: role ?? '', tier, page }, found }, { headers });
}

export default function AdminPeople() {
  return <PeopleScreen {...useLoaderData<typeof loader>()} />;
}
