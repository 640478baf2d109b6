import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { answerWith, applyChange, textField } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { JobsScreen } from '#web/features/admin/jobs-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'jobs');
  return data({ found: await readWithRole(supabase, 'admin-jobs', {}) }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'jobs');
  const fields = await request.formData();
  const names = { retryJob: 'admin-job-retries', removeJob: 'admin-job-removals' } as const;
  const name = names[textField(fields, 'intent') as keyof typeof names];
  if (!name) throw data('Unknown form.', { status: 400 });
  const id = textField(fields, 'id');
  const outcome = await applyChange(session.supabase, fields, { name, body: { id }, subject: id });
  return answerWith(outcome, session);
}

export default function AdminJobs() {
  return <JobsScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
