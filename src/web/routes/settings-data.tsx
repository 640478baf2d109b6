import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { deletionDay } from '#domain/accounts/deletion.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { type DataOutcome, DataScreen, dataIntents } from '#web/features/account/data-screen.tsx';
import type { ModelAgreement } from '#web/features/account/language-model-section.tsx';
import { readRecordings, retentionOf } from '#web/features/account/recordings-data.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('yourData', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const [{ data: row, error }, copy, recordings, model] = await Promise.all([
    supabase
      .from('users')
      .select('deletion_asked_at, keep_recordings')
      .single<{ deletion_asked_at: string | null; keep_recordings: string }>(),
    callFunction(supabase, 'export-states', {}),
    readRecordings(supabase),
    callFunction(supabase, 'model-agreements', {}),
  ]);
  if (error) throw readFailure('The copy of the data', error);
  const asked = row.deletion_asked_at;
  const now = context.get(apiContext).now();
  return data(
    {
      copy: copy.ok ? copy.answer.copy : null,
      recordings,
      retention: retentionOf(row.keep_recordings),
      languageModel: model.ok ? agreementOf(model.answer) : null,
      /** The day the account goes, if that was asked for; else the day it would go if it were asked now. */
      deletion: { asked: asked !== null, day: deletionDay(asked ? new Date(asked) : now).toISOString() },
    },
    { headers },
  );
}

/** Rule 2.21, Rule 9.68. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const intent = dataIntents.find((one) => one === fields.get('intent'));
  if (!intent) throw data('Unknown form.', { status: 400 });
  const locale = localeOf(request);
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user') throw redirectDocument(pathInLocale('/auth', locale));
  const { supabase, headers } = openSession(request, context);
  const userId = viewer.id;
  const result = await change();
  const outcome: DataOutcome = result.ok
    ? { kind: 'saved', intent }
    : { kind: 'refused', intent, error: errorOf(result.code) };
  return data(outcome, { headers, status: result.ok ? 200 : result.status });

  async function change(): Promise<{ ok: true } | { ok: false; code: string; status: number }> {
    switch (intent) {
      case 'copy':
        return callFunction(supabase, 'exports', { locale });
      case 'retention': {
        const row = { keep_recordings: retentionOf(fields.get('retention')) };
        const { error, status } = await supabase.from('users').update(row).eq('id', userId);
        return error ? { ok: false, code: error.code, status } : { ok: true };
      }
      case 'delete_recording':
        return callFunction(supabase, 'recording-deletions', {
          submissionId: String(fields.get('submission') ?? ''),
        });
      case 'agree_model':
      case 'withdraw_model':
        return callFunction(supabase, 'model-agreements', { agree: intent === 'agree_model' });
      case 'delete_recordings':
        return callFunction(supabase, 'recording-deletions', { submissionId: null });
      default:
        return callFunction(supabase, 'deletions', { asked: intent === 'delete', locale });
    }
  }
}

export default function SettingsData() {
  return <DataScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}

/** Null where texts stay here. */
function agreementOf({ provider, agreed }: FunctionOutput<'model-agreements'>): ModelAgreement | null {
  return provider === null ? null : { provider, agreed };
}

function errorOf(code: string): Extract<DataOutcome, { kind: 'refused' }>['error'] {
  switch (code) {
    case 'too_many_exports':
    case 'too_many_requests':
    case 'demo_account':
      return code;
  }
  return 'failed';
}
