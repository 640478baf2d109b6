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
import { answerWith, applyChange, textField } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { ClaimsScreen } from '#web/features/admin/claims-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers, sections } = await openAdmin(request, context, 'claims');
  const url = new URL(request.url);
  const page = pageOf(url);
  const status = url.searchParams.get('status') === 'decided' ? ('decided' as const) : ('waiting' as const);
  const found = await readWithRole(supabase, 'claims', { status, page });
  return data({ status, page, found, seesPeople: sections.includes('people') }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'claims');
  const fields = await request.formData();
  const decision = ({ accept: 'accepted', refuse: 'refused' } as const)[textField(fields, 'intent')];
  if (!decision) throw data('Unknown form.', { status: 400 });
  const [claimId, reason] = [textField(fields, 'claimId'), textField(fields, 'reason')];
  const body = { claimId, decision, ...(reason !== '' && { reason }) };
  const change = { name: 'claim-reviews' as const, body, subject: claimId };
  return answerWith(await applyChange(session.supabase, fields, change), session);
}

export default function AdminClaims() {
  return (
    <ClaimsScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
