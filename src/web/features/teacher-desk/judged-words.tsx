import { useTranslation } from 'react-i18next';
import { TeacherWords } from '#web/features/open-tasks/teacher-words.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';

/** A judgement as the learner reads it: the level of the whole, then the words. Rule 9.444. */
export function JudgedWords({ feedback, text }: Parameters<typeof TeacherWords>[0]) {
  const { t } = useTranslation('teacher-answer');
  return (
    <div className="space-y-6">
      {feedback.level && (
        <dl>
          <dt className="text-ui text-second">{t('answer.teacherLevel')}</dt>
          <dd className="heading-3">
            <LevelChip level={feedback.level} />
          </dd>
        </dl>
      )}
      <TeacherWords feedback={feedback} text={text} />
    </div>
  );
}
