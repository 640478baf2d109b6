import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '#web/components/ask-dialog.tsx';

type HandInPartDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  /** Numbers of the tasks for which nothing is written. */
  readonly empty: readonly number[];
  readonly onGoTo: (number: number) => void;
  readonly onHandIn: () => void;
};

/** Asks before the texts of a part are handed in, and says for which tasks there is none. */
export function HandInPartDialog({ ref, empty, onGoTo, onHandIn }: HandInPartDialogProps) {
  const { t } = useTranslation(['open-mocks', 'mocks']);
  const [first] = empty;
  return (
    <AskDialog
      ref={ref}
      title={t('handIn.title')}
      text={
        <>
          {first !== undefined && <>{t('handIn.empty', { count: empty.length, list: empty.join(', ') })} </>}
          {t('handIn.text')}
        </>
      }
      answers={[
        first === undefined
          ? { label: t('handIn.back'), look: 'primary' }
          : {
              label: t('mocks:handIn.goTo', { number: first }),
              look: 'primary',
              onPress: () => onGoTo(first),
            },
        { label: t('handIn.confirm'), look: 'secondary', onPress: onHandIn },
      ]}
    />
  );
}
