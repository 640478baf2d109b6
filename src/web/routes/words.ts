import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { openSession } from '#web/session/session.ts';

/** `GET /words?word=…&sentence=…`: what a word of a text means. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'word-lookups', {
    word: query.get('word') ?? '',
    sentence: query.get('sentence') ?? '',
  });
  if (!result.ok) throw callFailure('The meaning of a word', result, headers);
  return data(result.answer, { headers });
}

const kept = z.object({ lemmaId: z.string(), sentence: z.string(), keep: z.boolean() });

type Kept =
  | ({ readonly ok: true } & FunctionOutput<'kept-words'>)
  | { readonly ok: false; readonly code: string };

/** `POST /words`: keeps a word as a card, or lets it go again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const parsed = kept.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return data<Kept>({ ok: false, code: 'wrong_shape' }, { status: 400, headers });
  const result = await callFunction(supabase, 'kept-words', parsed.data);
  if (!result.ok) return data<Kept>({ ok: false, code: result.code }, { status: result.status, headers });
  return data<Kept>({ ok: true, ...result.answer }, { headers });
}
