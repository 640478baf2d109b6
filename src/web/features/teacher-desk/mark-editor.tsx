import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markKinds } from '#domain/submissions/assessment.ts';
import { feedbackLimits } from '#domain/teachers/feedback-limits.ts';
import type { TeacherMark } from '#domain/teachers/teacher-feedback.ts';
import { Button } from '#web/components/button.tsx';
import { quoted } from '#web/formats/quoted.ts';
import { Input, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';

type MarkEditorProps = {
  readonly mark: TeacherMark;
  readonly words: string;
  readonly isNew: boolean;
  readonly keep: (mark: TeacherMark) => void;
  readonly remove: (mark: TeacherMark) => void;
  readonly cancel: () => void;
};

/** A mark's type, correction and reason. Escape leaves it as it was. */
export function MarkEditor({ mark, words, isNew, keep, remove, cancel }: MarkEditorProps) {
  const { t } = useTranslation(['teacher-desk', 'writing']);
  const { locale } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [needed, setNeeded] = useState(false);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name=correction]')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [correction, note] = ['correction', 'note'].map((name) => String(fields.get(name) ?? '').trim());
    const kind = markKinds.find((one) => one === fields.get('kind')) ?? mark.kind;
    if (!correction && !note) return setNeeded(true);
    keep({ ...mark, kind, correction: correction ?? '', note: note ?? '' });
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
      aria-label={t('marks.editor', { words })}
      className="mt-3 space-y-3 rounded-card border border-control bg-card p-4"
    >
      <p lang="nb" className="font-serif text-lg [overflow-wrap:anywhere]">
        {quoted(words, locale)}
      </p>
      <fieldset>
        <legend className="text-ui font-semibold">{t('marks.kind')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-5">
          {markKinds.map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-2 text-ui">
              <input type="radio" name="kind" value={kind} defaultChecked={kind === mark.kind} />
              <span className={`found-mark found-mark-${kind}`}>{t(`writing:marks.kind.${kind}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Input
        label={t('marks.correction')}
        name="correction"
        lang="nb"
        defaultValue={mark.correction}
        maxLength={feedbackLimits.correction}
        autoComplete="off"
        error={needed ? t('marks.needed') : null}
      />
      <TextArea
        label={t('marks.note')}
        name="note"
        rows={2}
        defaultValue={mark.note}
        maxLength={feedbackLimits.note}
      />
      <p className="flex flex-wrap gap-2">
        <Button type="submit">{t('marks.keep')}</Button>
        <Button variant="quiet" onClick={cancel}>
          {t('marks.cancel')}
        </Button>
        {!isNew && (
          <Button variant="quiet" onClick={() => remove(mark)}>
            {t('marks.remove')}
          </Button>
        )}
      </p>
    </form>
  );
}
