import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '#web/components/ask-dialog.tsx';

type AbortDialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  /** Something is answered, so a result can be made of it. */
  readonly canFinish: boolean;
  readonly onEnd: (status: 'finished' | 'aborted') => void;
};

/** 'Do you want to abort?' — with the gentler ways out beside it. Rule 2.30. */
export function AbortDialog({ ref, canFinish, onEnd }: AbortDialogProps) {
  const { t } = useTranslation('task');
  const finish = {
    label: t('abortDialog.finish'),
    look: 'secondary',
    onPress: () => onEnd('finished'),
  } as const;
  return (
    <AskDialog
      ref={ref}
      title={t('abortDialog.title')}
      text={t('abortDialog.text')}
      answers={[
        { label: t('abortDialog.continue'), look: 'primary' },
        ...(canFinish ? [finish] : []),
        { label: t('abortDialog.abort'), look: 'danger', onPress: () => onEnd('aborted') },
      ]}
    />
  );
}
