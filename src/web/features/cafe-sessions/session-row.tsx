import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedSession } from '#domain/language-cafe/session-views.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { SessionState } from './session-state.tsx';
import { SessionTime } from './session-time.tsx';

/** A session in the list; the whole row leads to it. */
export function SessionRow({ session }: { readonly session: ListedSession }) {
  const { t } = useTranslation('cafe-sessions');
  const { to } = useLocale();
  const { id, title, level, hostName, hostIsTeacher } = session;
  return (
    <li className="relative py-4 hover:bg-sunk">
      <SessionTime session={session} className="text-ui font-medium" />
      <h2 className="mt-1 heading-4 [overflow-wrap:anywhere]">
        <Link to={to(`/app/language-cafe/${id}`)} className="hover:underline after:absolute after:inset-0">
          {title}
        </Link>
      </h2>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-second">
        <LevelChip level={level} className="text-text" />
        <span>
          {t('hostedBy', { name: hostName ?? t('hostUnknown') })}
          {hostIsTeacher && ` (${t('teacher')})`}
        </span>
        <SessionState session={session} />
      </p>
    </li>
  );
}
