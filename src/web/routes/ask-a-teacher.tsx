import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readQuestions, readResponseTime } from '#web/features/community/read-questions.ts';
import { type QuestionsData, QuestionsScreen } from '#web/features/questions/questions-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('ask-a-teacher', location.pathname);

/** One's own questions that are shown here; the others stand in the community. */
const shownOwn = 10;

/** Rule 9.449; who may open it is the guard's (Rule 6.12). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { viewer } = await readViewer(request, context);
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('questions') === 'answered' ? ('answered' as const) : ('open' as const);
  const askedBy = viewer.kind === 'user' ? viewer.id : null;
  const ownOf = (answered: boolean) =>
    askedBy ? readQuestions(supabase, { answered, askedBy, limit: shownOwn }) : { posts: [], after: null };
  const [page, responseTime, waiting, answered] = await Promise.all([
    readQuestions(supabase, {
      ...{ answered: state === 'answered', oldestFirst: state === 'open' },
      after: searchParams.get('after'),
    }),
    readResponseTime(supabase),
    ownOf(false),
    ownOf(true),
  ]);
  const own = [...waiting.posts, ...answered.posts]
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, shownOwn);
  return data<QuestionsData>({ state, page, own, responseTime }, { headers });
}

export default function AskATeacher() {
  return <QuestionsScreen {...(useLoaderData<typeof loader>() as QuestionsData)} />;
}
