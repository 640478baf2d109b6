import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import {
  countWords,
  parseCardSettings,
  readCardSettings,
  readForecast,
} from '#web/features/flashcards/card-data.ts';
import { CardsScreen } from '#web/features/flashcards/cards-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('flashcards', location.pathname);

/** Rule 1.7. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const [round, settings, forecast, words] = await Promise.all([
    callFunction(supabase, 'cards', {}),
    readCardSettings(supabase),
    readForecast(supabase, context.get(apiContext).now()),
    countWords(supabase),
  ]);
  if (!round.ok) throw callFailure('The words', round);
  const { counts } = round.answer;
  return data({ counts, settings, forecast, words, dueWords: counts.due }, { headers });
}

/** Saves how one wants to learn. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const settings = parseCardSettings(await request.formData());
  if (!settings) return data({ saved: false }, { status: 400, headers });
  const { levels, newADay, front } = settings;
  const { data: claims } = await supabase.auth.getClaims();
  const { error } = await supabase.from('card_settings').upsert({
    ...{ user_id: claims?.claims.sub, levels, new_a_day: newADay, front },
    kinds: [front === 'english' ? 'word' : 'meaning'],
  });
  return data({ saved: !error }, { status: error ? 500 : 200, headers });
}

export default function Flashcards() {
  return <CardsScreen {...useLoaderData<typeof loader>()} />;
}
