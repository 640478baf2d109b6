import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';

/** Beside who wrote an answer: that it is a teacher's, and that the asker accepted it. Rule 9.449. */
export function AnswerMarks({
  byTeacher,
  isAccepted,
}: {
  readonly byTeacher: boolean;
  readonly isAccepted: boolean;
}) {
  const { t } = useTranslation('community');
  return (
    <>
      {byTeacher && (
        <span className="inline-flex items-center gap-1 rounded-full bg-blue-soft px-2 font-medium text-blue">
          <Icon name="lucide:graduation-cap" size={16} />
          {t('questions.byTeacher')}
        </span>
      )}
      {isAccepted && (
        <span className="inline-flex items-center gap-1 rounded-full bg-primary-soft px-2 font-medium text-text">
          <Icon name="lucide:circle-check" size={16} />
          {t('questions.accepted')}
        </span>
      )}
    </>
  );
}
