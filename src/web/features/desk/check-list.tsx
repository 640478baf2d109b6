import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { DeskFinding } from './desk-data.ts';
import { callDesk } from './send-story.ts';

/** What the checks say of the saved draft; null while they have not answered. Asked after each save. */
export function useChecks(storyId: string, revision: number): readonly DeskFinding[] | null {
  const [findings, setFindings] = useState<readonly DeskFinding[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved revision is checked
  useEffect(() => {
    let isOver = false;
    void callDesk(storyId, { name: 'desk-checks', body: {} }).then((reply) => {
      if (!isOver && reply.ok) setFindings(reply.answer.findings);
    });
    return () => {
      isOver = true;
    };
  }, [storyId, revision]);
  return findings;
}

/** The checks in words: what keeps the story from being published first, then what is worth a look. Rule 9.483. */
export function CheckList({ findings }: { readonly findings: readonly DeskFinding[] | null }) {
  const { t } = useTranslation('desk');
  const errors = findings?.filter(({ severity }) => severity === 'error') ?? [];
  const warnings = findings?.filter(({ severity }) => severity === 'warning') ?? [];
  return (
    <section aria-labelledby="checks" className="space-y-3">
      <h2 id="checks" className="heading-4">
        {t('checks.title')}
      </h2>
      <p role="status" className="flex items-center gap-2 text-ui">
        {findings && (
          <Icon
            name={errors.length > 0 ? 'lucide:circle-alert' : 'lucide:check'}
            size={18}
            className={errors.length > 0 ? 'text-wrong' : 'text-primary'}
          />
        )}
        {findings ? t('checks.errors', { count: errors.length }) : t('checks.busy')}
      </p>
      <Findings findings={errors} />
      {warnings.length > 0 && (
        <>
          <h3 className="text-ui font-semibold">{t('checks.warnings', { count: warnings.length })}</h3>
          <Findings findings={warnings} />
        </>
      )}
    </section>
  );
}

function Findings({ findings }: { readonly findings: readonly DeskFinding[] }) {
  const { t } = useTranslation('desk');
  if (findings.length === 0) return null;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {findings.map((finding) => {
        const { level, question, rule, field, number, message } = finding;
        const place = [level, question && t('question.number', { number: question })].filter(Boolean);
        const isField = rule === 'missing' && field;
        return (
          <li key={`${level} ${question} ${rule} ${message}`} className="py-2 text-ui">
            <p>
              {place.length > 0 && <strong>{place.join(', ')}: </strong>}
              {isField
                ? t(`missing.${field}`, { number: number ?? '' })
                : t([`rules.${rule}`, 'rules.other'])}
            </p>
            {!isField && (
              <p lang="en" className="text-sm text-second [overflow-wrap:anywhere]">
                {message}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
