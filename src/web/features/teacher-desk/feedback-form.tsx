import { useTranslation } from 'react-i18next';
import { type Level, levels } from '#domain/levels/levels.ts';
import { feedbackLimits } from '#domain/teachers/feedback-limits.ts';
import type { TeacherCriterion } from '#domain/teachers/teacher-feedback.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Select } from '#web/forms/field.tsx';
import { PhraseField } from './phrase-field.tsx';
import { usePhrases } from './use-phrases.ts';
import type { ReviewDraft } from './use-review-draft.ts';

type FeedbackFormProps = { readonly work: TeacherWork; readonly draft: ReviewDraft };

/** The criteria with their levels, the level of the whole, and the words. Rule 9.444. */
export function FeedbackForm({ work, draft }: FeedbackFormProps) {
  const { t } = useTranslation(['teacher-desk', 'writing']);
  const phrases = usePhrases(work);
  const { feedback, change } = draft;
  const judge = (changed: TeacherCriterion) =>
    change({
      criteria: feedback.criteria.map((one) => (one.criterion === changed.criterion ? changed : one)),
    });
  return (
    <div className="space-y-8">
      <section>
        <h2 className="heading-4">{t('form.criteria')}</h2>
        <div className="mt-2 space-y-6">
          {feedback.criteria.map((one) => {
            const name = t(`writing:criteria.name.${one.criterion}`);
            return (
              <fieldset key={one.criterion} className="min-w-0 space-y-3 border-t border-hairline pt-3">
                <legend className="sr-only">{name}</legend>
                <LevelSelect label={name} value={one.level} onChange={(level) => judge({ ...one, level })} />
                <PhraseField
                  label={t('form.note')}
                  about={name}
                  value={one.note}
                  maxLength={feedbackLimits.note}
                  rows={1}
                  onChange={(note) => judge({ ...one, note })}
                  criterion={one.criterion}
                  phrases={phrases}
                />
              </fieldset>
            );
          })}
        </div>
      </section>
      <section>
        <h2 className="heading-4">{t('form.overall')}</h2>
        <p className="mt-1 mb-2 text-ui text-second">{t('form.overallText')}</p>
        <LevelSelect label={t('form.level')} value={feedback.level} onChange={(level) => change({ level })} />
      </section>
      {(['comment', 'strengths', 'nextSteps'] as const).map((part) => (
        <PhraseField
          key={part}
          label={t(`form.${part}`)}
          about={t(`form.${part}`)}
          value={feedback[part]}
          maxLength={feedbackLimits.words}
          rows={part === 'comment' ? 4 : 2}
          onChange={(words) => change({ [part]: words })}
          criterion={null}
          phrases={phrases}
        />
      ))}
    </div>
  );
}

function LevelSelect({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: Level | null;
  readonly onChange: (level: Level | null) => void;
}) {
  const { t } = useTranslation('teacher-desk');
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(levels.find((level) => level === target.value) ?? null)}
    >
      <option value="">{t('form.choose')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {level}
        </option>
      ))}
    </Select>
  );
}
