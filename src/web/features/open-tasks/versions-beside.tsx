import { useTranslation } from 'react-i18next';
import type { AssessmentOutcome, TextFinding } from '#domain/submissions/assessment.ts';
import { compareVersions } from '#domain/submissions/compare-versions.ts';
import { countWords } from '#domain/submissions/written-words.ts';
import { kindOf } from './mark-kinds.tsx';

type Version = { readonly text: string; readonly findings: readonly TextFinding[] };

type VersionsBesideProps = {
  readonly first: Version;
  readonly second: Version;
  readonly outcome: AssessmentOutcome;
};

/** What went away from the first version to the second, what is new, and what still stands. Rule 9.335. */
export function VersionsBeside({ first, second, outcome }: VersionsBesideProps) {
  const { t } = useTranslation('writing');
  if (outcome.kind === 'unassessed') {
    return (
      <p role="status" className="mt-4 rounded-control bg-sunk p-4 text-second">
        {t([`notAssessed.reason.${outcome.reason}`, 'notAssessed.reason.no_assessor'])}
      </p>
    );
  }
  const { gone, fresh, still } = compareVersions(first, second);
  return (
    <section className="mt-5 rounded-card border border-hairline bg-sunk p-4 sm:p-5">
      <h4 className="heading-4">{t('second.compare.title')}</h4>
      <p className="mt-1 text-ui text-second">
        {t('second.compare.words', { first: countWords(first.text), second: countWords(second.text) })}
      </p>
      <dl className="mt-3 space-y-3">
        <Group title={t('second.compare.gone', { count: gone.length })} text={first.text} findings={gone} />
        <Group
          title={t('second.compare.fresh', { count: fresh.length })}
          text={second.text}
          findings={fresh}
        />
        <Group
          title={t('second.compare.still', { count: still.length })}
          text={second.text}
          findings={still}
        />
      </dl>
      <p className="mt-3 text-ui text-second">{t('second.compare.note')}</p>
    </section>
  );
}

function Group({ title, text, findings }: { readonly title: string } & Version) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      {findings.length > 0 && (
        <dd lang="nb" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 font-serif">
          {findings.map((finding) => (
            <span
              key={`${finding.start} ${finding.code}`}
              className={`found-mark found-mark-${kindOf(finding)}`}
            >
              {text.slice(finding.start, finding.end)}
            </span>
          ))}
        </dd>
      )}
    </div>
  );
}
