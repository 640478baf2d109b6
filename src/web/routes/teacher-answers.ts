import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { voiceBucket } from '#domain/teachers/voice-limits.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { openSession } from '#web/session/session.ts';

/** How long a link to a spoken comment works. */
const linkSeconds = 15 * 60;

/**
 * `GET /app/test/<id>/teacher`: what the test's answers have heard from teachers; with `?voice=<request>` a spoken comment, by a link
 * that works for a while. Rule 9.446, Rule 9.447.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const voice = new URL(request.url).searchParams.get('voice');
  if (voice === null) {
    const result = await callFunction(supabase, 'teacher-answers', { sittingId: params.sittingId ?? '' });
    if (!result.ok) throw callFailure('What teachers said', result, headers);
    return data(result.answer, { headers });
  }
  const { data: row } = await supabase
    .from('teacher_requests')
    .select('voice_path')
    .eq('id', voice)
    .maybeSingle<{ voice_path: string | null }>();
  const { data: signed } = await supabase.storage
    .from(voiceBucket)
    .createSignedUrl(row?.voice_path ?? '', linkSeconds);
  if (!signed) return new Response(null, { status: 404, headers });
  const { pathname, search } = new URL(signed.signedUrl);
  return redirect(`${pathname}${search}`, { headers });
}

/** `POST /app/test/<id>/teacher`: sends an answer to a teacher, takes it back, or asks back. Rule 9.440. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const asked = (await request.json().catch(() => ({}))) as FunctionInput<'teacher-requests'>;
  // What it takes is checked by the function.
  const result = await callFunction(supabase, 'teacher-requests', asked);
  if (!result.ok) return data({ code: result.code }, { status: result.status, headers });
  return data(result.answer, { headers });
}
