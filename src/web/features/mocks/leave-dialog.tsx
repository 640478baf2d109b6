import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '#web/components/ask-dialog.tsx';

type LeaveDialogProps = { readonly ref: Ref<HTMLDialogElement>; readonly onLeave: () => void };

/** Asks before a part is left for good: it cannot be paused, and what is left has no result. */
export function LeaveDialog({ ref, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('mocks');
  return (
    <AskDialog
      ref={ref}
      title={t('leave.title')}
      text={t('leave.text')}
      answers={[
        { label: t('leave.back'), look: 'primary' },
        { label: t('leave.confirm'), look: 'danger', onPress: onLeave },
      ]}
    />
  );
}
