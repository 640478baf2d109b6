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
import { answerWith, applyChange } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { personChange } from '#web/features/admin/person-changes.ts';
import { PersonScreen } from '#web/features/admin/person-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'people');
  const { userId = '' } = params;
  if (!/^[0-9a-f-]{36}$/i.test(userId)) throw data(null, { status: 404 });
  const found = await readWithRole(supabase, 'admin-person', { userId });
  return data({ found, requestKey: crypto.randomUUID() }, { headers });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'people');
  const fields = await request.formData();
  const change = personChange(fields, params.userId ?? '');
  if (!change) throw data('Unknown form.', { status: 400 });
  return answerWith(await applyChange(session.supabase, fields, change), session);
}

export default function AdminPerson() {
  return (
    <PersonScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
