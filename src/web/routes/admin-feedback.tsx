import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { FeedbackScreen } from '#web/features/admin/feedback-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'feedback');
  const asked = new URL(request.url).searchParams.get('before') ?? '';
  const before = /^[0-9a-f-]{36}$/i.test(asked) ? asked : undefined;
  const found = await readWithRole(supabase, 'admin-feedback', { before });
  return data({ found, isNewest: before === undefined }, { headers });
}

export default function AdminFeedback() {
  return <FeedbackScreen {...useLoaderData<typeof loader>()} />;
}
