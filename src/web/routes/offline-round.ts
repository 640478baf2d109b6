import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { taskLevels } from '#domain/levels/levels.ts';
import { callFunction } from '#web/api/call-function.ts';
import { openTask } from '#web/features/sitting-data/sitting-data.ts';
import { openSession } from '#web/session/session.ts';

const wanted = z.object({
  level: z.enum(taskLevels),
  category: z.enum(['read', 'listen']),
  requestKey: z.string(),
});

/** `POST /app/offline/round`: a round of practice with all its tasks, to be kept. Rule 9.454. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { supabase, headers } = openSession(request, context);
  const parsed = wanted.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return Response.json({ code: 'wrong_shape' }, { status: 400, headers });
  const result = await callFunction(supabase, 'offline-rounds', parsed.data);
  headers.set('cache-control', 'private, no-store');
  if (!result.ok) return Response.json({ code: result.code }, { status: result.status, headers });
  const { sittingId, tasks } = result.answer;
  return Response.json({ sittingId, tasks: tasks.map(openTask) }, { headers });
}
