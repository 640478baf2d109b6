import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { z } from 'zod';
import { recordingBucket, recordingTypes } from '#domain/speaking/recording-limits.ts';
import { callFunction } from '#web/api/call-function.ts';
import { openSession } from '#web/session/session.ts';

/** How long a link to a recording works: as long as somebody listens to it. */
const linkSeconds = 15 * 60;

/** `GET /app/test/<id>/recording?position=…`: one's own recording, by a link that works for a while. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { data: row } = await supabase
    .from('submissions')
    .select('recording_path')
    .eq('sitting_id', params.sittingId ?? '')
    .eq('position', Number(new URL(request.url).searchParams.get('position')))
    .maybeSingle<{ recording_path: string | null }>();
  const { data: signed } = await supabase.storage
    .from(recordingBucket)
    .createSignedUrl(row?.recording_path ?? '', linkSeconds);
  if (!signed) return new Response(null, { status: 404, headers });
  // By its path: the page may be read at another address than links are written for.
  const { pathname, search } = new URL(signed.signedUrl);
  return redirect(`${pathname}${search}`, { headers });
}

const asked = z.object({
  position: z.number(),
  taskId: z.string(),
  type: z.enum(recordingTypes),
  name: z.string().nullable(),
});

/** `POST /app/test/<id>/recording`: where to send a recording, and what signs it. Rule 9.281. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const parsed = asked.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return data({ code: 'wrong_shape' }, { status: 400, headers });
  const result = await callFunction(supabase, 'recording-uploads', {
    sittingId: params.sittingId ?? '',
    ...parsed.data,
  });
  if (!result.ok) return data({ code: result.code }, { status: result.status, headers });
  return data(result.answer, { headers });
}
