import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { cardKinds } from '#domain/flashcards/card-kinds.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import type { DeckOutcome } from '#web/features/decks/deck-errors.ts';
import type { ProofOutcome } from '#web/features/decks/word-proofs.tsx';
import { WordsScreen } from '#web/features/decks/words-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('flashcards', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const place = placeOf(params);
  const { supabase, headers } = openSession(request, context);
  const [words, proofs] = await Promise.all([
    callFunction(supabase, 'deck-words', place),
    callFunction(supabase, 'word-proofs', place),
  ]);
  if (!words.ok) throw callFailure('The words', words);
  if (!proofs.ok) throw callFailure('The questions', proofs);
  if (words.answer.words.length === 0) throw data(null, { status: 404 });
  return data({ ...words.answer, ...place, questions: proofs.answer.questions }, { headers });
}

/** Takes a topic up or lets it go, sets how it is asked, or checks a proof. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const place = placeOf(params);
  const { supabase, headers } = openSession(request, context);
  const form = await request.formData();
  if (form.get('intent') === 'prove') {
    const proof = { lemmaId: String(form.get('lemmaId')), meaning: String(form.get('meaning')) };
    const answer = await callFunction(supabase, 'proved-words', proof);
    const outcome: ProofOutcome = answer.ok ? answer.answer : { code: answer.code };
    return data(outcome, { status: answer.ok ? 200 : answer.status, headers });
  }
  const wanted = cardKinds.filter((kind) => form.getAll('kinds').includes(kind));
  const isKinds = form.get('intent') === 'kinds';
  const kinds = isKinds ? wanted : (['meaning'] as const);
  const chosen = isKinds || form.get('chosen') === 'yes';
  const made = await callFunction(supabase, 'deck-changes', {
    kind: 'choose',
    ...place,
    chosen,
    kinds: [...kinds],
  });
  const outcome: DeckOutcome = made.ok ? { ok: true } : { ok: false, code: made.code };
  return data(outcome, { status: made.ok ? 200 : made.status, headers });
}

/** A proof changes what is listed only when the screen is left: the questions that are being asked stay. */
export function shouldRevalidate({ formData }: { formData?: FormData }): boolean {
  return formData?.get('intent') !== 'prove';
}

function placeOf({ level: name, topic }: { level?: string; topic?: string }) {
  const level = taskLevels.find((one) => one === name);
  if (!level || !topic) throw data(null, { status: 404 });
  return { level, topic };
}

export default function FlashcardWords() {
  return <WordsScreen {...useLoaderData<typeof loader>()} />;
}
