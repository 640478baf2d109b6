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
import { PaymentsScreen } from '#web/features/admin/payments-screen.tsx';
import { settlementOf } from '#web/features/admin/settlement-form.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'payments');
  return data({ found: await readWithRole(supabase, 'admin-payments', {}) }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'payments');
  const fields = await request.formData();
  if (fields.get('intent') !== 'settle') throw data('Unknown form.', { status: 400 });
  return answerWith(await applyChange(session.supabase, fields, settlementOf(fields)), session);
}

export default function AdminPayments() {
  return (
    <PaymentsScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
