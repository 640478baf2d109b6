import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin, pageOf } from '#web/features/admin/admin-access.ts';
import { answerWith, applyChange, textField } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { messageLists } from '#web/features/admin/message-lists.ts';
import { MessagesScreen } from '#web/features/admin/messages-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers, sections } = await openAdmin(request, context, 'messages');
  const url = new URL(request.url);
  const page = pageOf(url);
  const list = messageLists.find((one) => one === url.searchParams.get('list')) ?? 'open';
  const found = await readWithRole(supabase, 'admin-messages', { list, page });
  return data({ list, page, found, seesPeople: sections.includes('people') }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'messages');
  const fields = await request.formData();
  const body = changeOf(fields);
  if (!body) throw data('Unknown form.', { status: 400 });
  const change = { name: 'admin-message-changes' as const, body, subject: body.messageId };
  return answerWith(await applyChange(session.supabase, fields, change), session);
}

function changeOf(fields: FormData): FunctionInput<'admin-message-changes'> | null {
  const messageId = textField(fields, 'messageId');
  switch (textField(fields, 'intent')) {
    case 'answerMessage':
      return { kind: 'answer', messageId, text: textField(fields, 'text') };
    case 'closeMessage':
      return { kind: 'close', messageId, reason: textField(fields, 'reason') };
    case 'reopenMessage':
      return { kind: 'reopen', messageId, reason: textField(fields, 'reason') };
    case 'noteMessage':
      return { kind: 'note', messageId, note: textField(fields, 'note') };
    default:
      return null;
  }
}

export default function AdminMessages() {
  return (
    <MessagesScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
