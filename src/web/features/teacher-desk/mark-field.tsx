import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeacherFeedback, TeacherMark } from '#domain/teachers/teacher-feedback.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { MarksBehind } from '#web/features/open-tasks/field-marks.tsx';
import { findingsOf } from '#web/features/open-tasks/teacher-findings.ts';
import { quoted } from '#web/formats/quoted.ts';
import { useLocale } from '#web/locale/locale.ts';
import { MarkEditor } from './mark-editor.tsx';
import { OwnMarks } from './own-marks.tsx';
import { RuleFindings } from './rule-findings.tsx';
import { useSelection } from './use-selection.ts';

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
  const { locale } = useLocale();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [edited, setEdited] = useState<TeacherMark | null>(null);
  const { text, category } = work;
  const { selected, read } = useSelection(field, text);
  const findings = findingsOf(marks);

  const begin = () => {
    const range = read();
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
            {selected ? quoted(text.slice(selected.start, selected.end), locale) : t('marks.none')}
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
      <OwnMarks text={text} marks={marks} isOpen={isOpen} edit={setEdited} />
      {isOpen && <RuleFindings work={work} marks={marks} change={change} />}
    </section>
  );
}
