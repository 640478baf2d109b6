import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import type { ReportOutcome } from '#domain/items/report-reasons.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { answerWith, applyChange, textField } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { TaskScreen } from '#web/features/admin/task-screen.tsx';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'tasks');
  return data(await readWithRole(supabase, 'admin-task', { taskId: params.taskId ?? '' }), { headers });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'tasks');
  const fields = await request.formData();
  const body = changeOf(fields, params.taskId ?? '');
  if (!body) throw data('Unknown form.', { status: 400 });
  const subject = body.kind === 'answer' ? body.reportId : body.taskId;
  const change = { name: 'admin-task-changes' as const, body, subject };
  return answerWith(await applyChange(session.supabase, fields, change), session);
}

function changeOf(fields: FormData, taskId: string): FunctionInput<'admin-task-changes'> | null {
  switch (textField(fields, 'intent')) {
    case 'withdrawTask':
      return { kind: 'withdraw', taskId, reason: textField(fields, 'reason') };
    case 'restoreTask':
      return { kind: 'restore', taskId, reason: textField(fields, 'reason') };
    case 'answerReport':
      return {
        ...{ kind: 'answer', taskId, reportId: textField(fields, 'reportId') },
        outcome: textField(fields, 'outcome') as ReportOutcome,
        text: textField(fields, 'text'),
      };
    default:
      return null;
  }
}

export default function AdminTask() {
  return <TaskScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
