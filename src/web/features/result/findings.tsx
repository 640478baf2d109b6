import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '#domain/assessment/types.ts';
import { classNames } from '#web/components/class-names.ts';
import { useFeedbackWords } from './feedback-words.ts';
import { NorwegianWords } from './norwegian-words.tsx';

/** Findings as lines that open to an answer that shows them. */
export function Findings(props: {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly exampleOf: (ids: readonly string[]) => ReactNode;
  readonly withAdvice?: boolean;
  /** Of the list. */
  readonly className?: string;
  /** What practises it. */
  readonly followOf?: (finding: Finding) => ReactNode;
}) {
  const { title, findings, exampleOf, withAdvice = false, className, followOf } = props;
  const { t } = useTranslation('result');
  const words = useFeedbackWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-4">
        {title}
      </h2>
      <ul className={classNames('mt-1', className)}>
        {findings.map((finding) => {
          const example = exampleOf(finding.examples);
          return (
            <li
              key={JSON.stringify(finding.subject)}
              className="border-b border-hairline py-3.5 last:border-0"
            >
              <h3 className="font-semibold">
                <NorwegianWords text={words.subject(finding.subject)} />
              </h3>
              <p className="mt-0.5 text-ui text-second">
                <NorwegianWords text={words.finding(finding)} />
              </p>
              {withAdvice && (
                <p className="mt-1.5 text-ui text-second">
                  <NorwegianWords text={words.advice(finding.subject)} />
                </p>
              )}
              {followOf && <div className="mt-2">{followOf(finding)}</div>}
              {example && (
                <details className="disclosure mt-1.5">
                  <summary className="inline-flex min-h-12 lg:min-h-9 list-none items-center gap-2.5 text-sm font-semibold">
                    <span className="disclosure-sign" aria-hidden="true" />
                    {t('feedback.showExample')}
                  </summary>
                  <div className="mt-2">{example}</div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
