import { useTranslation } from 'react-i18next';
import type { TextFinding } from '#domain/submissions/assessment.ts';
import { kindOf } from './mark-kinds.tsx';
import { textPieces } from './text-pieces.ts';

type Marked = { readonly text: string; readonly findings: readonly TextFinding[] };

/** A copy of a field's text that carries its marks, to lie behind the field. */
export function MarksBehind({ text, findings }: Marked) {
  return (
    <div aria-hidden="true" lang="nb" className="marked-field-marks">
      {textPieces(text, findings).map(({ words, number }, index) => {
        const marked = number === null ? undefined : findings[number - 1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
          <span key={index} className={marked && `found-mark found-mark-${kindOf(marked)}`}>
            {words}
          </span>
        );
      })}{' '}
    </div>
  );
}

/** The marked places as buttons, for whoever does not see or point. */
export function MarkChips({ text, findings, show }: Marked & { readonly show: (index: number) => void }) {
  const { t } = useTranslation('writing');
  if (findings.length === 0) return null;
  return (
    <ul aria-label={t('second.places')} className="mt-2 flex flex-wrap gap-2">
      {findings.map((one, index) => (
        <li key={`${one.start} ${one.code}`}>
          <button type="button" className="mark-chip" onClick={() => show(index)}>
            <span lang="nb" className={`found-mark found-mark-${kindOf(one)}`}>
              {text.slice(one.start, one.end)}
            </span>
            <span className="sr-only">{t(`marks.kind.${kindOf(one)}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
