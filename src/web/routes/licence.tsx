import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import type { CodeOutcome } from '#web/features/licences/code-form.tsx';
import { readLicences } from '#web/features/licences/licence-data.ts';
import { LicenceScreen } from '#web/features/licences/licence-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('licence', location.pathname);

/** The person's licences and orders, and how far the pass guarantee's conditions are met. Rule 2.40. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const [found, guarantee] = await Promise.all([
    readLicences(supabase, context.get(apiContext).now()),
    callFunction(supabase, 'guarantee', {}),
  ]);
  return data({ ...found, guarantee: guarantee.ok ? guarantee.answer : null }, { headers });
}

/** Redeems a code. What was typed stays when it is refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const { supabase, headers } = openSession(request, context);
  const code = String(fields.get('code') ?? '').trim();
  if (code === '')
    return data<CodeOutcome>({ kind: 'refused', code, problem: 'code_required' }, { status: 400, headers });
  const result = await callFunction(supabase, 'code-redemptions', { code: code.slice(0, 100) });
  if (!result.ok)
    return data<CodeOutcome>(
      { kind: 'refused', code, problem: result.code },
      { status: result.status, headers },
    );
  const { tier, startsAt, expiresAt } = result.answer.given;
  const begun = new Date(startsAt) <= context.get(apiContext).now();
  return data<CodeOutcome>({ kind: 'given', tier, startsAt, expiresAt, begun }, { headers });
}

export default function Licence() {
  return (
    <LicenceScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
