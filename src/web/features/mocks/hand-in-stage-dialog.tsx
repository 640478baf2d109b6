import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '#web/components/ask-dialog.tsx';

type HandInStageDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  /** After it the part is over. */
  readonly isLast: boolean;
  readonly unanswered: readonly number[];
  readonly onGoTo: (position: number) => void;
  readonly onHandIn: () => void;
};

/** Asks before a test is handed in, as the exam does, and says which tasks have no answer: there is no way back. */
export function HandInStageDialog({ ref, isLast, unanswered, onGoTo, onHandIn }: HandInStageDialogProps) {
  const { t } = useTranslation('mocks');
  return (
    <AskDialog
      ref={ref}
      title={t(isLast ? 'handIn.titleLast' : 'handIn.title')}
      text={
        <>
          {unanswered.length > 0 && <>{t('handIn.unanswered', { count: unanswered.length })} </>}
          {t(isLast ? 'handIn.textLast' : 'handIn.text')}
        </>
      }
      answers={[
        { label: t('handIn.back'), look: 'primary' },
        { label: t(isLast ? 'handIn.confirmLast' : 'handIn.confirm'), look: 'secondary', onPress: onHandIn },
      ]}
    >
      {(closeAnd) =>
        unanswered.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-1.5" aria-label={t('handIn.list')}>
            {unanswered.map((position) => (
              <li key={position}>
                <button
                  type="button"
                  className="strip-number min-h-11 min-w-11"
                  aria-label={t('handIn.goTo', { number: position })}
                  onClick={closeAnd(() => onGoTo(position))}
                >
                  {position}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </AskDialog>
  );
}
