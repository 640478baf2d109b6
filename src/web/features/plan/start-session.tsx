import { useTranslation } from 'react-i18next';
import { openLevel } from '#domain/licences/package.ts';
import type { PlannedSession } from '#domain/readiness/week-plan.ts';
import { type ButtonLook, LinkButton } from '#web/components/button.tsx';
import { PracticeButton } from '#web/features/result/practice-button.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { Readiness } from './plan-data.ts';
import { sessionPath } from './session-link.tsx';

type StartSessionProps = ButtonLook & {
  readonly session: PlannedSession;
  readonly readiness: Readiness;
  /** Of the person's licence: it opens the levels. */
  readonly tier: number;
};

/** Begins what the plan has for today. */
export function StartSession({ session, readiness, tier, ...look }: StartSessionProps) {
  const { t } = useTranslation(['plan', 'readiness']);
  const { to } = useLocale();
  if (session.kind !== 'practice') {
    return (
      <LinkButton to={to(sessionPath(session))} {...look}>
        {session.kind === 'mock'
          ? t('start.mock', { part: t(`readiness:part.${session.category}`).toLocaleLowerCase() })
          : t('start.level_test')}
      </LinkButton>
    );
  }
  const { category, subject } = session;
  const level = readiness.parts.find((part) => part.category === category)?.practise ?? readiness.target;
  const fields = {
    ...{ level: openLevel(tier, level), category },
    ...(subject && { subject: JSON.stringify(subject) }),
  };
  return (
    <PracticeButton fields={fields} {...look}>
      {t('start.practice', { part: t(`readiness:part.${category}`).toLocaleLowerCase() })}
    </PracticeButton>
  );
}
