import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin, pageOf } from '#web/features/admin/admin-access.ts';
import { answerWith, applyChange } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { askedCodes, codeChange } from '#web/features/admin/code-changes.ts';
import { CodesScreen } from '#web/features/admin/codes-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'codes');
  const url = new URL(request.url);
  const [page, asked] = [pageOf(url), askedCodes(url)];
  const found = await readWithRole(supabase, 'admin-codes', { page, ...asked });
  const shown = { state: asked.state ?? '', batch: asked.batch ?? '', page };
  return data({ asked: shown, found, requestKey: crypto.randomUUID() }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'codes');
  const fields = await request.formData();
  const change = codeChange(fields);
  if (!change) throw data('Unknown form.', { status: 400 });
  return answerWith(await applyChange(session.supabase, fields, change), session);
}

export default function AdminCodes() {
  return <CodesScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
