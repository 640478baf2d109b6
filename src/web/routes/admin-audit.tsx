import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin, pageOf } from '#web/features/admin/admin-access.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { AuditScreen } from '#web/features/admin/audit-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'audit');
  const url = new URL(request.url);
  const asked = {
    actor: askedFor(url, 'actor'),
    subject: askedFor(url, 'subject'),
    action: askedFor(url, 'action').slice(0, 60),
  };
  const page = pageOf(url);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const found = await readWithRole(supabase, 'admin-audit', { page, ...given });
  return data({ asked: { ...asked, page }, found }, { headers });
}

function askedFor(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? '').trim().slice(0, 100);
}

export default function AdminAudit() {
  return <AuditScreen {...useLoaderData<typeof loader>()} />;
}
