import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { taskLevels } from '#domain/levels/levels.ts';
import { callFunction } from '#web/api/call-function.ts';
import { handOn, queuedAnswers } from '#web/features/offline/hand-on.server.ts';
import { openTask } from '#web/features/sitting-data/sitting-data.ts';
import { openSession } from '#web/session/session.ts';

const wanted = z.discriminatedUnion('kind', [
  queuedAnswers,
  z.object({
    kind: z.literal('round'),
    level: z.enum(taskLevels),
    category: z.enum(['read', 'listen']),
    requestKey: z.string(),
  }),
]);

/** `POST /app/offline`: a round of practice with all its tasks, to be kept (Rule 9.454); or answers that come back (Rule 9.455). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { supabase, headers } = openSession(request, context);
  headers.set('cache-control', 'private, no-store');
  const parsed = wanted.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return Response.json({ code: 'wrong_shape' }, { status: 400, headers });
  if (parsed.data.kind === 'answers') return Response.json(await handOn(supabase, parsed.data), { headers });
  const { kind: _, ...asked } = parsed.data;
  const result = await callFunction(supabase, 'offline-rounds', asked);
  if (!result.ok) return Response.json({ code: result.code }, { status: result.status, headers });
  const { sittingId, tasks } = result.answer;
  return Response.json({ sittingId, tasks: tasks.map(openTask) }, { headers });
}
