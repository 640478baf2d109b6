import { useTranslation } from 'react-i18next';
import { type MarkKind, markKinds, type TextFinding } from '#domain/submissions/assessment.ts';

/** How a finding is drawn; one that says nothing of it goes by its criterion. */
export function kindOf({ mark, criterion }: TextFinding): MarkKind {
  return mark ?? (criterion === 'spelling' ? 'spelling' : criterion === 'grammar' ? 'form' : 'word');
}

/** Which underline means what, and how many there are of each. */
export function MarkLegend({ findings }: { readonly findings: readonly TextFinding[] }) {
  const { t } = useTranslation('writing');
  const counted = markKinds.flatMap((kind) => {
    const count = findings.filter((finding) => kindOf(finding) === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });
  return (
    <ul aria-label={t('marks.legend')} className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-ui text-second">
      {counted.map(({ kind, count }) => (
        <li key={kind}>
          <span className={`found-mark found-mark-${kind}`}>{t(`marks.kind.${kind}`)}</span> {count}
        </li>
      ))}
    </ul>
  );
}
