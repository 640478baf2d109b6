import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeacherFeedback, TeacherMark } from '#domain/teachers/teacher-feedback.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { MarksBehind } from '#web/features/open-tasks/field-marks.tsx';
import { findingsOf } from '#web/features/open-tasks/teacher-findings.ts';
import { MarkEditor } from './mark-editor.tsx';
import { RuleFindings } from './rule-findings.tsx';

type MarkFieldProps = {
  readonly work: TeacherWork;
  readonly marks: readonly TeacherMark[];
  readonly change: (change: Partial<TeacherFeedback>) => void;
  /** Whether marks may be set. */
  readonly isOpen: boolean;
};

/**
 * Rule 9.444: marks in the learner's text. It is a field that takes no change, so that words are selected as everywhere, by pointer,
 * thumb or Shift and arrows (one that is read-only has no cursor in Chromium); Enter or the button below begins a mark. The marks lie behind it, and stand below as buttons.
 */
export function MarkField({ work, marks, change, isOpen }: MarkFieldProps) {
  const { t } = useTranslation('teacher-desk');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [selected, setSelected] = useState<{ start: number; end: number } | null>(null);
  const [edited, setEdited] = useState<TeacherMark | null>(null);
  const { text, category } = work;
  const findings = findingsOf(marks);

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    area.addEventListener('beforeinput', (event) => event.preventDefault(), { signal });
    // React's own event misses selections that a thumb or a script makes.
    document.addEventListener(
      'selectionchange',
      () => {
        if (document.activeElement === area)
          setSelected(trimmed(text, area.selectionStart, area.selectionEnd));
      },
      { signal },
    );
    return () => leaving.abort();
  }, [text]);
  const begin = () => {
    const area = field.current;
    const range = area && trimmed(text, area.selectionStart, area.selectionEnd);
    if (!range || !isOpen) return;
    const there = marks.find(({ start, end }) => start === range.start && end === range.end);
    setEdited(there ?? { id: crypto.randomUUID(), ...range, kind: 'form', correction: '', note: '' });
  };
  const close = () => {
    setEdited(null);
    field.current?.focus();
  };
  const keep = (mark: TeacherMark) => {
    change({ marks: [...marks.filter((one) => one.id !== mark.id), mark] });
    close();
  };
  const remove = (mark: TeacherMark) => {
    change({ marks: marks.filter((one) => one.id !== mark.id) });
    close();
  };
  return (
    <section>
      <h2 id={`${id}-title`} className="heading-4">
        {t(category === 'write' ? 'work.answer.write' : 'work.transcript')}
      </h2>
      {isOpen && (
        <p id={`${id}-help`} className="mt-1 text-ui text-second">
          {t('marks.text')}
        </p>
      )}
      <div className="marked-field mt-2">
        <MarksBehind text={text} findings={findings} />
        <textarea
          ref={field}
          lang="nb"
          aria-readonly
          // No keyboard on a phone's screen.
          inputMode="none"
          value={text}
          onChange={() => {}}
          spellCheck={false}
          aria-labelledby={`${id}-title`}
          aria-describedby={isOpen ? `${id}-help` : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            begin();
          }}
        />
      </div>
      {isOpen && !edited && (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          {/* A press must not take the selection away. */}
          <Button onPointerDown={(event) => event.preventDefault()} onClick={begin}>
            {t('marks.mark')}
          </Button>
          <span className="min-w-0 truncate text-ui text-second" lang={selected ? 'nb' : undefined}>
            {selected ? `«${text.slice(selected.start, selected.end)}»` : t('marks.none')}
          </span>
        </p>
      )}
      {edited && (
        <MarkEditor
          key={edited.id}
          mark={edited}
          words={text.slice(edited.start, edited.end)}
          isNew={!marks.some((one) => one.id === edited.id)}
          {...{ keep, remove }}
          cancel={close}
        />
      )}
      <h3 className="mt-4 text-ui font-semibold">{t('marks.list')}</h3>
      {marks.length === 0 ? (
        <p className="text-ui text-second">{t('marks.empty')}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {marks
            .toSorted((one, other) => one.start - other.start)
            .map((mark) => {
              const words = text.slice(mark.start, mark.end);
              return (
                <li key={mark.id}>
                  <button
                    type="button"
                    className="mark-chip"
                    disabled={!isOpen}
                    onClick={() => setEdited(mark)}
                  >
                    <span className="sr-only">{t('marks.edit')} </span>
                    <span lang="nb" className={`found-mark found-mark-${mark.kind}`}>
                      {words}
                    </span>
                    {mark.correction !== '' && <span lang="nb"> → {mark.correction}</span>}
                  </button>
                </li>
              );
            })}
        </ul>
      )}
      {isOpen && <RuleFindings work={work} marks={marks} change={change} />}
    </section>
  );
}

/** A selection without the blanks at its ends; null when nothing is left of it. */
function trimmed(text: string, from: number, to: number): { start: number; end: number } | null {
  const words = text.slice(from, to);
  const start = from + (words.length - words.trimStart().length);
  const end = start + words.trim().length;
  return end > start ? { start, end } : null;
}
