import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextFinding } from '#domain/submissions/assessment.ts';
import { FindingDetail } from './finding-detail.tsx';
import { kindOf, MarkLegend } from './mark-kinds.tsx';
import { textPieces } from './text-pieces.ts';

type MarkedTextProps = { readonly text: string; readonly findings: readonly TextFinding[] };

/**
 * Rule 9.334: the learner's text with a mark for each finding, told apart by colour, underline and name. A press says why,
 * what could stand there and what to practise; focus goes there and back.
 */
export function MarkedText({ text, findings }: MarkedTextProps) {
  const { t } = useTranslation('writing');
  const id = useId();
  const [open, setOpen] = useState<number | null>(null);
  const marks = useRef(new Map<number, HTMLButtonElement>());
  const detail = useRef<HTMLElement>(null);
  const pieces = textPieces(text, findings);
  const numbers = pieces.flatMap(({ number }) => number ?? []);
  useEffect(() => {
    if (open !== null) detail.current?.focus({ preventScroll: true });
  }, [open]);
  const close = () => {
    if (open !== null) marks.current.get(open)?.focus();
    setOpen(null);
  };
  const finding = open === null ? undefined : findings[open - 1];
  const at = open === null ? -1 : numbers.indexOf(open);
  return (
    <div>
      {findings.length > 0 && <MarkLegend findings={findings} />}
      <p lang="nb" className="reading mt-3 max-w-reading whitespace-pre-wrap">
        {pieces.map(({ words, number }, index) => {
          const marked = number === null ? undefined : findings[number - 1];
          return number === null || !marked ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change any more
            <span key={index}>{words}</span>
          ) : (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change any more
              key={index}
              ref={(button) => {
                if (button) marks.current.set(number, button);
              }}
              type="button"
              className={`found-mark found-mark-${kindOf(marked)}`}
              aria-expanded={open === number}
              aria-controls={open === number ? id : undefined}
              aria-description={t(`marks.kind.${kindOf(marked)}`)}
              onClick={() => setOpen(open === number ? null : number)}
            >
              {words}
            </button>
          );
        })}
      </p>
      {finding && (
        <FindingDetail
          ref={detail}
          id={id}
          text={text}
          finding={finding}
          onClose={close}
          place={{ number: at + 1, count: numbers.length }}
          onMove={(step) => setOpen(numbers[(at + step + numbers.length) % numbers.length] ?? null)}
        />
      )}
    </div>
  );
}
