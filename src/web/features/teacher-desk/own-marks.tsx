import { useTranslation } from 'react-i18next';
import type { TeacherMark } from '#domain/teachers/teacher-feedback.ts';

type OwnMarksProps = {
  readonly text: string;
  readonly marks: readonly TeacherMark[];
  readonly isOpen: boolean;
  readonly edit: (mark: TeacherMark) => void;
};

/** The marks that are set, in the order of the text: each opens its editor. */
export function OwnMarks({ text, marks, isOpen, edit }: OwnMarksProps) {
  const { t } = useTranslation('teacher-desk');
  return (
    <>
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
                  <button type="button" className="mark-chip" disabled={!isOpen} onClick={() => edit(mark)}>
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
    </>
  );
}
