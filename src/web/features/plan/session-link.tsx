import { Link } from 'react-router';
import type { PlannedSession } from '#domain/readiness/week-plan.ts';
import { NorwegianWords } from '#web/features/result/norwegian-words.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useSessionWords } from './session-words.ts';

/** What is done in a session, as the way to the place where it is done. Rule 9.391. */
export function SessionLink({ session }: { readonly session: PlannedSession }) {
  const { to } = useLocale();
  const wordsOf = useSessionWords();
  return (
    <Link to={to(sessionPath(session))} className="text-link">
      <NorwegianWords text={wordsOf(session)} />
    </Link>
  );
}

export function sessionPath(session: PlannedSession): string {
  if (session.kind === 'level_test') return '/app/leveltest';
  return session.kind === 'mock' ? `/app/mock-tests?begin=${session.category}` : '/app/test';
}
