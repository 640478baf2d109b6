import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '#web/components/ask-dialog.tsx';

/** Why it is asked first: nothing is answered or handed in, or the clip was not heard. */
export type HandInDoubt = 'skip' | 'skipOpen' | 'unheard';

type HandInDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  readonly doubt: HandInDoubt;
  /** To the question, or to the clip. */
  readonly onBack: () => void;
  readonly onHandIn: () => void;
};

/**
 * Asks before a task is handed in without an answer, or with one to a clip that was not played: answers are final.
 * Rule 2.28, Rule 9.241. The dialog gives the focus back to where it was; the way to question or clip takes it after that.
 */
export function HandInDialog({ ref, doubt, onBack, onHandIn }: HandInDialogProps) {
  const { t } = useTranslation('task');
  return (
    <AskDialog
      ref={ref}
      title={t(`${doubt}.title`)}
      text={t(`${doubt}.text`)}
      answers={[
        { label: t(`${doubt}.back`), look: 'primary', onPress: onBack },
        { label: t(`${doubt}.handIn`), look: 'secondary', onPress: onHandIn },
      ]}
    />
  );
}
