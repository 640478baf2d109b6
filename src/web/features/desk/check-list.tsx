import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { DeskReply } from './send-desk.ts';

/** What is common to what the checks say of stories and of articles. */
export type AnyFinding = {
  readonly severity: 'error' | 'warning';
  readonly rule: string;
  /** What is empty or not as it should be, where that is the finding. */
  readonly field: string | null;
  /** Which of several, from 1. */
  readonly number?: number | null;
  readonly message: string;
};

type Checked<Finding> = DeskReply<{ readonly findings: readonly Finding[] }>;

/** What the checks say of the saved draft; null while they have not answered. Asked after each save. */
export function useChecks<Finding>(
  revision: number,
  ask: () => Promise<Checked<Finding>>,
): readonly Finding[] | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved revision is checked
  useEffect(() => {
    let isOver = false;
    void ask().then((reply) => {
      if (!isOver && reply.ok) setFindings(reply.answer.findings);
    });
    return () => {
      isOver = true;
    };
  }, [revision]);
  return findings;
}

/** Whether nothing keeps a draft from being published. */
export function isReady(findings: readonly AnyFinding[] | null): boolean {
  return findings?.every(({ severity }) => severity !== 'error') ?? false;
}

type CheckListProps<Finding> = {
  readonly findings: readonly Finding[] | null;
  /** Where in the draft a finding is. */
  readonly placeOf: (finding: Finding) => readonly string[];
};

/** The checks in words: what keeps a draft from being published first, then what is worth a look. Rule 9.483, Rule 9.505. */
export function CheckList<Finding extends AnyFinding>({ findings, placeOf }: CheckListProps<Finding>) {
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
      <Findings findings={errors} placeOf={placeOf} />
      {warnings.length > 0 && (
        <>
          <h3 className="text-ui font-semibold">{t('checks.warnings', { count: warnings.length })}</h3>
          <Findings findings={warnings} placeOf={placeOf} />
        </>
      )}
    </section>
  );
}

function Findings<Finding extends AnyFinding>({
  findings,
  placeOf,
}: CheckListProps<Finding> & { readonly findings: readonly Finding[] }) {
  const { t } = useTranslation('desk');
  if (findings.length === 0) return null;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {findings.map((finding) => {
        const { rule, field, number, message } = finding;
        const place = placeOf(finding);
        const isField = rule === 'missing' && field;
        return (
          <li key={`${place.join()} ${rule} ${message}`} className="py-2 text-ui">
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
